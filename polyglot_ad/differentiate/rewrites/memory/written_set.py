"""What memory a program has written since a call began, by address (runtime/memory/written.c): for memos in memory that grows and moves,
and in that of several threads.

A number that is only moved is as old as it was: entries that an earlier call left stay so when a table grows, is sorted or hashed anew. So
every value in a register that may be one of these has a mask, a bit for every four bytes, that says what of it this call has made.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from polyglot_ad.analysis.effects import EVERYTHING, Effects
from polyglot_ad.analysis.memory import Location
from polyglot_ad.callees import allocation_of, is_memory_copy, is_memory_set
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, ConstantAggregate, ConstantInt, ConstantZero, GlobalVariable, Module, Value
from polyglot_ad.symbols import WRITTEN

from .moved_numbers import LANES, MovedNumbers

_GRAIN = 4
_WIDEST = 64 * _GRAIN
_FIELDS = 4
"""Words of the set."""
_ALL = const_int(ty.I64, -1)
_ASKED = 14
"""What is asked of a result."""
_PASSED = 15
"""The number of an argument, by which its mask is passed; the last is that of a result."""


class WrittenSet:
    """`kept`: the locations that inputs are compared with; `old`: those that may hold what an earlier call left."""

    def __init__(
        self, module: Module, numbers: MovedNumbers, effects: Effects, kept: Collection[Location], old: Collection[Location]
    ) -> None:
        self.numbers = numbers
        self.activity = numbers.activity
        self.facts = self.activity.facts
        self.effects = effects
        self._program = [i for f in module.functions.values() for i in f.instructions()]
        moved = numbers.moved_into(kept).intersection(old)
        self.moves = bool(moved)
        """Whether the program moves what it keeps."""
        self._tracked = moved | set(kept)
        self._module = module
        self._masks: dict[Value, Value] = {}
        self._returned: set[ins.Return] = set()
        self._said: set[ins.Instruction] = set()
        self._passed: dict[ins.Call, Value] = {}

    @cached_property
    def _set(self) -> GlobalVariable:
        return self._new()

    @cached_property
    def _said_of_memory(self) -> GlobalVariable:
        return self._new()

    def _new(self) -> GlobalVariable:
        type = ty.array(ty.I64, _FIELDS)
        made = GlobalVariable(self._module.unique_name(WRITTEN), type, zero(type), prefix="internal")
        self._module.add_global(made)
        return made

    def begin(self, b: Builder) -> None:
        of_memory = any(isinstance(i, ins.Store) for i in self._said)
        for made in (self._set, self._said_of_memory) if of_memory else (self._set,):
            b.call_named(f"{WRITTEN}.begin", ty.VOID, [made])

    def any(self, b: Builder, pointer: Value, size: Value) -> Value:
        """i1: whether any of so many bytes has been made in this call."""
        return b.icmp("ne", b.call_named(f"{WRITTEN}.any", ty.I64, [self._set, pointer, _wide(b, size)]), const_int(ty.I64, 0))

    def made(self, b: Builder, value: Value) -> Value:
        """i1, or one for each lane: whether any of a value's bytes has been made in this call."""
        mask = self.mask(value)
        if not isinstance(value.type, ty.VectorType):
            return b.icmp("ne", mask, const_int(ty.I64, 0))
        found = b.undef(ty.vector(ty.I1, value.type.count))
        for lane in range(value.type.count):
            of_lane = b.icmp("ne", self._lane(b, value, lane), const_int(ty.I64, 0))
            found = b.insert(ins.InsertElement(found, of_lane, const_int(ty.I32, lane)))
        return found

    # which memory -------------------------------------------------------------------------------------------------------------

    def _touches(self, pointer: Value, type: Type) -> bool:
        return not self._tracked.isdisjoint(self.numbers.locations(pointer, type))

    def _reaches(self, pointer: Value) -> bool:
        return self.facts.is_pointer(pointer) and any(location.find() in self._tracked for location in self.facts.all_locations(pointer))

    # registers ----------------------------------------------------------------------------------------------------------------

    def mask(self, value: Value) -> Value:
        """i64: the bits of a value."""
        if not isinstance(value, ins.Instruction | Argument) or not self._may_be_old(value):
            return _ALL
        if value not in self._masks:
            self._masks[value] = self._of_argument(value) if isinstance(value, Argument) else self._make(value)
        return self._masks[value]

    def _may_be_old(self, value: Value) -> bool:
        return self._size(value.type) <= _WIDEST and any(self._reads(load) for load in self.numbers.loads(value))

    def _reads(self, load: ins.Load) -> bool:
        """Whether a load reads what is tracked. What the caller writes to its own arrays is not noted."""
        found = self.numbers.locations(load.pointer, load.type)
        return not self._tracked.isdisjoint(found) and not any(map(self.activity.is_input, found))

    def _make(self, i: ins.Instruction) -> Value:
        assert i.block is not None
        if isinstance(i, ins.Phi):
            made = self._masks[i] = Builder(before=i.block.instructions[0]).phi(ty.I64)
            for value, block in zip(i.operands, i.blocks, strict=True):
                made.add_incoming(self.mask(value), block)
            return made
        if isinstance(i, ins.CallBase):
            return self._of_result(i)
        b = Builder(before=i.block.after(i))
        if isinstance(i, ins.Load):
            return b.call_named(f"{WRITTEN}.mask", ty.I64, [self._set, i.pointer, self._bytes(i)])
        if isinstance(i, ins.Select):
            condition, one, other = i.operands
            return b.select(condition, self.mask(one), self.mask(other)) if condition.type is ty.I1 else _ALL
        return self._of_lanes(b, i) if isinstance(i, LANES) else self.mask(i.operands[0])

    def _of_argument(self, argument: Argument) -> Value:
        """Whoever calls passes it."""
        function = argument.function
        if function is None or argument.index >= _ASKED:
            return _ALL
        first = next(i for i in function.blocks[0].instructions if i.opcode != "alloca")
        made = self._masks[argument] = self._take(Builder(before=first), argument.index)
        for call in self.numbers.sites(function):
            self._give(Builder(before=call), argument.index, self.mask(call.arguments[argument.index]))
        return made

    def _of_result(self, call: ins.CallBase) -> Value:
        """Whoever returns passes it."""
        assert call.block is not None
        if not isinstance(call, ins.Call):
            return _ALL
        made = self._masks[call] = self._take(Builder(before=call.block.after(call)), _PASSED)
        for leaving in self.numbers.returns(call):
            if leaving not in self._returned:
                self._returned.add(leaving)
                self._give(Builder(before=leaving), _PASSED, self.mask(leaving.operands[0]))
        return made

    # what is asked of numbers that are put together --------------------------------------------------------------------------

    def passed(self, call: ins.Call) -> Value:
        """i1: what was said (`passes`) of the result of a call."""
        if call not in self._passed:
            assert call.block is not None
            b = Builder(before=call.block.after(call))
            self._passed[call] = b.icmp("ne", self._take(b, _ASKED), _ALL)
        return self._passed[call]

    def passes(self, leaving: ins.Return, asked: Value) -> None:
        if leaving not in self._said:
            self._said.add(leaving)
            b = Builder(before=leaving)
            self._give(b, _ASKED, b.select(asked, const_int(ty.I64, 0), _ALL))

    def stored(self, load: ins.Load) -> Value:
        """i1: what was said (`stores`) of a number in memory."""
        assert load.block is not None
        b = Builder(before=load.block.after(load))
        found = b.call_named(f"{WRITTEN}.any", ty.I64, [self._said_of_memory, load.pointer, self._bytes(load)])
        return b.icmp("ne", found, const_int(ty.I64, 0))

    def stores(self, store: ins.Store, asked: Value) -> None:
        if store not in self._said:
            self._said.add(store)
            b = Builder(before=store)
            mask = b.cast("sext", asked, ty.I64)
            b.call_named(f"{WRITTEN}.put", ty.VOID, [self._said_of_memory, store.pointer, self._bytes(store.value), mask])

    # registers ----------------------------------------------------------------------------------------------------------------

    def _give(self, b: Builder, place: int, mask: Value) -> None:
        b.call_named(f"{WRITTEN}.give", ty.VOID, [const_int(ty.I64, place), mask])

    def _take(self, b: Builder, place: int) -> Value:
        return b.call_named(f"{WRITTEN}.take", ty.I64, [const_int(ty.I64, place)])

    def _of_lanes(self, b: Builder, i: ins.Instruction) -> Value:
        if isinstance(i, ins.ExtractElement):
            lane = i.operands[1]
            return self._lane(b, i.operands[0], lane.value) if isinstance(lane, ConstantInt) else _ALL
        if isinstance(i, ins.InsertElement):
            vector, element, lane = i.operands
            if not isinstance(lane, ConstantInt):
                return _ALL
            width = self._grains(element.type)
            place, ones = lane.value * width, (1 << width) - 1
            rest = b.binary("and", self.mask(vector), const_int(ty.I64, ~(ones << place)))
            own = b.binary("and", self.mask(element), const_int(ty.I64, ones))
            return b.binary("or", rest, b.binary("shl", own, const_int(ty.I64, place)))
        left, right, mask = i.operands
        assert isinstance(left.type, ty.VectorType) and isinstance(mask.type, ty.VectorType)
        if not isinstance(mask, ConstantAggregate | ConstantZero):
            return _ALL
        lanes = mask.elements if isinstance(mask, ConstantAggregate) else [const_int(ty.I32, 0)] * mask.type.count
        width = self._grains(left.type.element)
        found: Value = const_int(ty.I64, 0)
        for place, lane in enumerate(lanes):
            if isinstance(lane, ConstantInt):
                own = self._lane(b, right if lane.value >= left.type.count else left, lane.value % left.type.count)
                found = b.binary("or", found, b.binary("shl", own, const_int(ty.I64, place * width)))
        return found

    def _lane(self, b: Builder, vector: Value, lane: int) -> Value:
        assert isinstance(vector.type, ty.VectorType)
        width = self._grains(vector.type.element)
        moved = b.binary("lshr", self.mask(vector), const_int(ty.I64, lane * width))
        return b.binary("and", moved, const_int(ty.I64, (1 << width) - 1))

    def _size(self, type: Type) -> int:
        return self.facts.layout.size(type)

    def _grains(self, type: Type) -> int:
        return -(-self._size(type) // _GRAIN)

    def _bytes(self, i: Value) -> Value:
        return const_int(ty.I64, self._size(i.type))

    # memory -------------------------------------------------------------------------------------------------------------------

    def note_all(self) -> None:
        """Have the program say what it writes, wherever it does."""
        for i in self._program:
            if isinstance(i, ins.Store):
                if self._touches(i.pointer, i.value.type):
                    self._note_store(i)
            elif isinstance(i, ins.AtomicRMW | ins.CmpXchg):
                if self._touches(i.operands[0], i.operands[1].type):
                    self._note(Builder(before=i), i.operands[0], self._bytes(i.operands[1]))
            elif isinstance(i, ins.CallBase):
                self._note_call(i)

    def _note(self, b: Builder, pointer: Value, size: Value) -> None:
        b.call_named(f"{WRITTEN}.note", ty.VOID, [self._set, pointer, _wide(b, size)])

    def _note_store(self, i: ins.Store) -> None:
        b, mask = Builder(before=i), self.mask(i.value)
        if mask is _ALL:
            self._note(b, i.pointer, self._bytes(i.value))
        else:
            b.call_named(f"{WRITTEN}.put", ty.VOID, [self._set, i.pointer, self._bytes(i.value), mask])

    def _note_call(self, i: ins.CallBase) -> None:
        """What other functions of the program write, these say."""
        b = Builder(before=i)
        if is_memory_copy(i) or is_memory_set(i):
            target, source, size = i.arguments[:3]
            if not self._reaches(target):
                return
            if is_memory_copy(i) and self._reaches(source):
                b.call_named(f"{WRITTEN}.copy", ty.VOID, [self._set, target, source, _wide(b, size)])
            else:
                self._note(b, target, size)
        elif (row := allocation_of(i)) is not None:
            if row.kind == "realloc" and row.pointer is not None and row.place < 0 and isinstance(i, ins.Call) and self._reaches(i):
                assert i.block is not None
                b = Builder(before=i.block.after(i))
                size = i.arguments[row.size[0]]
                for factor in row.size[1:]:
                    size = b.mul(size, i.arguments[factor])
                b.call_named(f"{WRITTEN}.copy", ty.VOID, [self._set, i, i.arguments[row.pointer], _wide(b, size)])
        elif i.called_function is None or not i.called_function.blocks:
            written = self.effects.writes(i)
            if written is EVERYTHING or not self._tracked.isdisjoint(location.find() for location in written):
                b.call_named(f"{WRITTEN}.all", ty.VOID, [self._set])


def _wide(b: Builder, size: Value) -> Value:
    return size if size.type is ty.I64 else b.cast("zext", size, ty.I64)
