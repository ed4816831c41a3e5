"""Calls, in both halves: augmented calls and their reverses, mathematical functions, copies, allocations."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from polyglot_ad.analysis.memory import Node
from polyglot_ad.callees import Allocator, allocation_of, allocator, describe, is_memory_copy, is_memory_set, most_bytes
from polyglot_ad.custom.marks import custom_rule
from polyglot_ad.guards.held_memory import mark, markable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules import Rule, Strong, needs, pullback, stored_kind

from .. import parallel
from ..blas.adjoints import RoutineAdjoints
from ..checkpoint.names import OBJECT, POSTPONE, SHADOW, SHADOWED
from ..checkpoint.pool import is_pooled
from ..clone import copy_instruction
from ..context import ways_out
from ..custom import CustomCalls
from ..exceptions import is_unwinding, shadow_dynamic_cast, shadow_exceptions
from ..external_calls import refuse_finalizers, refuse_outside, shadows_passed
from ..helpers import CopyLayout, Layouts, emit_cells, emit_copy_adjoint, emit_copy_fields, emit_zero, emit_zero_fields, split_fields
from ..kinds import Marks, check_numbers, is_mark
from ..locks import enter, leave
from ..mpi import ReverseMessages
from ..parallel.conflicts import PLAIN
from ..parallel.privatisation import settle, unsettled
from ..shadows import allocated_bytes
from .control import looked_up
from .fused_calls import Companions
from .lookup import Lookup
from .recorder import title
from .split import SplitPair
from .temporaries import Temporary, find_temporaries

if TYPE_CHECKING:
    from .generator import ReverseGenerator

_DROPPED = ("llvm.lifetime.", "llvm.stacksave", "llvm.stackrestore", "llvm.dbg.", "llvm.experimental.noalias.scope.decl", "llvm.invariant.",
            "llvm.assume")  # fmt: skip


@dataclass(eq=False)
class AugmentedCall:
    pair: SplitPair
    tape: Value
    result: Value | None
    arguments: list[Value] = field(default_factory=list)


class Calls:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.width = generator.width
        self.augmented: dict[ins.Instruction, AugmentedCall] = {}
        self.tapes: dict[Value, str] = {}
        """Tape pointer to the function whose call made it."""
        self.extracted: set[Value] = set()
        """Members of what augmented calls return: they stand for the call's result and have no adjoint rule of their own."""
        self.temporaries = find_temporaries(generator.program, generator.source)
        self.allocated: dict[ins.Instruction, tuple[Value, list[Value]]] = {}
        """Allocation to (primal pointer, shadow pointers) where they are to be freed in the reverse pass."""
        self.custom = CustomCalls(generator)
        self.routines = RoutineAdjoints(generator)
        self.messages = ReverseMessages(generator)
        self._companions = Companions()
        self._notes: dict[tuple[ins.Instruction, int], list[Value]] = {}
        """Copy or fill of cells to what its forward half noted; see `_cover_cells`."""

    # forward half -----------------------------------------------------------------------------------------------------------

    def forward(self, builder: Builder, call: ins.CallBase) -> None:
        callee = call.called_function
        if callee is None:
            self.program.refuse_unknown(call, self.g.clone, self.g.shadows)
            return
        name = callee.name
        described = describe(call)
        if (custom := custom_rule(call)) is not None:
            self.custom.forward(builder, call, custom)
        elif callee.blocks:
            if callee.function_type.variadic:
                self.program.refuse_unknown(call, self.g.clone, self.g.shadows)
            source = self.g.clone.source_of(call)
            assert isinstance(source, ins.CallBase)
            target = cast(Function, source.called_function)
            if self.program.activity.needs_derivative(target):
                self._augment(builder, call, target)
        elif name.startswith(_DROPPED):
            self._drop(call)
        elif described.kind == "copy":
            self._copy_pointers(builder, call)
        elif described.kind == "fill":
            self._set_pointers(builder, call)
        elif (allocation := described.allocator) is not None:
            refuse_finalizers(self.program, call, self.g.clone)
            self._allocate(builder, call, allocation)
        elif name == "__dynamic_cast":
            if self.g.shadows.has(call):
                shadow_dynamic_cast(builder, call, self.g.shadows)
        elif name == OBJECT:
            self._say_shadows(builder, call)
        elif described.kind == "routine":
            self.routines.forward(builder, call)
        elif described.kind == "message":
            self.messages.forward(call)
        elif is_unwinding(name):
            shadow_exceptions(self.program, builder, call, self.g.clone, self.g.shadows)
        elif (external := described.external) is not None:
            refuse_outside(self.program, call, self.g.clone)
            if external.passes is not None and call.type.is_pointer and self.g.shadows.has(call):
                own = self.program.shadows_of_copy(builder, call)
                self.g.shadows.define(call, own or shadows_passed(builder, call, external, self.g.shadows))
        elif described.rule is None and described.memory != "none":
            self.program.refuse_unknown(call, self.g.clone, self.g.shadows)

    def _say_shadows(self, builder: Builder, call: ins.CallBase) -> None:
        """Where the shadows of an object are that checkpointed loops carry addresses of."""
        source = self.g.clone.source_of(call.arguments[0])
        if self.program.facts.node(source) in self.program.checkpoints.followed and self.g.shadows.has(call.arguments[0]):
            for lane in range(self.width):
                shadow = self.g.shadows.of(call.arguments[0], lane)
                builder.call_named(SHADOW, ty.VOID, [call.arguments[0], const_int(ty.I64, lane), shadow])

    def _drop(self, call: ins.CallBase) -> None:
        if call.users:
            call.replace_all_uses_with(val.ConstantUndef(call.type))
        call.erase()

    def _augment(self, builder: Builder, call: ins.CallBase, target: Function) -> None:
        """Replace a call by one of the augmented primal, whose tape the reverse half will want."""
        pair = self.g.split_pair(target)
        arguments: list[Value] = []
        for argument, shadowed in zip(call.arguments, pair.parameters.shadowed, strict=True):
            arguments.append(argument)
            if shadowed:
                arguments += [self.g.shadows.of(argument, lane) for lane in range(self.width)]
        made = builder.call(pair.augmented, [*arguments, self.g.memory.arena()], name="augmented")
        source = self.g.clone.origin[call]
        at = 0
        result: Value | None = None
        if not call.type.is_void:
            result = self._member(builder, made, at, call.name)
            at += 1
            if pair.result_shadowed:
                self.g.shadows.define(result, [self._member(builder, made, at + lane, "shadow") for lane in range(self.width)])
                at += self.width
            call.replace_all_uses_with(result)
            self.g.clone.value[source] = result
            self.g.clone.origin[result] = source
            if self.g.clone.result is call:
                self.g.clone.result = result
        tape = self._member(builder, made, at, "tape")
        self.tapes[tape] = title(target)
        self.augmented[made] = AugmentedCall(pair, tape, result, list(arguments))
        if "dbg" in call.metadata:
            made.metadata["dbg"] = call.metadata["dbg"]
        self.g.clone.origin[made] = source
        call.erase()
        del self.g.clone.origin[call]

    def _member(self, builder: Builder, made: Value, index: int, name: str) -> Value:
        found = builder.extract_value(made, index, name=name)
        self.extracted.add(found)
        return found

    # memory -----------------------------------------------------------------------------------------------------------------

    def _layouts(self, pointer: Value, size: Value, call: ins.CallBase, what: str) -> Layouts:
        """What an operation on `size` bytes of shadowed memory meets."""
        length = most_bytes(self.g.clone.source_of(size))
        source = self.g.clone.source_of(pointer)
        fields, stride = self.program.facts.fields(source, length)
        found = split_fields(fields, stride, self.program.kind_of)
        node = self.program.facts.node(source)
        unaligned = found.cells.fields and any(0 < step < 8 for step in (node.stride, *(r.stride for r in node.regions)))
        if unaligned:
            # Where a cell begins is not known from offsets. Cells that are aligned begin where what is aligned begins.
            ends = call.arguments[:2] if is_memory_copy(call) else call.arguments[:1]
            unaligned = not (self.program.cells_are_aligned and all(known_alignment(call, k) >= 8 for k in range(len(ends))))
        # Elements behind members are moved by copies of their own (tail_arrays.py); not by a memmove that may be within one object.
        behind = length is None and not stride and self.program.facts.head(source) > 0
        if found.unproved or unaligned or behind:
            raise self.program.refuse(
                "PAD-E104", what, call, "the bytes it moves are not proved to be floating-point numbers, pointers or integers",
                "copy element by element, or keep numbers and other data in separate memory",
            )  # fmt: skip
        return found

    def _copy_pointers(self, builder: Builder, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        if not call.type.is_void and self.g.shadows.has(call):
            self.g.shadows.define(call, [self.g.shadows.of(target, k) for k in range(self.width)])
        if not self.g.shadows.has(target):
            return
        if self._layouts(target, size, call, "a copy of memory").cells.fields:
            self._cover_cells(Builder(before=call), call, source if self.g.shadows.has(source) else None)
        if not self.g.shadows.has(source):
            return
        pointers = self._layouts(source, size, call, "a copy of memory").addresses
        for lane in range(self.width):
            emit_copy_fields(builder, self.g.shadows.of(target, lane), self.g.shadows.of(source, lane), size, pointers)

    def _set_pointers(self, builder: Builder, call: ins.CallBase) -> None:
        if not self.g.shadows.has(call.arguments[0]):
            return
        size = set_size(call)
        layouts = self._layouts(call.arguments[0], size, call, "a fill of memory")
        if layouts.cells.fields:
            self._cover_cells(Builder(before=call), call, None)
        for lane in range(self.width):
            emit_zero_fields(builder, self.g.shadows.of(call.arguments[0], lane), size, layouts.addresses)

    def _cover_cells(self, b: Builder, call: ins.CallBase, source: Value | None) -> None:
        """Cells are overwritten, by those at `source` or by numbers: note what the reverse pass puts back, and what was moved."""
        target = call.arguments[0]
        size = call.arguments[2] if is_memory_copy(call) else set_size(call)
        cells = self._layouts(target, size, call, "a copy of memory").cells
        room = b.cast("zext", size, ty.I64)
        primal = [target] if source is None else [target, source]
        for lane in range(self.width):
            places = [self.g.shadows.of(target, lane), *([self.g.shadows.of(source, lane)] if source is not None else [])]
            notes: list[Value] = [self.g.memory.allocate(b, room, "cells") for _ in places]
            for note, place in zip(notes, places, strict=True):
                b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [note, place, room, const_int(ty.I1, 0)])
            cell = primal if self.program.cells_of_callers else []
            emit_cells(b, "move" if source is not None else "cover", [places[0], *notes, *cell], size, cells)
            self._notes[call, lane] = notes

    def _uncover_cells(self, b: Builder, call: ins.CallBase, size: Value, lane: int, cells: CopyLayout) -> None:
        notes = [looked_up(b, note) for note in self._notes[call, lane]]
        to = self.g.instructions.shadow(b, call.arguments[0], lane)
        if len(notes) == 1:
            emit_copy_fields(b, to, notes[0], size, cells)
        else:
            kept = b.call_named("malloc", ty.PTR, [b.cast("zext", size, ty.I64)], name="cells")
            emit_cells(b, "take", [to, *notes, kept], size, cells)
            shared, locked = self._shared_source(call)
            if locked:
                enter(b)
            body = "give.shared" if shared and not locked else "give"
            emit_cells(b, body, [self.g.instructions.shadow(b, call.arguments[1], lane), kept], size, cells)
            if locked:
                leave(b)
            b.call_named("free", ty.VOID, [kept])
        for note in notes:
            self.g.memory.release(b, note)

    def _allocate(self, builder: Builder, call: ins.CallBase, allocation: Allocator) -> None:
        temporary = self._temporary(call)
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
                self._drop(call)
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
            if self.program.freed_here(call, self.g.clone.source_of(call)):
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
            if self.program.freed_here(call, self.g.clone.source_of(call)):
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
        self.allocated[call] = (primal, shadows)

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
            self.g.clone.value[source] = primal
            self.g.clone.origin[primal] = source
            alloca.erase()
            shadows: list[Value] = []
            if shadowed:
                shadows = [self.g.memory.shadow(builder, size, alloca.align) for _ in range(self.width)]
                self.g.shadows.define(primal, shadows)
                self.g.recorder.allocated(builder, primal, size, "on the heap")
            self.allocated[primal] = (primal, shadows)
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
            self.allocated[alloca] = (alloca, made)

    # temporaries ------------------------------------------------------------------------------------------------------------

    def _temporary(self, call: ins.CallBase) -> Temporary | None:
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

    def _allocate_shadows(self, builder: Builder, temporary: Temporary) -> None:
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

    def _free_shadows(self, builder: Builder, call: ins.CallBase, temporary: Temporary) -> None:
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

    # reverse half -----------------------------------------------------------------------------------------------------------

    def reverse(self, builder: Builder, call: ins.CallBase) -> None:
        if call in self.augmented:
            self._reverse_augmented(builder, call)
            return
        if call in self.custom.records:
            self.custom.reverse(builder, call)
            return
        if call in self.messages.records:
            self.messages.reverse(builder, call)
            return
        if call in self.allocated:
            self._release(builder, call)
            return
        if (temporary := self._temporary(call)) is not None:
            if self.g.clone.source_of(call) is temporary.call:
                self._free_shadows(builder, call, temporary)
            else:
                self._allocate_shadows(builder, temporary)
            return
        callee = call.called_function
        if callee is None or callee.blocks or custom_rule(call) is not None:
            return
        name = callee.name
        described = describe(call)
        self._settle(builder, call)
        if is_mark(name):
            shadow = self.g.instructions.shadow
            marks = Marks(self.program, builder, call, lambda p: looked_up(builder, p), lambda p, lane: shadow(builder, p, lane))
            marks.reverse(cast(ins.CallBase, self.g.clone.source_of(call)))
        elif parallel.has_reverse(name):
            parallel.reverse_event(builder, call, looked_up(builder, call) if parallel.has_number(name) else None)
        elif described.kind == "copy":
            self._reverse_copy(builder, call)
        elif described.kind == "fill":
            self._reverse_set(builder, call)
        elif described.kind == "routine":
            self.routines.reverse(builder, call)
        elif (rule := described.rule) is not None:
            self._reverse_rule(builder, call, rule)
        elif self.g.is_active(call):
            if name.startswith("llvm.vector.reduce.fadd."):
                self._reverse_sum(builder, call)
            else:
                raise self.program.refuse(
                    "PAD-E303",
                    f"a call of '{name}'",
                    call,
                    "there is no derivative rule for it",
                    "use a function that has a rule (docs/rules.md)" + ways_out(name, call.type),
                )

    def _reverse_rule(self, builder: Builder, call: ins.CallBase, rule: Rule) -> None:
        """Pull the adjoint of a mathematical function's results back to its operands."""
        operands = call.arguments
        numbers = [k for k, o in enumerate(operands) if o.type.scalar.is_float or o.type.is_aggregate]
        wanted = [k for k in numbers if not isinstance(operands[k], val.Constant) and self.g.is_active(operands[k])]
        primal: list[Value] | None = None
        result: Value | None = None
        for lane in range(self.width):
            stored = self._stored_adjoints(builder, call, rule, lane)
            cotangent = self._result_adjoint(builder, call, lane) if self.g.is_active(call) else None
            if not wanted or (cotangent is None and not stored):
                continue
            if primal is None:
                needed = needs(rule, [o.type for o in operands], wanted)
                primal = [looked_up(builder, o) if k in needed.operands else val.ConstantUndef(o.type) for k, o in enumerate(operands)]
                result = looked_up(builder, call) if needed.result else None
            # A call whose result is discarded was perhaps made speculatively (see `apply_rule`).
            discarded: Strong = "factor" if self.g.instructions.may_be_discarded(call) else None
            strong = self.g.program.strong_zero or discarded
            gradients = pullback(builder, rule, primal, result, cotangent, wanted, stored, strong)
            moved = self._companions.take_from_primal(builder, call, primal[0]) if isinstance(primal[0], Lookup) else {}
            for index, amount in gradients.items():
                amount = moved.get(amount, amount)
                self._add_whole(builder, operands[index], lane, amount)
        for operand in primal or ():
            if isinstance(operand, Lookup) and not operand.users:
                operand.erase()  # its companion is kept in its place

    def _add_whole(self, builder: Builder, value: Value, lane: int, amount: Value) -> None:
        """Add to the adjoint of an operand what has the operand's type: a number, or a complex number in one piece."""
        if not value.type.is_aggregate:
            self.g.instructions.add(builder, value, lane, amount)
            return
        for leaf, (path, _, _) in enumerate(self.g.leaves(value.type)):
            self.g.instructions.add(builder, value, lane, builder.extract_value(amount, *path), leaf)

    def _result_adjoint(self, builder: Builder, call: ins.CallBase, lane: int) -> Value | None:
        """The adjoint of a call's result as one value of the result's type; None when it is zero."""
        parts = [self.g.instructions.take(builder, call, lane, leaf) for leaf in range(len(self.g.leaves(call.type)))]
        if all(part is None for part in parts):
            return None
        if not call.type.is_aggregate:
            return parts[0]
        whole: Value = zero(call.type)
        for (path, _, _), part in zip(self.g.leaves(call.type), parts, strict=True):
            if part is not None:
                whole = builder.insert_value(whole, part, *path)
        return whole

    def _stored_adjoints(self, builder: Builder, call: ins.CallBase, rule: Rule, lane: int) -> dict[int, Value]:
        """The adjoints of what the function writes through pointers; they are used up."""
        found: dict[int, Value] = {}
        if rule.complex:
            return found
        for index, pointer in enumerate(call.arguments):
            if stored_kind(rule, index) == "float" and self.g.shadows.has(pointer):
                type = next(a.type for a in call.arguments if a.type.is_float)
                shadow = self.g.instructions.shadow(builder, pointer, lane)
                found[index] = builder.load(type, shadow)
                builder.store(zero(type), shadow)
        return found

    def _reverse_sum(self, builder: Builder, call: ins.CallBase) -> None:
        start, vector = call.arguments[:2]
        assert isinstance(vector.type, ty.VectorType)
        for lane in range(self.width):
            d = self.g.instructions.take(builder, call, lane)
            if d is None:
                continue
            self.g.instructions.add(builder, start, lane, d)
            spread: Value = val.ConstantUndef(vector.type)
            for k in range(vector.type.count):
                spread = builder.insert(ins.InsertElement(spread, d, const_int(ty.I64, k)))
            self.g.instructions.add(builder, vector, lane, spread)

    def _reverse_augmented(self, builder: Builder, call: ins.CallBase) -> None:
        record = self.augmented[call]
        pair = record.pair
        arguments: list[Value] = [looked_up(builder, a) for a in record.arguments]
        instructions = self.g.instructions
        for leaf, type in pair.cotangents:
            assert record.result is not None
            for lane in range(self.width):
                d = instructions.take(builder, record.result, lane, leaf)
                arguments.append(d if d is not None else zero(type))
        arguments.append(looked_up(builder, record.tape))
        made = builder.call(pair.reverse, arguments)
        primal = call_arguments(record)
        for position, (index, leaf) in enumerate(pair.parameters.gradient_keys):
            for lane in range(self.width):
                amount = builder.extract_value(made, position * self.width + lane)
                instructions.add(builder, primal[index], lane, amount, leaf)

    def _reverse_copy(self, builder: Builder, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        if not self.g.shadows.has(target):
            return
        layouts = self._layouts(target, size, call, "a copy of memory")
        for lane in range(self.width):
            to = self.g.instructions.shadow(builder, target, lane)
            length = looked_up(builder, size)
            if layouts.cells.fields:
                self._uncover_cells(builder, call, length, lane, layouts.cells)
            if self.g.shadows.has(source):
                check_numbers(self.program, builder, cast(ins.CallBase, self.g.clone.source_of(call)), to, length)
                shared, locked = self._shared_source(call)
                if locked:
                    enter(builder)
                place = self.g.instructions.shadow(builder, source, lane)
                emit_copy_adjoint(builder, to, place, length, layouts.numbers, shared and not locked)
                if locked:
                    leave(builder)
            else:
                emit_zero_fields(builder, to, length, layouts.numbers)

    def _settle(self, builder: Builder, call: ins.CallBase) -> None:
        """In the reproducible mode: what this thread has yet to add to adjoints that the reverse of a call reads."""
        if not self.program.sharing.reproducible:
            return
        source = cast(ins.CallBase, self.g.clone.source_of(call))
        if self.program.effects.writes(source) == frozenset():
            return
        targets = source.arguments[:1] if is_memory_copy(source) or is_memory_set(source) else source.arguments
        shared = [
            own for own, p in zip(call.arguments, targets, strict=False)
            if self.program.facts.is_pointer(p) and self.g.shadows.has(own) and self.g.settles(p)
        ]  # fmt: skip
        if not shared:
            return
        if not is_memory_copy(source) and not is_memory_set(source):
            unsettled(builder, source)
            return
        size = call.arguments[2] if is_memory_copy(source) else set_size(call)
        for lane in range(self.width):
            length = builder.cast("zext", looked_up(builder, size), ty.I64) if size.type is not ty.I64 else looked_up(builder, size)
            settle(builder, self.g.instructions.shadow(builder, call.arguments[0], lane), ty.DOUBLE, length)

    def _shared_source(self, call: ins.CallBase) -> tuple[bool, bool]:
        """Whether other threads may add to the adjoints of what a copy reads, and whether under the lock."""
        origin = self.g.clone.source_of(call)
        assert isinstance(origin, ins.Instruction)
        way = self.program.sharing.way(self.g.source, origin, self.g.clone.source_of(call.arguments[1]))
        return way != PLAIN, way.locked

    def _reverse_set(self, builder: Builder, call: ins.CallBase) -> None:
        target = call.arguments[0]
        if not self.g.shadows.has(target):
            return
        size = set_size(call)
        layouts = self._layouts(target, size, call, "a fill of memory")
        for lane in range(self.width):
            length = looked_up(builder, size)
            if layouts.cells.fields:
                self._uncover_cells(builder, call, length, lane, layouts.cells)
            emit_zero_fields(builder, self.g.instructions.shadow(builder, target, lane), length, layouts.numbers)

    def reverse_alloca(self, builder: Builder, alloca: ins.Instruction) -> None:
        if alloca in self.allocated:
            self._release(builder, alloca)

    def _release(self, builder: Builder, instruction: ins.Instruction) -> None:
        """Free what the forward half allocated: the shadows, and the primal where its own free was put off."""
        if not self.g.memory.consumed:
            return
        primal, shadows = self.allocated[instruction]
        allocation = allocation_of(instruction) if isinstance(instruction, ins.CallBase) else allocator("malloc")
        if allocation is None:
            return
        if isinstance(self.g.clone.source_of(primal), ins.Alloca):
            freed, kept = not isinstance(instruction, ins.Alloca), False
        else:
            node = self._allocated_node(instruction, allocation)
            freed, kept = node.freed and not self.program.outlives(node), self.program.given_away(node)
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


def call_arguments(record: AugmentedCall) -> list[Value]:
    """The primal arguments among those of an augmented call."""
    found: list[Value] = []
    at = 0
    width = 0
    for shadowed in record.pair.parameters.shadowed:
        found.append(record.arguments[at])
        width = record.pair.width if shadowed else 0
        at += 1 + width
    return found


def set_size(call: ins.CallBase) -> Value:
    """How many bytes are filled: memset(place, byte, size), bzero(place, size), the intrinsic with a flag after it."""
    intrinsic = call.called_function is not None and call.called_function.name.startswith("llvm.")
    return call.arguments[-2] if intrinsic else call.arguments[-1]


def known_alignment(call: ins.CallBase, index: int) -> int:
    """What a call says of the alignment of an argument."""
    return max((int(a.split()[1]) for a in call.argument_attributes[index] if re.fullmatch(r"align \d+", a)), default=1)
