"""Copies and fills of memory: shadows of addresses move in the forward half, adjoints of numbers in the reverse half."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from polyglot_ad.callees import is_memory_copy, most_bytes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

from ..parallel.ways import PLAIN
from ..shadows.helpers import CopyLayout, Layouts, emit_cells, emit_copy_adjoint, emit_copy_fields, emit_zero_fields, size_of, split_fields
from ..shadows.kinds import fill_words, kinds_in_fill
from ..shadows.lock import enter, leave
from ..shadows.notes import check_given_copy, check_numbers
from .control import looked_up

if TYPE_CHECKING:
    from polyglot_ad.analysis.memory.nodes import Region

    from .generator import ReverseGenerator


_WHOLE = "copy element by element, or keep numbers and other data in separate memory"


class Copies:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.width = generator.width
        self._notes: dict[tuple[ins.Instruction, int], list[Value]] = {}
        """Copy or fill of cells to what its forward half noted; see `_cover_cells`."""

    def _layouts(self, pointer: Value, size: Value, call: ins.CallBase, what: str) -> Layouts:
        """What an operation on `size` bytes of shadowed memory meets."""
        length = most_bytes(self.g.clone.source_of(size))
        source = self.g.clone.source_of(pointer)
        fill = not is_memory_copy(call)
        fields, stride = self.program.facts.fields(source, length, fill=fill)
        found = split_fields(fields, stride, self.program.cells.kind_of)
        node, start = self.program.facts.pointer(source)
        places = [start + at for at, _ in found.cells.fields]
        around = [r for r in node.regions if any(_reaches(place, stride or node.stride, r) for place in places)]
        unaligned = found.cells.fields and any(0 < step < 8 for step in (stride, node.stride, *(r.stride for r in around)))
        if unaligned:
            # Where a cell begins is not known from offsets. Cells that are aligned begin where what is aligned begins.
            ends = call.arguments[:2] if is_memory_copy(call) else call.arguments[:1]
            unaligned = not (self.program.cells.are_aligned and all(known_alignment(call, k) >= 8 for k in range(len(ends))))
        # Elements behind members are moved by copies of their own (tail_arrays.py); not by a memmove that may be within one object.
        behind = length is None and not stride and self.program.facts.head(source) > 0
        # Parts of words are told where no address lies (`reverse_set`).
        told = fill and not found.addresses.fields and not found.cells.fields and kinds_in_fill(self.program, fields)
        torn = not told and isinstance(whole := self.g.clone.source_of(size), val.ConstantInt) and _tears(found, whole.value)
        if found.unproved or unaligned or behind or torn:
            raise self.program.refuse(
                "PAD-E104", what, call, "the bytes it moves are not proved to be floating-point numbers, pointers or integers", _WHOLE
            )  # fmt: skip
        return found

    def copy_pointers(self, builder: Builder, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        if not call.type.is_void and self.g.shadows.has(call):
            self.g.shadows.define(call, [self.g.shadows.of(target, k) for k in range(self.width)])
        if not self.g.shadows.has(target):
            return
        written = self._layouts(target, size, call, "a copy of memory")
        if written.cells.fields:
            self._cover_cells(Builder(before=call), call, source if self.g.shadows.has(source) else None)
        if not self.g.shadows.has(source):
            return
        read = self._layouts(source, size, call, "a copy of memory")
        moved = _addresses_moved(read, written)
        if len(moved) > 1 and not _is_apart(call):
            raise self.program.refuse(
                "PAD-E104", "a copy of memory", call, "addresses lie at other distances where it reads than where it writes", _WHOLE
            )  # fmt: skip
        for lane in range(self.width):
            for layout in moved:
                emit_copy_fields(builder, self.g.shadows.of(target, lane), self.g.shadows.of(source, lane), size, layout)

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
            cell = primal if self.program.cells.are_callers else []
            emit_cells(b, "move" if source is not None else "cover", [places[0], *notes, *cell], size, cells)
            self._notes[call, lane] = notes

    def _uncover_cells(self, b: Builder, call: ins.CallBase, size: Value, lane: int, cells: CopyLayout) -> None:
        notes = [looked_up(b, note) for note in self._notes[call, lane]]
        to = self.g.accesses.shadow(b, call.arguments[0], lane)
        if len(notes) == 1:
            emit_copy_fields(b, to, notes[0], size, cells)
        else:
            kept = b.call_named("malloc", ty.PTR, [b.cast("zext", size, ty.I64)], name="cells")
            emit_cells(b, "take", [to, *notes, kept], size, cells)
            shared, locked = self._shared_source(call)
            if locked:
                enter(b)
            body = "give.shared" if shared and not locked else "give"
            emit_cells(b, body, [self.g.accesses.shadow(b, call.arguments[1], lane), kept], size, cells)
            if locked:
                leave(b)
            b.call_named("free", ty.VOID, [kept])
        for note in notes:
            self.g.memory.release(b, note)

    def set_pointers(self, builder: Builder, call: ins.CallBase) -> None:
        if not self.g.shadows.has(call.arguments[0]):
            return
        size = set_size(call)
        layouts = self._layouts(call.arguments[0], size, call, "a fill of memory")
        if layouts.cells.fields:
            self._cover_cells(Builder(before=call), call, None)
        for lane in range(self.width):
            emit_zero_fields(builder, self.g.shadows.of(call.arguments[0], lane), size, layouts.addresses)

    def reverse_copy(self, builder: Builder, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        if not self.g.shadows.has(target):
            return
        layouts = self._layouts(target, size, call, "a copy of memory")
        for lane in range(self.width):
            to = self.g.accesses.shadow(builder, target, lane)
            length = looked_up(builder, size)
            if layouts.cells.fields:
                self._uncover_cells(builder, call, length, lane, layouts.cells)
            if self.g.shadows.has(source):
                check_numbers(self.program, builder, cast(ins.CallBase, self.g.clone.source_of(call)), to, length)
                check_given_copy(self.program, builder, cast(ins.CallBase, self.g.clone.source_of(call)), to, length)
                shared, locked = self._shared_source(call)
                if locked:
                    enter(builder)
                place = self.g.accesses.shadow(builder, source, lane)
                emit_copy_adjoint(builder, to, place, length, layouts.numbers, shared and not locked)
                if locked:
                    leave(builder)
            else:
                emit_zero_fields(builder, to, length, layouts.numbers)

    def reverse_set(self, builder: Builder, call: ins.CallBase) -> None:
        target = call.arguments[0]
        if not self.g.shadows.has(target):
            return
        size = set_size(call)
        layouts = self._layouts(target, size, call, "a fill of memory")
        for lane in range(self.width):
            length = looked_up(builder, size)
            to = self.g.accesses.shadow(builder, target, lane)
            if layouts.cells.fields:
                self._uncover_cells(builder, call, length, lane, layouts.cells)
            elif not layouts.addresses.fields and fill_words(
                self.program, builder, cast(ins.CallBase, self.g.clone.source_of(call)), "reverse", (looked_up(builder, target), to), length
            ):
                continue
            emit_zero_fields(builder, to, length, layouts.numbers)

    def _shared_source(self, call: ins.CallBase) -> tuple[bool, bool]:
        """Whether other threads may add to the adjoints of what a copy reads, and whether under the lock."""
        origin = self.g.clone.source_of(call)
        assert isinstance(origin, ins.Instruction)
        way = self.program.sharing.way(self.g.source, origin, self.g.clone.source_of(call.arguments[1]))
        return way != PLAIN, way.locked


def _addresses_moved(read: Layouts, written: Layouts) -> list[CopyLayout]:
    """What a copy moves in the forward half: the addresses where it reads, and what it writes only as addresses out of cells (whose
    numbers nobody reads there)."""
    if not read.cells.fields or not written.addresses.fields:
        return [read.addresses]
    if read.addresses.stride != written.addresses.stride:
        return [read.addresses, written.addresses]
    cells = {offset for offset, _ in read.cells.fields}
    out_of_cells = [field for field in written.addresses.fields if field[0] in cells]
    return [replace(read.addresses, fields=tuple(sorted({*read.addresses.fields, *out_of_cells})))]


def _is_apart(call: ins.CallBase) -> bool:
    """Whether a copy reads and writes memory that does not overlap."""
    callee = call.callee
    return isinstance(callee, val.Function) and callee.name.startswith(("llvm.memcpy.", "memcpy"))


def _tears(layouts: Layouts, length: int) -> bool:
    """Whether so many bytes end within a number or an address, of which nothing would be moved."""
    for layout in (layouts.numbers, layouts.addresses, layouts.cells):
        end = length % layout.stride if layout.stride else length
        if any(at < end < at + size_of(kind) for at, kind in layout.fields):
            return True
    return False


def set_size(call: ins.CallBase) -> Value:
    """How many bytes are filled: memset(place, byte, size), bzero(place, size), the intrinsic with a flag after it."""
    intrinsic = call.called_function is not None and call.called_function.name.startswith("llvm.")
    return call.arguments[-2] if intrinsic else call.arguments[-1]


def known_alignment(call: ins.CallBase, index: int) -> int:
    """What a call says of the alignment of an argument."""
    return max((int(a.split()[1]) for a in call.argument_attributes[index] if re.fullmatch(r"align \d+", a)), default=1)


def _reaches(place: int, stride: int, region: Region) -> bool:
    """Whether one of the places that are `stride` apart (0: there is one) lies in a region."""
    relative = place - region.start
    return 0 <= (relative % stride if stride else relative) < region.end - region.start
