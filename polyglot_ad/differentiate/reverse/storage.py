"""Where cached values lie, and the replacing of every `Lookup` by a load or a recomputation.

Outside loops a cached value has a stack slot. Inside loops it has a buffer, indexed by iteration. Loops whose trip counts are known before
the outermost of them starts form one *group*: index ((n1·N2 + n2)·N3 + n3), one allocation of N1·N2·N3 elements when nothing surrounds
the group, or an array on the stack when they are few. A group inside another loop, and a loop of unknown length, use their buffers as a
stack that grows geometrically: `top` is where the current entry of the group begins, and is moved back when the reverse pass enters it.
Loops in which a value does not vary (`variation.py`) have no part in its index.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from polyglot_ad.analysis.induction import Affine, constant_iterations
from polyglot_ad.analysis.loops import Loop
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Value

from ..clone import copy_instruction
from .cut import INFINITE, choose_cached
from .lookup import Lookup, Means, Recomputation
from .recorder import explain_kept
from .survival import Survival
from .variation import Variation

if TYPE_CHECKING:
    from .control import CountedLoop
    from .generator import ReverseGenerator

_UNKNOWN_TRIPS = 100.0
"""Weight of a loop of unknown length in the choice of what to cache."""
_LINE = 64
"""Bytes to which the pieces of a block are rounded."""
_ON_STACK = 512
"""Bytes up to which a cache of a constant number of elements lies on the stack."""


@dataclass(eq=False)
class Slot:
    """A stack slot that carries a value from the forward half to the reverse half."""

    memory: ins.Alloca
    type: ty.Type


@dataclass(frozen=True)
class Plan:
    """Loops that share one index, outermost first, and the loop before which room is reserved: the first of them, or one around it in
    which nothing that is kept varies. `dynamic`: one loop of unknown length. `stacked`: `start` may be entered many times."""

    start: CountedLoop
    loops: tuple[CountedLoop, ...]
    dynamic: bool
    stacked: bool


@dataclass(eq=False)
class Group:
    """Values that are kept by one plan. Groups that may be entered many times stack their entries."""

    plan: Plan
    values: list[Value] = field(default_factory=list)
    top: ins.Alloca | None = None
    capacity: ins.Alloca | None = None
    base: Value | None = None
    reverse_base: ins.Alloca | None = None


class Storage:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.control = generator.control
        self.entry = generator.entry
        self.crossing: list[Slot] = []
        self.cached: set[Value] = set()
        self.recorder = generator.recorder
        self._recomputed: set[Value] = set()
        self.obstacles: dict[Value, ins.Instruction | str] = {}
        """Loads that cannot be repeated to what stands against it."""
        self._slots: dict[Value, Slot] = {}
        self._blocks: dict[Loop, list[tuple[Value, Slot]]] = {}
        """What is allocated before a loop: sizes, and where the addresses go."""
        self._on_stack: set[Value] = set()
        self._buffers: list[Slot] = []
        """Blocks that hold caches of one execution of a loop each."""
        self._groups: dict[Plan, Group] = {}
        self._plans: dict[tuple[Loop, frozenset[Loop]], Plan | None] = {}
        self.variation = Variation(generator)
        self.survival = Survival(generator.program, generator.source, generator.split)
        self._anchor: dict[Block, ins.Instruction] = {}
        """In headers that reserve room on every iteration: what the reservation stands before."""
        self._growth: list[tuple[ins.Instruction, Group, Value]] = []
        # The stack of a split function is gone in the reverse pass, but its addresses are still compared there: they are values.
        combined = [] if generator.split else [*generator.target.blocks[:1], generator.clone.blocks[generator.source.entry]]
        allocas: set[Value] = {i for b in combined for i in b.instructions if i.opcode == "alloca"}
        self._stand_ins = {
            stand_in: slot
            for temporary in generator.calls.temporaries.values()
            for stand_in, slot in zip(temporary.stand_ins, temporary.slots, strict=True)
        }
        self._placeless = self._computed_from(self._stand_ins)
        free = allocas | set(self._stand_ins)
        self.how = Recomputation(set(self.control.counters), self.control.affine, free, self._load_survives)

    def resolve(self) -> None:
        while True:
            wanted = {
                i.wanted for block in (self.g.start_block, *self.control.context) for i in block.instructions if isinstance(i, Lookup)
            }
            self._choose(wanted)
            if not self._keep_temporaries(wanted):
                break
        ordered = [i for b in self.control.flow.order for i in b.instructions if i in self.cached]
        for value in ordered:
            self._keep(value)
        self._allocate_blocks()
        self._enter_groups()
        for block in [self.g.start_block, *self.control.context]:
            memo: dict[Value, Value] = {}
            for instruction in list(block.instructions):
                if isinstance(instruction, Lookup):
                    self._check_scope(instruction.wanted, block)
                    found = self.value_at(Builder(before=instruction), instruction.wanted, memo)
                    instruction.replace_all_uses_with(found)
                    instruction.erase()
        self._release_buffers()
        for reserved, group, need in self._growth:
            self._emit_growth(reserved, group, need)

    def _check_scope(self, value: Value, block: Block) -> None:
        """A value inside a loop can only be asked for where the loop's counter stands: LCSSA form sees to that."""
        if isinstance(value, ins.Instruction) and value.block in self.control.flow.index and block in self.control.context:
            loop = self.control.forest.of(value.block)
            if loop is not None and not loop.contains(self.control.context[block]):
                raise self.g.program.refuse(
                    "PAD-E205",
                    "a value of a loop that is used after it",
                    value,
                    "the loops of this function are not in LCSSA form",
                    "report this program",
                )

    # what to keep -----------------------------------------------------------------------------------------------------------

    def _choose(self, wanted: set[Value]) -> None:
        while True:
            order = sorted(wanted, key=self._position)
            self.cached |= choose_cached(order, self.cached, self.how, self._cost)
            more = {v for value in self.cached for v in self._dimensions(self._group(value)) if isinstance(v, ins.Instruction)}
            if more <= wanted:
                return
            wanted |= more

    def _keep_temporaries(self, wanted: set[Value]) -> bool:
        """Put off the frees of temporaries that are read again; whether there were any."""
        read: set[Value] = set()
        seen: set[Value] = set()
        work = list(wanted)
        while work:
            value = work.pop()
            if value in seen or value in self.cached or self.how.means(value) is not Means.RECOMPUTE:
                continue
            seen.add(value)
            read.add(self.g.clone.source_of(value))
            work += self.how.operands(value)
        found = [t for t in self.g.calls.temporaries.values() if not t.kept and t.end is not None and not t.loads.isdisjoint(read)]
        for temporary in found:
            self.g.calls.keep_temporary(temporary)
        return bool(found)

    def _position(self, value: Value) -> tuple[int, int]:
        if not isinstance(value, ins.Instruction) or value.block not in self.control.flow.index:
            return (-1, 0)
        return self.control.flow.index[value.block], value.block.instructions.index(value)

    @staticmethod
    def _computed_from(values: Iterable[Value]) -> set[Value]:
        """Addresses computed from stand-ins: they mean nothing in the forward half, where they would be cached."""
        found: set[Value] = set()
        work = list(values)
        while work:
            for user in work.pop().users:
                if user not in found and user.opcode == "getelementptr":
                    found.add(user)
                    work.append(user)
        return found

    def _cost(self, value: Value) -> float:
        assert isinstance(value, ins.Instruction) and value.block is not None
        if value in self._placeless:
            return INFINITE
        cost = float(self.g.program.layout.size(value.type)) if not value.type.is_void else 8.0
        for loop in self.loops_of(value):
            cost *= self._trips(loop)
        return cost

    def loops_of(self, value: Value) -> list[Loop]:
        """The loops per iteration of which a value is kept."""
        assert isinstance(value, ins.Instruction) and value.block is not None
        plan, chain = self._plan(value), self.control.forest.chain(value.block)
        if plan is None:
            return []
        return [*chain[: chain.index(plan.start.loop)], *(record.loop for record in plan.loops)]

    def _trips(self, loop: Loop) -> float:
        record = self.control.loops[loop]
        if record.count is not None:
            backedges = record.backedges[loop]
            if isinstance(backedges, val.ConstantInt):
                return float(backedges.value + 1)
        return _UNKNOWN_TRIPS

    def _load_survives(self, load: Value) -> bool:
        """Whether a load gives the same value when it is repeated in the reverse pass."""
        primal = self.g.shadows.twins.get(load, load)
        source = self.g.clone.origin.get(primal)
        found = self.survival.obstacle(source if isinstance(source, ins.Instruction) else None)
        if found is not None:
            self.obstacles[primal] = found
        return found is None

    # where to keep ----------------------------------------------------------------------------------------------------------

    def _group(self, value: Value) -> Group | None:
        """Where a value is kept; None for a place of its own."""
        plan = self._plan(value)
        if plan is None:
            return None
        if plan not in self._groups:
            self._groups[plan] = Group(plan)
            if not plan.dynamic:
                for record in plan.loops:
                    self.control.backedges(record, plan.start.loop)
        return self._groups[plan]

    def _plan(self, value: Value) -> Plan | None:
        assert isinstance(value, ins.Instruction) and value.block is not None
        chain = self.control.forest.chain(value.block)
        if not chain:
            return None
        key = (chain[-1], self.variation.of(value))
        if key not in self._plans:
            self._plans[key] = self._make_plan(chain, key[1])
        return self._plans[key]

    def _make_plan(self, chain: list[Loop], varies: frozenset[Loop]) -> Plan | None:
        """The nest, from the innermost loop outwards as far as the lengths of its loops are known before it starts. Loops in which the
        value does not vary do not count, whatever their length."""
        records = [self.control.loops[loop] for loop in chain]
        at = len(chain) - 1
        loops = [records[at]] if chain[at] in varies else []
        if loops and loops[0].count is None:
            return Plan(records[at], tuple(loops), True, True)
        while at > 0:
            around, varying = chain[at - 1], chain[at - 1] in varies
            if (varying and records[at - 1].count is None) or not all(self.control.invariant_count(r, around) for r in loops):
                break
            at -= 1
            if varying:
                loops.insert(0, records[at])
        return Plan(records[at], tuple(loops), False, at > 0) if loops or at > 0 else None

    def _dimensions(self, group: Group | None) -> list[Value]:
        """Numbers of backedges that indexing in the reverse pass needs."""
        if group is None or group.plan.dynamic:
            return []
        start = group.plan.start.loop
        return [r.backedges[start] for r in (group.plan.loops if group.plan.stacked else group.plan.loops[1:])]

    def _stored_type(self, value: Value) -> ty.Type:
        return ty.I8 if value.type is ty.I1 else value.type

    def _slot(self, type: ty.Type, name: str, initial: Value | None = None) -> Slot:
        slot = Slot(self.entry.alloca(type, name=name), type)
        if initial is not None:
            self.entry.store(initial, slot.memory)
        self.crossing.append(slot)
        return slot

    def _keep(self, value: Value) -> None:
        """Store a value where it is defined."""
        assert isinstance(value, ins.Instruction) and value.block is not None
        type = self._stored_type(value)
        group = self._group(value)
        name = f"{value.name or 'value'}.cache"
        counter = self._note(value, group)
        if group is None:
            slot = self._slots[value] = self._slot(type, name)
            builder = Builder(before=self._place(value))
            self.recorder.count(builder, counter, self.g.program.layout.size(type))
            builder.store(self._widen(builder, value, type), slot.memory)
            return
        if not group.values:
            self._open(group)
        group.values.append(value)
        slot = self._slots[value] = self._slot(ty.PTR, name, val.ConstantNull(ty.PTR))
        start = group.plan.start.loop
        if not group.plan.stacked:
            assert start.preheader is not None
            b = Builder(before=start.preheader.terminator)
            size = b.mul(self._total(b, group, lambda v: v), const_int(ty.I64, self.g.program.layout.size(type)))
            if (count := self._small(group, type)) is not None:
                self._on_stack.add(value)
                b.store(self.entry.alloca(ty.array(type, count), name=f"{name}.array"), slot.memory)
            else:
                self._blocks.setdefault(start, []).append((size, slot))
            self.recorder.count(b, counter, size)
        elif not group.plan.dynamic and self.g.program.measure:
            assert start.preheader is not None
            b = Builder(before=start.preheader.terminator)
            self.recorder.count(b, counter, b.mul(self._total(b, group, lambda v: v), const_int(ty.I64, self.g.program.layout.size(type))))
        builder = Builder(before=self._place(value))
        if group.plan.dynamic:
            self.recorder.count(builder, counter, self.g.program.layout.size(type))
        index = self._index(builder, group, [r.counter for r in group.plan.loops], lambda v: v, group.base)
        kept = self._widen(builder, value, type)
        self.g.scopes.cache(builder.store(kept, builder.gep(type, builder.load(ty.PTR, slot.memory), [index])), value)

    def _allocate_blocks(self) -> None:
        """One block for all that is allocated before a loop: many large blocks are given back to the system one by one, and every page of
        them costs a fault when they come again."""
        for start, pieces in self._blocks.items():
            assert start.preheader is not None
            b = Builder(before=start.preheader.terminator)
            total: Value = const_int(ty.I64, 0)
            begins: list[Value] = []
            for size, _ in pieces:
                begins.append(total)
                lines = b.binary("and", b.add(size, const_int(ty.I64, _LINE - 1)), const_int(ty.I64, -_LINE)) if len(pieces) > 1 else size
                total = b.add(total, lines)
            block = self._slot(ty.PTR, "caches", val.ConstantNull(ty.PTR))
            memory = self.g.memory.allocate(b, total, "caches")
            b.store(memory, block.memory)
            self._buffers.append(block)
            for begin, (_, slot) in zip(begins, pieces, strict=True):
                b.store(b.gep(ty.I8, memory, [begin]), slot.memory)

    def _small(self, group: Group, type: ty.Type) -> int | None:
        """The elements of a buffer that fits on the stack: few, and their number is constant."""
        if self.g.split or group.plan.stacked:
            return None
        total = 1
        for record in group.plan.loops:
            iterations = constant_iterations(record.count, _ON_STACK) if record.count is not None else None
            if iterations is None:
                return None
            total *= iterations
        return total if total * self.g.program.layout.size(type) <= _ON_STACK else None

    def _note(self, value: Value, group: Group | None) -> int:
        assert isinstance(value, ins.Instruction) and value.block is not None
        if group is None:
            where = "on the tape" if self.g.split else "on the stack"
        elif group.plan.dynamic:
            where = "in a buffer that grows with the loop"
        elif group.plan.stacked:
            where = "in a buffer that grows by one block at a time"
        elif self._small(group, self._stored_type(value)) is not None:
            where = "in an array on the stack"
        else:
            where = "in one block, allocated before the loop"
        kind, what, why = explain_kept(self, value)
        size = self.g.program.layout.size(self._stored_type(value))
        return self.recorder.note(kind, value, size, self.loops_of(value), where, why, what)

    def _place(self, value: ins.Instruction) -> ins.Instruction:
        """The first place where a value can be stored: after it is defined and room is reserved."""
        assert value.block is not None
        if value.opcode == "phi":
            return self._anchor.get(value.block) or _first_non_phi(value.block)
        instructions = value.block.instructions
        return instructions[instructions.index(value) + 1]

    def _widen(self, builder: Builder, value: Value, type: ty.Type) -> Value:
        return builder.cast("zext", value, type) if value.type is not type else value

    def _open(self, group: Group) -> None:
        """Forward half: reserve room for one entry into the group."""
        if not group.plan.stacked:
            return
        start = group.plan.start.loop
        assert start.preheader is not None
        group.top = self._slot(ty.I64, "cache.top", const_int(ty.I64, 0)).memory
        group.capacity = self.entry.alloca(ty.I64, name="cache.capacity")
        self.entry.store(const_int(ty.I64, 0), group.capacity)
        group.reverse_base = self.entry.alloca(ty.I64, name="cache.base")
        b = Builder(before=start.preheader.terminator)
        group.base = b.load(ty.I64, group.top)
        if not group.plan.dynamic:
            need = b.add(group.base, self._total(b, group, lambda v: v))
            self._growth.append((b.store(need, group.top), group, need))
            return
        self._anchor[start.header] = _first_non_phi(start.header)
        header = Builder(before=self._anchor[start.header])
        need = header.add(group.base, header.add(group.plan.start.counter, const_int(ty.I64, 1)))
        self._growth.append((header.store(need, group.top), group, need))

    def _total(self, builder: Builder, group: Group, at: Callable[[Value], Value]) -> Value:
        """Iterations of the whole group; `at` turns a forward value into one that is available here."""
        total: Value = const_int(ty.I64, 1)
        for record in group.plan.loops:
            total = builder.mul(total, builder.add(at(record.backedges[group.plan.start.loop]), const_int(ty.I64, 1)))
        return total

    def _index(self, builder: Builder, group: Group, counters: list[Value], at: Callable[[Value], Value], base: Value | None) -> Value:
        index: Value = counters[0] if counters else const_int(ty.I64, 0)
        for record, counter in zip(group.plan.loops[1:], counters[1:], strict=True):
            trips = builder.add(at(record.backedges[group.plan.start.loop]), const_int(ty.I64, 1))
            index = builder.add(builder.mul(index, trips), counter)
        return builder.add(base, index) if base is not None else index

    def _enter_groups(self) -> None:
        """Reverse half: on entering a stacked group from behind, move back to where its entry begins."""
        for group in self._groups.values():
            if not group.values or not group.plan.stacked:
                continue
            assert group.top is not None and group.reverse_base is not None
            for block, taken in group.plan.start.entered:
                b = Builder(before=block.terminator)
                if group.plan.dynamic:
                    count: Value = b.add(self._request(b, taken), const_int(ty.I64, 1))
                else:
                    count = self._total(b, group, partial(self._request, b))
                begin = b.sub(b.load(ty.I64, group.top), count)
                b.store(begin, group.top)
                b.store(begin, group.reverse_base)

    def _request(self, builder: Builder, value: Value) -> Value:
        return builder.insert(Lookup(value)) if isinstance(value, ins.Instruction) else value

    def _release_buffers(self) -> None:
        if self.g.final is None or not self.g.memory.consumed:
            return
        stacks = [self._slots[value] for group in self._groups.values() if group.plan.stacked for value in group.values]
        for slot in (*stacks, *self._buffers):
            self.g.memory.release(self.g.final, self.g.final.load(ty.PTR, slot.memory))

    # fetching ---------------------------------------------------------------------------------------------------------------

    def value_at(self, builder: Builder, value: Value, memo: dict[Value, Value]) -> Value:
        """The forward value `value` in the reverse pass, at the builder's point."""
        if not isinstance(value, ins.Instruction):
            return value
        found = memo.get(value)
        if found is None:
            found = memo[value] = self._fetch(builder, value, memo)
        return found

    def _fetch(self, builder: Builder, value: ins.Instruction, memo: dict[Value, Value]) -> Value:
        if value in self.control.counters:
            return builder.load(ty.I64, self.control.counters[value].reverse_counter)
        if value in self.cached:
            return self._load(builder, value, memo)
        if value in self._stand_ins:
            return builder.load(ty.PTR, self._stand_ins[value])
        if value in self.how.free:
            return value
        if value in self.how.affine:
            return self._induction(builder, self.how.affine[value], memo)
        assert self.how.means(value) is Means.RECOMPUTE, f"{value.opcode} was not kept"
        if value not in self._recomputed:
            self._recomputed.add(value)
            self.recorder.recomputed(value)
        operands = [self.value_at(builder, operand, memo) for operand in self.how.operands(value)]
        if isinstance(value, ins.CallBase):
            operands.append(value.callee)
        copied = copy_instruction(value, operands)
        copied.name = f"{value.name}.again" if value.name else ""
        if value.opcode == "load" and value in self.g.clone.origin:
            self.g.scopes.primal(copied)
        return builder.insert(copied)

    def _load(self, builder: Builder, value: Value, memo: dict[Value, Value]) -> Value:
        type = self._stored_type(value)
        slot, group = self._slots[value], self._group(value)
        if group is None:
            found = builder.load(type, slot.memory)
        else:
            counters: list[Value] = [self.value_at(builder, r.counter, memo) for r in group.plan.loops]
            base = builder.load(ty.I64, group.reverse_base) if group.reverse_base is not None else None
            index = self._index(builder, group, counters, lambda v: self.value_at(builder, v, memo), base)
            found = builder.load(type, builder.gep(type, builder.load(ty.PTR, slot.memory), [index]))
            self.g.scopes.cache(found, value)
        return builder.cast("trunc", found, value.type) if value.type is ty.I1 else found

    def _induction(self, builder: Builder, variable: Affine, memo: dict[Value, Value]) -> Value:
        loop = self.control.forest.of(variable.phi.block)  # type: ignore[arg-type]
        assert loop is not None
        n: Value = self.value_at(builder, self.control.loops[loop].counter, memo)
        start, step = (self.value_at(builder, v, memo) for v in (variable.start, variable.step))
        if variable.element is not None:
            return builder.gep(variable.element, start, [builder.mul(n, step)])
        type = variable.phi.type
        assert isinstance(type, ty.IntType)
        n = builder.cast("trunc" if type.bits < 64 else "zext", n, type)
        return builder.binary("sub" if variable.negated else "add", start, builder.mul(n, step))

    # growth -----------------------------------------------------------------------------------------------------------------

    def _emit_growth(self, reserved: ins.Instruction, group: Group, need: Value) -> None:
        """Split the block after `reserved`: there, enlarge the group's buffers when `need` exceeds the capacity."""
        block = reserved.block
        assert block is not None and group.capacity is not None
        rest = split_block(block, block.instructions[block.instructions.index(reserved) + 1])
        function = self.g.target
        grow = function.add_block("cache.grow")
        b = Builder(block)
        b.cond_br(b.icmp("ugt", need, b.load(ty.I64, group.capacity)), grow, rest)
        b.at_end(grow)
        larger = b.binary("shl", need, const_int(ty.I64, 1))
        capacity = b.select(b.icmp("ugt", larger, const_int(ty.I64, 64)), larger, const_int(ty.I64, 64))
        b.store(capacity, group.capacity)
        for value in group.values:
            slot = self._slots[value].memory
            size = b.mul(capacity, const_int(ty.I64, self.g.program.layout.size(self._stored_type(value))))
            b.store(self.g.memory.reallocate(b, b.load(ty.PTR, slot), size), slot)
        b.br(rest)


def split_block(block: Block, before: ins.Instruction) -> Block:
    """Move `before` and what follows it to a new block; phis of the successors follow. The old block is left without a terminator."""
    function = block.function
    assert function is not None
    rest = Block(f"{block.name}.rest" if block.name else "rest")
    rest.function = function
    function.blocks.insert(function.blocks.index(block) + 1, rest)
    at = block.instructions.index(before)
    rest.instructions, block.instructions = block.instructions[at:], block.instructions[:at]
    for instruction in rest.instructions:
        instruction.block = rest
    for successor in rest.successors:
        for phi in successor.phis():
            assert isinstance(phi, ins.Phi)
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    return rest


def _first_non_phi(block: Block) -> ins.Instruction:
    return next(i for i in block.instructions if i.opcode != "phi")
