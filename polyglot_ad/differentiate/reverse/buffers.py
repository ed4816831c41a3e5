"""Where cached values lie: stores to the cache in the forward half, loads from it in the reverse half.

A value without a plan (`plans.py`) has a stack slot. A plan that is entered once has an array for each of its values: on the stack where
it is small, else all that begin before the same loop in one block of memory. Plans that may be entered many times have one buffer each,
used as a stack that grows geometrically: `top` is where the next entry begins, and is moved back when the reverse pass enters the loop.
An entry holds an array per value when its length is known, so that neighbouring iterations are neighbours in memory; in loops of unknown
length it is a row of records. What lies together is of one type: a derivative is differentiated again, and then the memory analysis must
tell numbers from addresses and flags. Large blocks are few on purpose: many of them are given back to the system one by one, and each
page of them costs a fault when it comes again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING

from polyglot_ad.analysis.induction import constant_iterations
from polyglot_ad.analysis.loops import Loop
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Value

from ..rewrites.control.blocks import split_block
from . import long_lived
from .joins import Joins
from .lookup import Lookup
from .plans import Plan, Plans
from .recorder import explain_kept

if TYPE_CHECKING:
    from .caching import Storage
    from .generator import ReverseGenerator

_LINE = 64
"""Bytes to which the pieces of a block are rounded."""
_ALIGN = 16
"""Alignment of the entries of a stack, which is that of allocated memory."""
_FIRST = 1024
"""Bytes with which a stack begins."""
_ON_STACK = 512
"""Bytes up to which a cache of a constant number of elements lies on the stack."""

At = Callable[[Value], Value]
"""Turns a value of the forward half into one that is available where code is written."""


Company = ty.Type | Value


@dataclass(eq=False)
class Slot:
    """A stack slot that carries a value from the forward half to the reverse half."""

    memory: ins.Alloca
    type: ty.Type


@dataclass(eq=False)
class Growing:
    """A buffer that is used as a stack. `reverse_base`: where the entry begins that the reverse pass is at."""

    buffer: Slot
    top: ins.Alloca
    capacity: ins.Alloca
    reverse_base: ins.Alloca


@dataclass(eq=False)
class Stack(Growing):
    """The buffer of a plan whose entries are stacked. `offsets`: where in a record each value lies; `record`: bytes per iteration."""

    plan: Plan
    values: list[Value]
    offsets: dict[Value, int]
    record: int
    base: Value = field(default_factory=lambda: const_int(ty.I64, 0))


class Buffers:
    def __init__(self, generator: ReverseGenerator, plans: Plans) -> None:
        self.g = generator
        self.entry = generator.entry
        self.plans = plans
        self.crossing: list[Slot] = []
        self._layout = generator.program.layout
        self._slots: dict[Value, Slot] = {}
        self._direct: dict[Value, Value] = {}
        """Values without a slot, as they are at the end of the forward half."""
        self._long_lived = long_lived.LongLived(self._first_block, self._size)
        self._stacks: dict[tuple[Plan, Company], Stack] = {}
        self._pieces: dict[tuple[Loop, Company], list[tuple[Value, Slot]]] = {}
        """What is allocated before a loop: sizes, and where the addresses go."""
        self._blocks: list[Slot] = []
        """Where the addresses of blocks stand: those of their first pieces."""
        self._grown: list[Slot] = []
        """The same of buffers that grow, beside those of plans."""
        self._anchor: dict[Block, ins.Instruction] = {}
        """In headers that reserve room on every iteration: what the reservation stands before."""
        self._growth: list[tuple[ins.Instruction, Growing, Value]] = []

    # forward half -----------------------------------------------------------------------------------------------------------

    def keep(self, values: Sequence[ins.Instruction], storage: Storage) -> None:
        """Store values where they are defined."""
        stacked: dict[tuple[Plan, Company], list[Value]] = {}
        for value in values:
            plan = self.plans.of(value)
            if plan is not None and plan.stacked:
                stacked.setdefault((plan, self._company(value)), []).append(value)
        for (plan, company), members in stacked.items():
            self._open(plan, company, members)
        once = [(value, self._stored_type(value)) for value in values if self.plans.of(value) is None]
        if len(once) * len(self.g.control.flow.order) >= long_lived.MANY:
            self._long_lived.reserve(once)
        for value in values:
            self._keep(value, storage)
        self._allocate_blocks()

    def _keep(self, value: ins.Instruction, storage: Storage) -> None:
        plan = self.plans.of(value)
        counter = self._note(value, plan, storage)
        type, size = self._stored_type(value), self._size(value)
        name = f"{value.name or 'value'}.cache"
        recorder = self.g.recorder
        if plan is None:
            recorder.count(Builder(before=self._place(value)), counter, size)
            self._keep_once(value, type, name)
            return
        if not plan.dynamic:
            self._allocate(value, plan, counter, name)
        builder = Builder(before=self._place(value))
        if plan.dynamic:
            recorder.count(builder, counter, size)
        kept = self._widen(builder, value, type)
        base = self._stacks[plan, self._company(value)].base if plan.stacked else None
        place = self._address(builder, value, plan, [r.counter for r in plan.loops], lambda v: v, base)
        self.g.scopes.cache(builder.store(kept, place), value)

    def _keep_once(self, value: ins.Instruction, type: ty.Type, name: str) -> None:
        """A value of which there is one: it dominates the reverse pass where that is in the same function, or is stored in a slot."""
        place = self._place(value)
        kept: Value = value
        assert value.block is not None
        if value in self._long_lived:
            b = Builder(before=place)
            b.store(self._widen(b, value, type), self._long_lived.address(b, value))
            return
        if self._joins is not None:
            kept, block = self._joins.brought(value, value.block)
            if not self.g.split and self._joins.always(block):
                self._direct[value] = kept
                return
            if block is not value.block:
                place = _first_non_phi(block)
        slot = self._slots[value] = self._slot(type, name)
        builder = Builder(before=place)
        builder.store(self._widen(builder, kept, type), slot.memory)

    def _allocate(self, value: ins.Instruction, plan: Plan, counter: int, name: str) -> None:
        """Memory for a value of a plan of known length: where it is not stacked, an array of its own."""
        assert plan.start.loop.preheader is not None
        b = Builder(before=plan.start.loop.preheader.terminator)
        size = b.mul(self._iterations(b, plan, lambda v: v), const_int(ty.I64, self._size(value)))
        self.g.recorder.count(b, counter, size)
        if plan.stacked:
            return
        slot = self._slots[value] = self._slot(ty.PTR, name, val.ConstantNull(ty.PTR))
        count = self._small(value, plan)
        if count is not None:
            b.store(self.entry.alloca(ty.array(self._stored_type(value), count), name=f"{name}.array"), slot.memory)
        else:
            self._pieces.setdefault((plan.start.loop, self._company(value)), []).append((size, slot))

    def _small(self, value: Value, plan: Plan) -> int | None:
        """The elements of an array that fits on the stack: few, and their number is constant."""
        if self.g.split:
            return None
        total = 1
        for record in plan.loops:
            iterations = constant_iterations(record.count, _ON_STACK) if record.count is not None else None
            if iterations is None:
                return None
            total *= iterations
        return total if total * self._size(value) <= _ON_STACK else None

    def _allocate_blocks(self) -> None:
        for (start, _), pieces in self._pieces.items():
            assert start.preheader is not None
            b = Builder(before=start.preheader.terminator)
            total: Value = const_int(ty.I64, 0)
            begins: list[Value] = []
            for size, _ in pieces:
                begins.append(total)
                total = b.add(total, rounded(b, size, _LINE) if len(pieces) > 1 else size)
            memory = self.g.memory.cache(b, total)
            self._blocks.append(pieces[0][1])
            for begin, (_, slot) in zip(begins, pieces, strict=True):
                b.store(b.gep(ty.I8, memory, [begin]), slot.memory)

    def _first_block(self, size: int) -> ins.Alloca:
        """So many bytes from the start of the function on."""
        block = self._slot(ty.PTR, "caches", val.ConstantNull(ty.PTR))
        self.entry.store(self.g.memory.cache(self.entry, const_int(ty.I64, size)), block.memory)
        self._blocks.append(block)
        return block.memory

    def _open(self, plan: Plan, company: Company, values: list[Value]) -> None:
        """Reserve room for one more entry of a stack where its loop is entered; in a loop of unknown length, for one more iteration."""
        size = self._size(values[0])
        offsets = {value: number * size for number, value in enumerate(values)}
        stack = self._stacks[plan, company] = Stack(*self._slots_of("cache"), plan, values, offsets, len(values) * size)
        start = plan.start.loop
        assert start.preheader is not None
        b = Builder(before=start.preheader.terminator)
        stack.base = b.load(ty.I64, stack.top)
        if not plan.dynamic:
            need = b.add(stack.base, self._entry_bytes(b, stack, lambda v: v))
            self._growth.append((b.store(need, stack.top), stack, need))
            return
        header = Builder(before=self._anchor.setdefault(start.header, _first_non_phi(start.header)))
        iterations = header.add(plan.start.counter, const_int(ty.I64, 1))
        need = header.add(stack.base, header.mul(iterations, const_int(ty.I64, stack.record)))
        self._growth.append((header.store(need, stack.top), stack, need))

    def _slots_of(self, name: str) -> tuple[Slot, ins.Alloca, ins.Alloca, ins.Alloca]:
        """Of a buffer that grows: itself, its top, its capacity, where an entry begins."""
        buffer = self._slot(ty.PTR, name, val.ConstantNull(ty.PTR))
        top = self._slot(ty.I64, f"{name}.top", const_int(ty.I64, 0)).memory
        capacity, base = (self.entry.alloca(ty.I64, name=f"{name}.{part}") for part in ("capacity", "base"))
        self.entry.store(const_int(ty.I64, 0), capacity)
        return buffer, top, capacity, base

    def growing(self, name: str) -> Growing:
        """A buffer that is freed with the others."""
        made = Growing(*self._slots_of(name))
        self._grown.append(made.buffer)
        return made

    def reserve(self, reserved: ins.Instruction, growing: Growing, need: Value) -> None:
        """Behind an instruction there is to be room for so many bytes."""
        self._growth.append((reserved, growing, need))

    def grow(self) -> None:
        """Where room is reserved: split the block, and enlarge the buffer when there is not enough. (Last of all: instructions move.)"""
        for reserved, stack, need in self._growth:
            block = reserved.block
            assert block is not None
            rest = split_block(block, block.after(reserved))
            grow = self.g.target.add_block("cache.grow")
            b = Builder(block)
            b.cond_br(b.icmp("ugt", need, b.load(ty.I64, stack.capacity)), grow, rest)
            b.at_end(grow)
            larger = b.binary("shl", need, const_int(ty.I64, 1))
            capacity = b.select(b.icmp("ugt", larger, const_int(ty.I64, _FIRST)), larger, const_int(ty.I64, _FIRST))
            b.store(capacity, stack.capacity)
            b.store(self.g.memory.reallocate(b, b.load(ty.PTR, stack.buffer.memory), capacity), stack.buffer.memory)
            b.br(rest)

    # reverse half -----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """On entering a stacked plan from behind, move back to where its entry begins."""
        for (plan, _), stack in self._stacks.items():
            for block, taken in plan.start.entered:
                b = Builder(before=block.terminator)
                if plan.dynamic:
                    size = b.mul(b.add(request(b, taken), const_int(ty.I64, 1)), const_int(ty.I64, stack.record))
                else:
                    size = self._entry_bytes(b, stack, partial(request, b))
                begin = b.sub(b.load(ty.I64, stack.top), size)
                b.store(begin, stack.top)
                b.store(begin, stack.reverse_base)

    def stacked_loops(self) -> list[Loop]:
        """Those whose reverse moves back the top of a buffer as it is entered."""
        return [plan.start.loop for plan, _ in self._stacks]

    def load(self, builder: Builder, value: Value, at: At) -> Value:
        """A kept value in the reverse pass."""
        if value in self._direct:
            return self._direct[value]
        type, plan = self._stored_type(value), self.plans.of(value)
        if value in self._long_lived:
            found = builder.load(type, self._long_lived.address(builder, value))
        elif plan is None:
            found = builder.load(type, self._slots[value].memory)
        else:
            base = builder.load(ty.I64, self._stacks[plan, self._company(value)].reverse_base) if plan.stacked else None
            place = self._address(builder, value, plan, [at(r.counter) for r in plan.loops], at, base)
            found = builder.load(type, place)
            self.g.scopes.cache(found, value)
        return builder.cast("trunc", found, value.type) if value.type is ty.I1 else found

    def release(self) -> None:
        if self.g.final is not None and self.g.memory.consumed:
            for slot in reversed(self._blocks):
                self.g.memory.release_cache(self.g.final, self.g.final.load(ty.PTR, slot.memory))
            for slot in (*(stack.buffer for stack in self._stacks.values()), *self._grown):
                self.g.memory.release(self.g.final, self.g.final.load(ty.PTR, slot.memory))

    # both -------------------------------------------------------------------------------------------------------------------

    def _address(self, b: Builder, value: Value, plan: Plan, counters: list[Value], at: At, base: Value | None) -> Value:
        type = self._stored_type(value)
        index: Value = counters[0] if counters else const_int(ty.I64, 0)
        for record, counter in zip(plan.loops[1:], counters[1:], strict=True):
            index = b.add(b.mul(index, self._trips(b, record, plan, at)), counter)
        if base is None:
            return b.gep(type, b.load(ty.PTR, self._slots[value].memory), [index])
        stack = self._stacks[plan, self._company(value)]
        buffer, offset = b.load(ty.PTR, stack.buffer.memory), const_int(ty.I64, stack.offsets[value])
        if plan.dynamic:
            return b.gep(ty.I8, buffer, [b.add(b.add(base, offset), b.mul(index, const_int(ty.I64, stack.record)))])
        begin = b.add(base, b.mul(self._iterations(b, plan, at), offset))
        return b.gep(type, b.gep(ty.I8, buffer, [begin]), [index])

    def _trips(self, b: Builder, record: object, plan: Plan, at: At) -> Value:
        return b.add(at(record.backedges[plan.start.loop]), const_int(ty.I64, 1))  # type: ignore[attr-defined]

    def _iterations(self, b: Builder, plan: Plan, at: At) -> Value:
        """Of the whole plan."""
        total: Value = const_int(ty.I64, 1)
        for record in plan.loops:
            total = b.mul(total, self._trips(b, record, plan, at))
        return total

    def _entry_bytes(self, b: Builder, stack: Stack, at: At) -> Value:
        return rounded(b, b.mul(self._iterations(b, stack.plan, at), const_int(ty.I64, stack.record)), _ALIGN)

    def _company(self, value: Value) -> Company:
        """What values that lie in one buffer have in common: their type. An address lies alone, since what it points to has a type, too."""
        type = self._stored_type(value)
        return value if type.is_pointer or type.is_aggregate else type

    def _stored_type(self, value: Value) -> ty.Type:
        return ty.I8 if value.type is ty.I1 else value.type

    def _size(self, value: Value) -> int:
        return self._layout.size(self._stored_type(value))

    def _slot(self, type: ty.Type, name: str, initial: Value | None = None) -> Slot:
        slot = Slot(self.entry.alloca(type, name=name), type)
        if initial is not None:
            self.entry.store(initial, slot.memory)
        self.crossing.append(slot)
        return slot

    @cached_property
    def _joins(self) -> Joins | None:
        return Joins(self.g.target, self.g.exit) if self.g.exit is not None else None

    def _widen(self, builder: Builder, value: Value, type: ty.Type) -> Value:
        return builder.cast("zext", value, type) if value.type is not type else value

    def _place(self, value: ins.Instruction) -> ins.Instruction:
        """The first place where a value can be stored: after it is defined and room is reserved."""
        assert value.block is not None
        if value.opcode == "phi":
            return self._anchor.get(value.block) or _first_non_phi(value.block)
        return value.block.after(value)

    def _note(self, value: ins.Instruction, plan: Plan | None, storage: Storage) -> int:
        if value in self._long_lived:
            where = "in one block, allocated when the function starts"
        elif plan is None:
            where = "on the tape" if self.g.split else "on the stack"
        elif plan.dynamic:
            where = "in a buffer that grows with the loop"
        elif plan.stacked:
            where = "in a buffer that grows by one block at a time"
        elif self._small(value, plan) is not None:
            where = "in an array on the stack"
        else:
            where = "in one block, allocated before the loop"
        kind, what, why = explain_kept(storage, value)
        return self.g.recorder.note(kind, value, self._size(value), self.plans.loops_of(value), where, why, what)


def request(builder: Builder, value: Value) -> Value:
    return builder.insert(Lookup(value)) if isinstance(value, ins.Instruction) else value


def rounded(b: Builder, size: Value, unit: int) -> Value:
    return b.binary("and", b.add(size, const_int(ty.I64, unit - 1)), const_int(ty.I64, -unit))


def _first_non_phi(block: Block) -> ins.Instruction:
    return next(i for i in block.instructions if i.opcode != "phi")
