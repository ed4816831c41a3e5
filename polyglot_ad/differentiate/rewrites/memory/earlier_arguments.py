"""Programs that ask whether an argument is still what it was when they were last called.

    if (t == last) return kept;   last = t;   kept = …

What an earlier call kept is constant to a derivative (shadows/earlier.py). So where the argument is the same, it would be zero: at this one
point the program is constant, but beside it it is not, and there the branch goes the other way. In a derivative an input is equal to
nothing that an earlier call left: such comparisons have the outcome that they have for all arguments but one, and what was kept is computed
anew. Within a call nothing changes: flags say what has been written in it (written_flags.py).
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.activity.graph import Spot
from polyglot_ad.analysis.memory import Location, Node
from polyglot_ad.callees import is_memory_copy, is_memory_set
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_float, const_int
from polyglot_ad.ir.values import Constant, ConstantFloat, Function, Module, Value

from .written_flags import Flag

_EQUAL, _UNEQUAL = frozenset(("oeq", "ueq", "eq")), frozenset(("one", "une", "ne"))
_LESS, _MORE = frozenset(("olt", "ult", "ole", "ule")), frozenset(("ogt", "ugt", "oge", "uge"))
_SAME_BYTES = frozenset(("memcmp", "bcmp"))
_NEAR = 1e-6
"""`fabs(t - last) < 1e-12` also asks for the same number: a distance up to this, or a factor of one."""


def forget_arguments(module: Module, source: Function, activity: ActivityAnalysis) -> bool:
    """Have no input be equal to what earlier calls of the program left in its memory; whether it compares any."""
    return _Comparisons(module, source, activity).separate()


class _Comparisons:
    def __init__(self, module: Module, source: Function, activity: ActivityAnalysis) -> None:
        self.module = module
        self.source = source
        self.activity = activity
        self.facts = activity.facts
        self._flags: dict[Location, Flag] = {}

    def separate(self) -> bool:
        found = [(i, asked) for f in self.module.functions.values() for i in f.instructions() if (asked := self._asked(i)) is not None]
        if not found:
            return False
        program = [i for f in self.module.functions.values() for i in f.instructions()]
        for i, places in found:
            self._change(i, places)
        for i in program:
            self._note(i)
        b = Builder(before=next(i for i in self.source.blocks[0].instructions if i.opcode != "alloca"))
        for flag in self._flags.values():
            flag.clear(b)
        return True

    # which ------------------------------------------------------------------------------------------------------------------

    def _asked(self, i: ins.Instruction) -> list[tuple[Value, Location]] | None:
        """The addresses, and what is there, of memory that outlives a call, where this asks whether an input is equal to that."""
        if isinstance(i, ins.Compare):
            compared = _compared(i)
            for one, other in (compared, compared[::-1]) if compared else ():
                kept = [place for load in _loads(one) for place in self._kept(load)]
                if kept and self._depends(other, {location for _, location in kept}):
                    return kept
        if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name in _SAME_BYTES:
            for one, other in (i.arguments[:2], i.arguments[1::-1]):
                there, others = self._numbers(one), self._numbers(other)
                if there and others and self._outlives(one, there[0]) and not self._leads(there, others):
                    return [(one, location) for location in there]
        return None

    def _kept(self, load: ins.Load) -> list[tuple[Value, Location]]:
        if load.type.is_pointer:
            return []
        found = [location.find() for location in self.facts.locations(load.pointer, load.type)]
        kept = all(self._holds_inputs(location) and self._outlives(load.pointer, location) for location in found)
        return [(load.pointer, location) for location in found] if kept else []

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

    def _change(self, i: ins.Instruction, places: list[tuple[Value, Location]]) -> None:
        assert i.block is not None
        b = Builder(before=i.block.after(i))
        users = [*dict.fromkeys(i.users)]
        written: Value | None = None
        for pointer, location in places:
            if location not in self._flags:
                self._flags[location] = Flag(self.module, self.facts, self.facts.node(pointer).find()[0])
            found = self._flags[location].read(b, pointer)
            written = found if written is None else b.binary("or", written, found)
        assert written is not None
        equal = isinstance(i, ins.Compare) and _asks_for_same(i)
        made = b.select(written, i, const_int(i.type, 0 if equal else 1))
        for user in users:
            for index, operand in enumerate(user.operands):
                if operand is i:
                    user.set_operand(index, made)

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


def _compared(i: ins.Compare) -> tuple[Value, Value] | None:
    """Two numbers that a comparison asks whether they are the same."""
    one, other = i.operands
    if one.type.is_vector:
        return None
    if i.predicate in _EQUAL | _UNEQUAL:
        return one, other
    distance = _distance(i)
    return (distance.operands[0], distance.operands[1]) if distance is not None else None


def _asks_for_same(i: ins.Compare) -> bool:
    """Whether the comparison holds where the numbers are the same; else it does not."""
    if i.predicate in _EQUAL | _UNEQUAL:
        return i.predicate in _EQUAL
    return (i.predicate in _LESS) == (_size_of(i.operands[0]) is not None)


def _distance(i: ins.Compare) -> ins.BinaryOp | None:
    """`a - b`, where the comparison is of its size with next to nothing."""
    if i.predicate not in _LESS | _MORE:
        return None
    for size, bound in (i.operands, i.operands[::-1]):
        found = _size_of(size)
        if found is not None and _is_small(bound):
            return found
    return None


def _size_of(value: Value) -> ins.BinaryOp | None:
    if not isinstance(value, ins.Call) or value.called_function is None or not value.called_function.name.startswith("llvm.fabs."):
        return None
    inside = value.arguments[0]
    return inside if isinstance(inside, ins.BinaryOp) and inside.opcode == "fsub" else None


def _is_small(bound: Value) -> bool:
    if isinstance(bound, ConstantFloat):
        # The patterns of positive numbers are in the order of the numbers.
        return bound.type in (ty.DOUBLE, ty.FLOAT) and 0 <= bound.bits <= const_float(bound.type, _NEAR).bits
    factors = bound.operands if isinstance(bound, ins.BinaryOp) and bound.opcode == "fmul" else ()
    return any(isinstance(factor, ConstantFloat) and _is_small(factor) for factor in factors)


def _loads(value: Value) -> list[ins.Load]:
    """The loads that a value may be, if it is nothing else but a constant: memory that is made where there is none yet is read on one of
    two ways."""
    seen, work = {value}, [value]
    found = []
    while work:
        one = work.pop()
        if isinstance(one, ins.Load):
            found.append(one)
            continue
        if not isinstance(one, ins.Phi | ins.Select):
            return []
        ways = one.operands if isinstance(one, ins.Phi) else one.operands[1:]
        new = [way for way in ways if way not in seen and not isinstance(way, Constant)]
        seen.update(new)
        work += new
    return found
