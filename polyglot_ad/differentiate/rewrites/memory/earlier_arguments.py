"""Programs that ask whether an argument is still what it was when they were last called.

    if (t == last) return kept;   last = t;   kept = …

What an earlier call kept is constant to a derivative (shadows/earlier.py). So where the argument is the same, it would be zero: at this one
point the program is constant, but beside it it is not, and there the branch goes the other way. In a derivative an input is equal to
nothing that an earlier call left: such comparisons have the outcome that they have for all arguments but one, and what was kept is computed
anew. Where a program finds what it kept by its order (a tree, a sorted table), the input lies next behind what is equal to it. Within a
call nothing changes: it is known what has been written in it (written_flags.py, and written_set.py where memory grows or several threads
use it).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.activity.edges import Spot
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.memory import Location, Node
from polyglot_ad.callees import is_memory_copy, is_memory_set
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import ConstantAggregate, Function, Module, Value

from .comparisons import OR_EQUAL, asks_for_same, compared, is_less, number
from .distances import Apart, Distance, Distances, difference
from .effects_admitted import admit_effects
from .moved_numbers import MovedNumbers
from .written_flags import Flag
from .written_set import WrittenSet

_SAME_BYTES = frozenset(("memcmp", "bcmp"))


@dataclass(frozen=True)
class _Side:
    """A number that may be kept, of a comparison. `above`: of one for the order, whether it holds for inputs above that number; of one with
    three outcomes, whether such inputs are the second of the two. `moved`: the other one, if it may be kept as well."""

    kept: Value
    above: bool | None = None
    moved: Value | None = None


@dataclass(frozen=True)
class _Far:
    """A distance between numbers, the questions that its differences are, and what the comparison says of numbers that are not the same."""

    value: Value
    distance: Distance
    asked: dict[ins.Instruction, _Asked]
    outcome: bool


@dataclass(frozen=True)
class _Asked:
    """`places`: the addresses, and what is there, of memory that outlives a call, where something asks whether an input is equal to that.
    `sides`: of a comparison of two numbers. `moved`: the input may have been put into such memory before it is compared (the node of a tree
    is made first, or what is compared takes the place of what was kept). `unsure`: it may be something else, too, or something that other
    memory holds."""

    by: ins.Instruction
    places: tuple[tuple[Value, Location], ...]
    sides: tuple[_Side, ...] = ()
    moved: bool = False
    unsure: bool = False
    apart: _Far | None = None

    @property
    def locations(self) -> set[Location]:
        return {location for _, location in self.places}

    @property
    def ordered(self) -> bool:
        return any(side.above is not None for side in self.sides)


def forget_arguments(module: Module, source: Function, activity: ActivityAnalysis, effects: Effects, concurrent: bool) -> bool:
    """Have no input be equal to what earlier calls of the program left in its memory; whether it compares any. `concurrent`: the program
    has several threads."""
    return _Comparisons(module, source, activity, effects).separate(concurrent)


class _Comparisons:
    def __init__(self, module: Module, source: Function, activity: ActivityAnalysis, effects: Effects) -> None:
        self.module = module
        self.source = source
        self.activity = activity
        self.effects = effects
        self.facts = activity.facts
        self.numbers = MovedNumbers(module, activity)
        self.distances = Distances(self.numbers)
        self._flags: dict[Location, Flag] = {}

    def separate(self, concurrent: bool) -> bool:
        found = [asked for f in self.module.functions.values() for i in f.instructions() if (asked := self._asked(i)) is not None]
        if not (found := _searches(found)):
            return False
        kept = {location for asked in found for location in asked.locations}
        written = WrittenSet(self.module, self.numbers, self.effects, kept, self._left | self._copies)
        admit_effects(self.module)
        b = Builder(before=next(i for i in self.source.blocks[0].instructions if i.opcode != "alloca"))
        if concurrent or written.moves or not all(map(self._is_exact, found)):
            for asked in found:
                self._ask(asked, written)
            written.note_all()
            written.begin(b)
            return True
        program = [i for f in self.module.functions.values() for i in f.instructions()]
        for asked in found:
            self._change(asked)
        for i in program:
            self._note(i)
        for flag in self._flags.values():
            flag.clear(b)
        return True

    # which ------------------------------------------------------------------------------------------------------------------

    def _asked(self, i: ins.Instruction) -> _Asked | None:
        if (both := compared(i)) is not None and (asked := self._of_numbers(i, *map(number, both))) is not None:
            return asked
        if isinstance(i, ins.Compare):
            return self._of_distance(i)
        if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name in _SAME_BYTES:
            for one, other in (i.arguments[:2], i.arguments[1::-1]):
                there, others = self._numbers(one), self._numbers(other)
                if there and others and self._outlives(one, there[0]) and not self._leads(there, others):
                    return _Asked(i, tuple((one, location) for location in there))
            return self._of_moved_bytes(i)
        return None

    def _of_distance(self, i: ins.Compare) -> _Asked | None:
        if (found := self.distances.asked(i)) is None:
            return None
        value, distance, outcome = found
        leaves = ((leaf, difference(leaf)) for leaf, parts in distance.items() if not parts)
        asked = {leaf: one for leaf, of in leaves if of is not None and (one := self._of_numbers(leaf, *of)) is not None}
        places = tuple(place for one in asked.values() for place in one.places)
        return _Asked(i, places, unsure=True, apart=_Far(value, distance, asked, outcome)) if asked else None

    def _of_moved_bytes(self, i: ins.Call) -> _Asked | None:
        """Of bytes that may both be kept: one of the two was made for this call, and may be put in the other's place."""
        places = [[(pointer, location) for location in self._numbers(pointer)] for pointer in i.arguments[:2]]
        if not all(found and self._outlives(*found[0]) for found in places):
            return None
        return _Asked(i, tuple(place for found in places for place in found), moved=True, unsure=True)

    def _of_numbers(self, i: ins.Instruction, one: Value, other: Value) -> _Asked | None:
        less = is_less(i)
        moved: dict[Value, list[tuple[Value, Location]]] = {}
        for kept, asked in ((one, other), (other, one)):
            found = [self._places(load) for load in self.numbers.loads(kept)]
            every = [place for places in found for place in places]
            lasting = [place for place in every if self._is_kept(*place)]
            if not lasting:
                continue
            if self._depends(asked, {location for _, location in lasting}):
                side = _Side(kept, None if less is None else (kept is one) == less)
                unsure = len(lasting) < len(every) or not all(found) or not self.numbers.is_loaded(kept)
                return _Asked(i, tuple(every), (side,), unsure=unsure)
            moved[kept] = every
        if len(moved) < 2:
            return None
        sides = (_Side(one, less, other), _Side(other, None if less is None else not less, one))
        return _Asked(i, tuple(place for places in moved.values() for place in places), sides, moved=True, unsure=True)

    def _places(self, load: ins.Load) -> list[tuple[Value, Location]]:
        """What a load may read, if nothing of it is an input."""
        if load.type.is_pointer:
            return []
        found = [location.find() for location in self.facts.locations(load.pointer, load.type)]
        return [] if any(map(self.activity.is_input, found)) else [(load.pointer, location) for location in found]

    def _is_kept(self, pointer: Value, location: Location) -> bool:
        """Whether memory may hold what an earlier call left, there or where it is moved from."""
        return location in self._copies or (self._holds_inputs(location) and self._outlives(pointer, location))

    @cached_property
    def _left(self) -> frozenset[Location]:
        """What earlier calls left, if it depends on inputs."""
        nodes = [node.find()[0] for node in self._lasting if "unknown" not in node.find()[0].origins]
        return self._of_inputs({location for node in nodes for location in node.locations()})

    @cached_property
    def _copies(self) -> frozenset[Location]:
        """Where the program moves that: what is passed by address, say."""
        return self._of_inputs(self.numbers.moved_from(self._left))

    def _of_inputs(self, found: Collection[Location]) -> frozenset[Location]:
        """Those that depend on inputs, and are none."""
        every = {location.find() for location in found}
        return frozenset(location for location in every if self._holds_inputs(location) and not self.activity.is_input(location))

    def _is_exact(self, asked: _Asked) -> bool:
        """Whether flags tell apart what is asked about."""
        if asked.unsure or asked.ordered or any(isinstance(side.kept.type, ty.VectorType) for side in asked.sides):
            return False
        return all(Flag.is_exact(self.facts, self.facts.node(pointer).find()[0]) for pointer, _ in asked.places)

    def _outlives(self, pointer: Value, location: Location) -> bool:
        """Whether memory may hold what an earlier call left, and no input of this one."""
        node = self.facts.node(pointer).find()[0]
        return node in self._lasting and "unknown" not in node.origins and not self.activity.is_input(location)

    @cached_property
    def _lasting(self) -> frozenset[Node]:
        outside = [node for node in self.facts.memory.nodes if node.find()[0].origins & {"global", "argument"}]
        return frozenset(self.facts.memory.reachable(outside))

    def _holds_inputs(self, location: Location) -> bool:
        return bool(location.content.find().floats) and self.activity.is_varied(location)

    def _numbers(self, pointer: Value) -> list[Location]:
        """The numbers from an address on that depend on inputs."""
        if not self.facts.is_pointer(pointer):
            return []
        return [location for field in self.facts.fields(pointer, None)[0] if self._holds_inputs(location := field.location.find())]

    def _depends(self, value: Value, kept: Collection[Location]) -> bool:
        """Whether a value depends on an input, and is not itself from the memory (the largest of some numbers is one of them)."""
        if isinstance(value, ins.Cast) and value.opcode == "bitcast":
            return self._depends(value.operands[0], kept)
        if isinstance(value, ins.Load):
            read = {location.find() for location in self.facts.locations(value.pointer, value.type)}
            return any(map(self._holds_inputs, read)) and not self._leads(kept, read)
        return self.activity.is_varied(value) and not self._leads(kept, {value})

    def _leads(self, kept: Collection[Spot], to: Collection[Spot]) -> bool:
        seen = set(kept)
        work = list(seen)
        while work:
            for target in self.activity.graph.forward.get(work.pop(), ()):
                if target not in seen:
                    seen.add(target)
                    work.append(target)
        return not seen.isdisjoint(to)

    # how --------------------------------------------------------------------------------------------------------------------

    def _ask(self, asked: _Asked, written: WrittenSet) -> None:
        i = asked.by
        assert i.block is not None
        b, users = Builder(before=i.block.after(i)), [*dict.fromkeys(i.users)]
        if (apart := asked.apart) is not None:
            differences = apart.asked
            is_apart = Apart(self.distances, apart.distance, lambda b, one: _is_old(b, one, differences.get(one), written), written)
            found = is_apart.ask(apart.value)
            _replace(i, users, b.select(found, _every(i.type, apart.outcome), i))
            return
        if not asked.sides:
            assert isinstance(i, ins.Call)
            stays: Value = written.any(b, asked.places[0][0], i.arguments[2])
            if asked.moved:
                stays = b.icmp("eq", written.any(b, i.arguments[0], i.arguments[2]), written.any(b, i.arguments[1], i.arguments[2]))
            _replace(i, users, b.select(stays, i, const_int(i.type, 1)))
            return
        made: Value = i
        for side in asked.sides:
            stays = written.made(b, side.kept)
            if side.moved is not None:
                stays = b.binary("or", stays, b.binary("xor", written.made(b, side.moved), _every(i.type, 1)))
            if side.above is not None:
                stays = b.binary("or", stays, _unequal(b, i))
            made = b.select(stays, made, _every(i.type, _outcome(i, side)))
        _replace(i, users, made)

    def _change(self, asked: _Asked) -> None:
        i = asked.by
        assert i.block is not None
        b, users = Builder(before=i.block.after(i)), [*dict.fromkeys(i.users)]
        written: Value | None = None
        for pointer, location in asked.places:
            if location not in self._flags:
                self._flags[location] = Flag(self.module, self.facts, self.facts.node(pointer).find()[0])
            found = self._flags[location].read(b, pointer)
            written = found if written is None else b.binary("or", written, found)
        assert written is not None
        _replace(i, users, b.select(written, i, const_int(i.type, _outcome(i, asked.sides[0]) if asked.sides else 1)))

    def _note(self, i: ins.Instruction) -> None:
        """Say what an instruction may write. To say too much is to leave a comparison as it is."""
        b = Builder(before=i)
        if isinstance(i, ins.Store):
            size = const_int(ty.I64, self.facts.layout.size(i.value.type))
            for location in dict.fromkeys(one.find() for one in self.facts.locations(i.pointer, i.value.type)):
                if location in self._flags:
                    self._flags[location].note(b, i.pointer, size)
        elif is_memory_copy(i) or is_memory_set(i):
            assert isinstance(i, ins.CallBase)
            self._note_all(b, i.arguments[0], i.arguments[2])
        elif isinstance(i, ins.AtomicRMW | ins.CmpXchg):
            self._note_all(b, i.operands[0])
        elif isinstance(i, ins.CallBase) and not self._is_seen(i):
            for argument in i.arguments:
                if self.facts.is_pointer(argument):
                    self._note_all(b, argument)

    def _is_seen(self, call: ins.CallBase) -> bool:
        """Whether all that a call may write is written by the program's own instructions, or it writes nothing."""
        called = call.called_function
        if called is None:
            return self.activity.called.all_known(call)
        return bool(called.blocks) or called.name.startswith("llvm.") or called.name in _SAME_BYTES

    def _note_all(self, b: Builder, pointer: Value, size: Value | None = None) -> None:
        inside = {location.find() for location in self.facts.node(pointer).find()[0].locations()}
        for location, flag in self._flags.items():
            if location in inside:
                flag.note(b, pointer, size)


def _is_old(b: Builder, difference: Value, asked: _Asked | None, written: WrittenSet) -> Value:
    """i1, or one for each lane: whether a difference is between an input and what an earlier call left."""
    type = ty.vector(ty.I1, difference.type.count) if isinstance(difference.type, ty.VectorType) else ty.I1
    found: Value = _every(type, 0)
    for side in asked.sides if asked is not None else ():
        old = b.binary("xor", written.made(b, side.kept), _every(type, 1))
        if side.moved is not None:
            old = b.binary("and", old, written.made(b, side.moved))
        found = b.binary("or", found, old)
    return found


def _searches(found: list[_Asked]) -> list[_Asked]:
    """Without comparisons for the order by which nothing is found: limits, and largest numbers. A search compares both ways, or asks at its
    end whether it is the same number."""
    inputs = [asked for asked in found if not asked.moved]
    same = {location for asked in found if _is_for_same(asked) for location in asked.locations}
    above, below = ({x for asked in inputs for side in asked.sides if side.above is way for x in asked.locations} for way in (True, False))
    sought = same | (above & below)
    return [asked for asked in found if asked.locations & sought and any(_differs(asked.by, side) for side in asked.sides or (None,))]


def _is_for_same(asked: _Asked) -> bool:
    return not asked.ordered or (not asked.moved and isinstance(asked.by, ins.Call))


def _outcome(i: ins.Instruction, side: _Side) -> int:
    """That of everywhere else; of a comparison for the order, next above what was kept."""
    if isinstance(i, ins.Call):
        return -1 if side.above else 1
    return side.above if side.above is not None else not (isinstance(i, ins.Compare) and asks_for_same(i))


def _differs(i: ins.Instruction, side: _Side | None) -> bool:
    """Whether it is not that of equal numbers."""
    return side is None or side.above is None or not isinstance(i, ins.Compare) or side.above != (i.predicate in OR_EQUAL)


def _unequal(b: Builder, i: ins.Instruction) -> Value:
    one, other = i.operands[:2]
    return b.fcmp("une", one, other) if one.type.scalar.is_float else b.icmp("ne", one, other)


def _every(type: Type, outcome: int) -> Value:
    if not isinstance(type, ty.VectorType):
        return const_int(type, outcome)
    return ConstantAggregate(type, (const_int(type.element, outcome),) * type.count)


def _replace(i: ins.Instruction, users: list[ins.Instruction], made: Value) -> None:
    for user in users:
        for index, operand in enumerate(user.operands):
            if operand is i:
                user.set_operand(index, made)
