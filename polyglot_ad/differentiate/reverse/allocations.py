"""Allocations, in both halves: shadows are made beside what a program allocates and freed in the reverse half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import Node
from polyglot_ad.callees import Allocator, allocation_of, allocator
from polyglot_ad.guards.held_memory import mark, markable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

from ..checkpoint.names import POSTPONE, SHADOWED
from ..checkpoint.pool import is_pooled
from ..clone import copy_instruction, drop
from ..shadows.helpers import emit_zero
from ..shadows.pointers import allocated_bytes
from .control import looked_up
from .temporaries import Temporary, find_temporaries

if TYPE_CHECKING:
    from .generator import ReverseGenerator


class Allocations:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.width = generator.width
        self.temporaries = find_temporaries(generator.program, generator.source)
        self._allocated: dict[ins.Instruction, tuple[Value, list[Value]]] = {}
        """Allocation to (primal pointer, shadow pointers) where they are to be freed in the reverse pass."""

    def has(self, instruction: ins.Instruction) -> bool:
        """Whether the reverse half has something of an allocation to free."""
        return instruction in self._allocated

    def allocate(self, builder: Builder, call: ins.CallBase, allocation: Allocator) -> None:
        temporary = self.temporary(call)
        if temporary is not None:
            if allocation.kind != "free":
                self._begin_temporary(builder, call, temporary)
            return
        if allocation.kind == "free":
            assert allocation.pointer is not None
            source = self.g.clone.source_of(call)
            assert isinstance(source, ins.Instruction)
            if self.g.memory.consumed and self.program.is_deferred_free(source):
                self.g.recorder.held(call)
                if is_pooled(call):
                    builder.call_named(POSTPONE, ty.VOID, call.arguments[:1])
                drop(call)
            elif self.g.shadows.has(call.arguments[allocation.pointer]) and markable(allocation):
                mark(call)
            return
        if allocation.kind in ("realloc", "descriptor", "descriptor-free"):
            pointers = [a for a in call.arguments if not isinstance(a, val.Constant) and self.g.shadows.has(a)]
            if pointers:
                raise self.program.moving_memory(call)
            return
        if allocation.place >= 0:
            self._allocate_through(builder, call, allocation)
        elif self.g.shadows.has(call) and not self.g.memory.consumed:
            room = self._allocated_bytes(builder, call, call, allocation)
            if self.program.lifetimes.freed_here(call, self.g.clone.source_of(call)):
                mark(call)
            self.g.shadows.define(call, [self.g.memory.shadow(builder, room, self._alignment(call, allocation)) for _ in range(self.width)])
        elif self.g.shadows.has(call) and is_pooled(call):
            lanes: list[Value] = [builder.call_named(SHADOWED, ty.PTR, [call, const_int(ty.I64, lane)]) for lane in range(self.width)]
            self.g.shadows.define(call, lanes)
            self.g.recorder.allocated(builder, call, call.arguments[0], "on the heap")
            self._remember(call, call, [])
        elif self.g.shadows.has(call):
            self.g.shadows.allocate(builder, call)
            size: Value | int = allocated_bytes(builder, call, allocation.size) if allocation.size else 0
            self.g.recorder.allocated(builder, call, size, "on the heap")
            if self.program.lifetimes.freed_here(call, self.g.clone.source_of(call)):
                mark(call)
            self._remember(call, call, [self.g.shadows.of(call, k) for k in range(self.width)])
        elif self.program.is_wanted_again(self.g.clone.source_of(call)):
            self._remember(call, call, [])

    def _allocate_through(self, builder: Builder, call: ins.CallBase, allocation: Allocator) -> None:
        """posix_memalign: the address comes back through memory."""
        place = call.arguments[allocation.place]
        if not self.g.shadows.has(place):
            return
        made: list[Value] = []
        if not self.g.memory.consumed:
            size = self._allocated_bytes(builder, call, builder.load(ty.PTR, place), allocation)
            for lane in range(self.width):
                builder.store(self.g.memory.shadow(builder, size, self._alignment(call, allocation)), self.g.shadows.of(place, lane))
            return
        for lane in range(self.width):
            arguments = list(call.arguments)
            arguments[allocation.place] = self.g.shadows.of(place, lane)
            builder.call(call.callee, arguments, call.function_type)
            shadow = builder.load(ty.PTR, arguments[allocation.place])
            emit_zero(builder, shadow, call.arguments[allocation.size[0]])
            made.append(shadow)
        self.g.recorder.allocated(builder, call, call.arguments[allocation.size[0]], "on the heap")
        self._remember(call, builder.load(ty.PTR, place), made)

    def _allocated_bytes(self, builder: Builder, call: ins.CallBase, primal: Value, allocation: Allocator) -> Value:
        """The size of a shadow in the arena. What a lowered realloc copies is the usable size of a block."""
        if not allocation.size:
            raise self.program.refuse(
                "PAD-E304", f"memory from '{call.called_function.name}'", call,  # type: ignore[union-attr]
                "its size is not known, so its shadow cannot be held for a pullback", "use grad, whose reverse pass follows at once",
            )  # fmt: skip
        if allocation.free == "free" and "malloc_usable_size" in builder.module.functions:
            return builder.call_named("malloc_usable_size", ty.I64, [primal])
        return allocated_bytes(builder, call, allocation.size)

    def _alignment(self, call: ins.CallBase, allocation: Allocator) -> int:
        if allocation.align is None:
            return 16
        align = call.arguments[allocation.align]
        return align.value if isinstance(align, val.ConstantInt) else 64

    def _remember(self, call: ins.CallBase, primal: Value, shadows: list[Value]) -> None:
        self._allocated[call] = (primal, shadows)

    def forward_alloca(self, builder: Builder, alloca: ins.Instruction) -> None:
        """Shadows of stack memory. Memory whose size is not constant, or that must outlive the function, moves to the heap."""
        assert isinstance(alloca, ins.Alloca) and alloca.block is not None
        dynamic = (alloca.counted and not isinstance(alloca.operands[0], val.ConstantInt)) or alloca.block is not self.g.clone.blocks[
            self.g.source.entry
        ]
        if self.g.split and self.program.activity.is_handed(self.program.facts.node(self.g.clone.source_of(alloca))):
            dynamic = True  # a custom rule's gradient gets its address
        if self.g.split and self.program.is_wanted_again(self.g.clone.source_of(alloca)):
            dynamic = True
        shadowed = self.g.shadows.has(alloca)
        size: Value = const_int(ty.I64, self.program.layout.size(alloca.allocated_type))
        if alloca.counted:
            size = builder.mul(builder.cast("zext", alloca.operands[0], ty.I64), size)
        if dynamic:
            primal = self.g.memory.allocate(builder, size, alloca.name)
            source = self.g.clone.origin[alloca]
            alloca.replace_all_uses_with(primal)
            self.g.control.follow(alloca, primal)
            self.g.clone.value[source] = primal
            self.g.clone.origin[primal] = source
            alloca.erase()
            shadows: list[Value] = []
            if shadowed:
                shadows = [self.g.memory.shadow(builder, size, alloca.align) for _ in range(self.width)]
                self.g.shadows.define(primal, shadows)
                self.g.recorder.allocated(builder, primal, size, "on the heap")
            self._allocated[primal] = (primal, shadows)
            return
        if not shadowed:
            return
        made: list[Value] = []
        for _ in range(self.width):
            if self.g.split:
                made.append(self.g.memory.shadow(builder, size, alloca.align))
                continue
            count = alloca.operands[0] if alloca.counted else None
            made.append(self.g.entry.alloca(alloca.allocated_type, count, f"{alloca.name}.shadow", alloca.align))
            emit_zero(builder, made[-1], size)
        self.g.shadows.define(alloca, made)
        self.g.recorder.allocated(builder, alloca, size, "on the heap" if self.g.split else "on the stack")
        if self.g.split:
            self._allocated[alloca] = (alloca, made)

    def temporary(self, call: ins.CallBase) -> Temporary | None:
        """The temporary that a call allocates or frees."""
        source = self.g.clone.source_of(call)
        if source in self.temporaries:
            return self.temporaries[source]
        return next((t for t in self.temporaries.values() if source in t.frees), None)

    def _begin_temporary(self, builder: Builder, call: ins.CallBase, temporary: Temporary) -> None:
        """The forward half computes addresses in the shadow from a stand-in, and never uses them."""
        for _ in range(self.width):
            slot = self.g.entry.alloca(ty.PTR, name="shadow.slot")
            temporary.slots.append(slot)
            temporary.stand_ins.append(builder.load(ty.PTR, slot, name=f"{call.name}.shadow" if call.name else ""))
        self.g.shadows.define(call, temporary.stand_ins)

    def allocate_shadows(self, builder: Builder, temporary: Temporary) -> None:
        call = self.g.clone.value[temporary.call]
        assert isinstance(call, ins.CallBase)
        arguments = [looked_up(builder, argument) for argument in call.arguments]
        size: Value | None = None
        for slot in temporary.slots:
            if temporary.row.name == "malloc":
                # Zeroing one byte would be a store of an integer: evidence against numbers when this is differentiated again.
                size = arguments[0]
                builder.store(builder.call_named("calloc", ty.PTR, [const_int(size.type, 1), size], name="shadow"), slot)
                continue
            made = copy_instruction(call, [*arguments, call.callee])
            made.name = f"{call.name}.shadow" if call.name else ""
            builder.insert(made)
            assert isinstance(made, ins.CallBase)
            size = allocated_bytes(builder, made, temporary.row.size)
            if temporary.row.kind != "zeroed":
                emit_zero(builder, made, size)
            builder.store(made, slot)
        if size is not None:
            self.g.recorder.allocated(builder, call, size, "on the heap, while its adjoints are in use", one=True)

    def free_shadows(self, builder: Builder, call: ins.CallBase, temporary: Temporary) -> None:
        for slot in temporary.slots:
            temporary.end = self._free(builder, builder.load(ty.PTR, slot), temporary.row, call)

    def keep_temporary(self, temporary: Temporary) -> None:
        """Put off the free of a temporary that the reverse pass reads. (Lookups are added.)"""
        assert temporary.end is not None
        temporary.kept = True
        call = self.g.clone.value[temporary.call]
        assert isinstance(call, ins.CallBase)
        builder = Builder(before=temporary.end)
        self._free(builder, looked_up(builder, call), temporary.row, call)
        for free in temporary.frees:
            made = self.g.clone.value[free]
            assert isinstance(made, ins.Instruction)
            self.g.recorder.held(made)
            made.erase()

    def reverse_alloca(self, builder: Builder, alloca: ins.Instruction) -> None:
        if alloca in self._allocated:
            self.release(builder, alloca)

    def release(self, builder: Builder, instruction: ins.Instruction) -> None:
        """Free what the forward half allocated: the shadows, and the primal where its own free was put off."""
        if not self.g.memory.consumed:
            return
        primal, shadows = self._allocated[instruction]
        allocation = allocation_of(instruction) if isinstance(instruction, ins.CallBase) else allocator("malloc")
        if allocation is None:
            return
        if isinstance(self.g.clone.source_of(primal), ins.Alloca):
            freed, kept = not isinstance(instruction, ins.Alloca), False
        else:
            node = self._allocated_node(instruction, allocation)
            freed, kept = node.freed and not self.program.lifetimes.outlives(node), self.program.lifetimes.given_away(node)
        for pointer in (*(() if kept else shadows), *((primal,) if freed else ())):
            self._free(builder, looked_up(builder, pointer), allocation, instruction)

    def _allocated_node(self, instruction: ins.Instruction, allocation: Allocator) -> Node:
        """What an allocating call makes, as the memory analysis knows it."""
        facts = self.program.facts
        source = self.g.clone.source_of(instruction)
        if allocation.place < 0:
            return facts.node(source)
        assert isinstance(source, ins.CallBase)
        (location,) = facts.locations(source.arguments[allocation.place], ty.PTR)
        return facts.memory.target(location.content)[0]

    def _free(self, builder: Builder, pointer: Value, allocation: Allocator, instruction: ins.Instruction) -> ins.Instruction | None:
        if not allocation.free:
            return None
        arguments: list[Value] = []
        for what in allocation.free_arguments:
            if what == "pointer":
                arguments.append(pointer)
                continue
            if what in ("zero", "null"):
                arguments.append(val.ConstantNull(ty.PTR) if what == "null" else const_int(ty.I64, 0))
                continue
            index = int(what) if what.isdigit() else allocation.align if what == "align" else allocation.size[0]
            assert isinstance(instruction, ins.CallBase) and index is not None
            arguments.append(looked_up(builder, instruction.arguments[index]))
        own = builder.module.functions.get(allocation.free)
        if own is not None and own.blocks:
            # The program's own deallocator does more than to give back what the library's allocator gave.
            made = builder.call_named("free", ty.VOID, [pointer])
        else:
            made = builder.call_named(allocation.free, ty.VOID, arguments)
        if markable(allocation):
            mark(made)
        return made
