"""One region of a kernel as code: loops over the threads of a block around a copy of the region's blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.tbaa import KEPT, access_type
from polyglot_ad.differentiate.clone import copy_instruction
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Constant, ConstantExpr, Function, Value

from .loops import load_as, nest, store_as
from .regions import Region
from .registers import AXES

if TYPE_CHECKING:
    from .launch import Launch

_DONE = -1


class RegionBody:
    def __init__(self, launch: Launch, region: Region, head: Block) -> None:
        self.launch = launch
        self.region = region
        self.head = head
        self.made: Function = launch.made
        self.values: dict[Value, Value] = dict(launch.values)
        self.copies: dict[Block, Block] = {}
        self.common: dict[tuple[str, Value], Value] = {}
        """What a slot of the whole block holds before the region."""
        self.loaded: dict[tuple[Block, Value], Value] = {}

    def emit(self) -> Block:
        """Write the region behind its head; gives the block in which all threads have left it."""
        sizes = [self.launch.values[self.launch.registers[f"block.size.{axis}"]] for axis in AXES]
        self.before = self.made.add_block(f"{self.head.name}.threads")
        inside, counters, close = nest(self.made, self.before, f"thread.{self.region.number}.", sizes)
        self.latch = self.made.add_block(f"{self.head.name}.next")
        self._thread(Builder(inside), counters, sizes)
        first = self._predicated(inside)
        for block in self.region.blocks:
            self.copies[block] = self.made.add_block(block.name)
        Builder(first).br(self.copies[self.region.start])
        self._arrive()
        for block in self.region.blocks:
            self._copy(block)
        self._complete_phis()
        after = self.made.add_block(f"{self.head.name}.left")
        close(self.latch, after)
        Builder(self.head).br(self.before)
        return after

    # --- the thread

    def _thread(self, b: Builder, counters: list[Value], sizes: list[Value]) -> None:
        registers = self.launch.registers
        x, y, z = (b.cast("zext", counter, ty.I64) for counter in counters)
        wide = [b.cast("zext", size, ty.I64) for size in sizes]
        self.thread = b.add(b.mul(b.add(b.mul(z, wide[1]), y), wide[0]), x)
        for axis, counter in zip(AXES, counters, strict=True):
            self.values[registers[f"thread.{axis}"]] = counter
        self.values[registers["thread"]] = self.thread
        for alloca, place in self.launch.local.items():
            if not registers.barriers:
                self.values[alloca] = place
            else:
                assert isinstance(alloca, ins.Alloca)
                self.values[alloca] = b.gep(alloca.allocated_type, place, [self.thread])

    def _predicated(self, inside: Block) -> Block:
        """Where threads go their own ways, only those run that are here."""
        if self.launch.next is None:
            return inside
        b, chosen = Builder(inside), self.made.add_block(f"{self.head.name}.here")
        here = b.icmp("eq", b.load(ty.I32, b.gep(ty.I32, self.launch.next, [self.thread])), const_int(ty.I32, self.region.number))
        b.cond_br(here, chosen, self.latch)
        return chosen

    # --- values

    def place(self, b: Builder, kind: str, value: ins.Instruction) -> Value:
        where = self.launch.places[kind, value]
        if self.launch.slots.common(value):
            return where
        return b.gep(ty.I8 if value.type is ty.I1 else value.type, where, [self.thread])

    def _from_slot(self, b: Builder, kind: str, value: ins.Instruction) -> Value:
        if not self.launch.slots.common(value):
            return load_as(b, value.type, self.place(b, kind, value))
        if (kind, value) not in self.common:
            # All threads see what the slot held before the first of them ran.
            outside = Builder(self.head)
            self.common[kind, value] = load_as(outside, value.type, self.launch.places[kind, value])
        return self.common[kind, value]

    def use(self, value: Value, user: Block, b: Builder) -> Value:
        """A value as an instruction sees it that stands in `user` and is written by `b`."""
        if value in self.launch.values:
            return self.launch.values[value]
        if isinstance(value, Constant):
            return self._constant(value, b)
        if not isinstance(value, ins.Instruction) or isinstance(value, ins.Alloca):
            return self.values[value]
        slots = self.launch.slots
        if slots.direct(self.region, value, user):
            return self.values[value]
        key = (user, value)
        if key not in self.loaded:
            if value not in slots.kept and slots.repeatable(value):
                copied = copy_instruction(value, [self.use(operand, user, b) for operand in value.operands])
                self.loaded[key] = b.insert(copied)
            else:
                self.loaded[key] = self._from_slot(b, "kept", value)
        return self.loaded[key]

    def _constant(self, value: Constant, b: Builder) -> Value:
        """A constant; what names a shared variable is an address that the launch knows."""
        if isinstance(value, ConstantExpr) and any(self.launch.names_shared(part) for part in value.operands):
            operands = [self.use(part, self.region.start, b) for part in value.operands]
            if value.opcode == "getelementptr":
                assert value.source_type is not None
                return b.insert(ins.GetElementPtr(value.source_type, operands[0], operands[1:]))
            if value.opcode in ins.CASTS:
                return b.insert(ins.Cast(value.opcode, operands[0], value.type))
            return b.insert(ins.BinaryOp(value.opcode, operands[0], operands[1]))
        return value

    # --- blocks

    def _arrive(self) -> None:
        """Phis at the start: their values wait in slots."""
        start = self.region.start
        b = Builder(self.copies[start])
        for phi in start.phis():
            self.values[phi] = self._from_slot(b, "arriving", phi)
        for phi in start.phis():
            self._keep(b, phi)

    def _keep(self, b: Builder, value: ins.Instruction) -> None:
        if value in self.launch.slots.kept:
            store_as(b, self.values[value], self.place(b, "kept", value))

    def _copy(self, block: Block) -> None:
        b = Builder(self.copies[block])
        phis = [] if block is self.region.start else list(block.phis())
        for phi in phis:
            self.values[phi] = b.phi(phi.type, (), phi.name)
        for phi in phis:
            self._keep(b, phi)
        for instruction in block.instructions:
            if isinstance(instruction, ins.Phi | ins.Alloca):
                continue
            if instruction.is_terminator:
                self._end(block, instruction, b)
                return
            if self._about_local_memory(instruction):
                continue
            new = copy_instruction(instruction, [self.use(operand, block, b) for operand in instruction.operands])
            new.name = instruction.name
            if self.launch.strict and (type := access_type(instruction)) is not None:
                new.metadata[KEPT] = type
            self.values[instruction] = b.insert(new)
            self._keep(b, instruction)

    def _about_local_memory(self, instruction: ins.Instruction) -> bool:
        """Whether it says how long a variable lives, which other threads and regions have a say in."""
        callee = instruction.called_function if isinstance(instruction, ins.CallBase) else None
        return callee is not None and callee.name.startswith(("llvm.lifetime.", "llvm.experimental.noalias"))

    def _end(self, block: Block, terminator: ins.Instruction, b: Builder) -> None:
        region, launch = self.region, self.launch
        leaving = [s for s in dict.fromkeys(terminator.targets) if s not in region.inner[block]]
        arriving = [(phi, phi.incoming_for(block)) for s in leaving for phi in s.phis() if isinstance(phi, ins.Phi)]
        incoming = [(phi, self.use(value, block, b)) for phi, value in arriving]
        for phi, value in incoming:
            store_as(b, value, self.place(b, "arriving", phi))
        if block in launch.regions.outer:
            b.br(self.latch)
            return
        if terminator.opcode == "ret":
            self._leave(b, None)
            return
        if not terminator.targets:
            b.insert(copy_instruction(terminator, []))
            return
        mask = launch.registers.masks.get(block)
        if mask is not None and launch.next is not None:
            lanes = self.use(mask, block, b)
            b.store(lanes, b.gep(lanes.type, launch.masks[block], [self.thread]))
        if len(leaving) == 1 and len(set(terminator.targets)) == 1:
            self._leave(b, leaving[0])
            return
        operands = [self.use(operand, block, b) for operand in terminator.operands]
        new = copy_instruction(terminator, operands)
        new._targets = [self.copies[t] if t in region.inner[block] else self._way_out(t) for t in terminator.targets]  # type: ignore[attr-defined]
        b.insert(new)

    def _way_out(self, target: Block) -> Block:
        block = self.made.add_block(f"{target.name}.reached")
        self._leave(Builder(block), target)
        return block

    def _leave(self, b: Builder, target: Block | None) -> None:
        if self.launch.next is not None:
            number = _DONE if target is None else self.launch.number_of(target)
            b.store(const_int(ty.I32, number), b.gep(ty.I32, self.launch.next, [self.thread]))
        b.br(self.latch)

    def _complete_phis(self) -> None:
        for block in self.region.blocks:
            if block is self.region.start:
                continue
            for phi in block.phis():
                assert isinstance(phi, ins.Phi)
                new = self.values[phi]
                assert isinstance(new, ins.Phi)
                for value, source in zip(phi.operands, phi.blocks, strict=True):
                    if source in self.copies and block in self.region.inner[source]:
                        copied = self.copies[source]
                        new.add_incoming(self.use(value, source, Builder(before=copied.terminator)), copied)
