"""What loads and stores do to adjoints in the reverse pass: those in shadow memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Value

from ..parallel.accumulation import add_shared_by, add_to_cell
from ..parallel.privatisation import settle
from ..parallel.ways import PLAIN
from ..rewrites.memory.atomics import keeps_number
from ..shadows import tagged
from ..shadows.notes import check_given, check_number
from ..shadows.runtime_activity import asks, is_there, place_to_write
from ..shadows.told_integers import check_told
from .adjoints import accumulate
from .control import looked_up

if TYPE_CHECKING:
    from .generator import ReverseGenerator


class Accesses:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.width = generator.width

    def shadow(self, builder: Builder, pointer: Value, lane: int) -> Value:
        """The shadow of a primal pointer, in the reverse pass."""
        return looked_up(builder, self.g.shadows.of(pointer, lane))

    def load(self, builder: Builder, i: ins.Instruction, d: Value, lane: int) -> None:
        self.program.evidence.refuse_float_loads(cast(ins.Load, self.g.clone.source_of(i)))
        check_given(self.program, builder, cast(ins.Load, self.g.clone.source_of(i)), d)
        self._accumulate(builder, i, d, lane, 0)

    def _accumulate(self, builder: Builder, i: ins.Instruction, d: Value, lane: int, leaf: int) -> None:
        pointer, offset = i.operands[0], self.g.leaves(i.type)[leaf][1]
        base, asked = self.shadow(builder, pointer, lane), asks(self.program, self.g.clone.source_of(pointer))
        if asked:
            base = place_to_write(builder, is_there(builder, looked_up(builder, pointer), base), base)
        place = builder.gep(ty.I8, base, [offset])
        align = _align(i) if offset == 0 else 0
        source = self.g.clone.source_of(i)
        assert isinstance(source, ins.Instruction)
        way = self.program.sharing.way(self.g.source, source, self.g.clone.source_of(pointer))
        if (shadow := self._cell(i, leaf, lane)) is not None:
            if way == PLAIN:
                tagged.accumulate(builder, place, d, shadow(builder), align)
            else:
                words = shadow(builder)
                add_to_cell(builder, way, d, place, builder.icmp("eq", words, zero(words.type)))
            return
        if way.fixed:
            self.g.fixed_sums.add(builder, (i, lane, leaf), d, place)
            return
        if way != PLAIN:
            addition = add_shared_by(builder, self.g.clone, way, d, place)
            self.g.borders += [addition] if addition is not None else []
            return
        known = builder.load(d.type, place, align=align)
        added = builder.store(accumulate(builder, known, d), place, align=align)
        if not asked:
            self.g.scopes.shadow(known)
            self.g.scopes.shadow(added)

    def _cell(self, value: Value, leaf: int, lane: int) -> Callable[[Builder], Value] | None:
        """What fetches the shadow words of an integer that may be an address."""
        path, _, type = self.g.leaves(value.type)[leaf]
        content = self.program.facts.contents(self.g.clone.source_of(value))[leaf]
        if isinstance(value, val.Constant) or not type.scalar.is_integer or not self.program.cells.is_cell(content):
            return None
        shadow = self.g.shadows.of(value, lane)

        def fetch(b: Builder) -> Value:
            found = looked_up(b, shadow)
            return tagged.as_words(b, b.extract_value(found, *path) if path else found)

        return fetch

    def load_leaves(self, builder: Builder, i: ins.Instruction) -> None:
        self.program.evidence.refuse_float_loads(cast(ins.Load, self.g.clone.source_of(i)))
        for lane in range(self.width):
            for leaf in range(len(self.g.leaves(i.type))):
                d = self.g.instructions.take(builder, i, lane, leaf)
                if d is not None:
                    check_given(self.program, builder, cast(ins.Load, self.g.clone.source_of(i)), d)
                    self._accumulate(builder, i, d, lane, leaf)

    def store(self, builder: Builder, store: ins.Instruction) -> None:
        value, pointer = store.operands
        source = self.g.clone.source_of(store)
        if not self.g.shadows.has(pointer):
            return
        assert isinstance(source, ins.Store)
        numbers = {leaf: adjoint for leaf, _, adjoint in self.program.active_stored(source)}
        for leaf, (_, offset, _) in enumerate(self.g.leaves(value.type)):
            for lane in range(self.width):
                covered = self.g.cells.covered(store, leaf, lane)
                adjoint = numbers.get(leaf)
                if adjoint is None and covered is None:
                    continue
                base = self.shadow(builder, pointer, lane)
                place = builder.gep(ty.I8, base, [offset])
                there = None
                if asks(self.program, self.g.clone.source_of(pointer)):
                    there = is_there(builder, looked_up(builder, pointer), base)
                align = _align(store) if offset == 0 else 1 if covered is not None else 0
                if adjoint is not None and self.g.settles(source.pointer):
                    settle(builder, place, adjoint)
                if adjoint is not None and not isinstance(value, val.Constant) and self.g.is_active(value):
                    d: Value = builder.load(adjoint, place, align=align)
                    if there is not None:
                        d = builder.select(there, d, zero(adjoint))
                    elif covered is None:
                        self.g.scopes.shadow(d)  # type: ignore[arg-type]
                    if source.value.type.scalar.is_float:  # of a word that may be any, the note goes on: the number's adjoint becomes one
                        check_number(self.program, builder, source, d)
                        check_told(self.program, builder, source, d)
                    if covered is not None and (shadow := self._cell(value, leaf, lane)) is not None:
                        d = tagged.number_only(builder, d, shadow(builder))
                    self.g.instructions.add(builder, value, lane, d, leaf)
                if there is not None:
                    place = builder.gep(ty.I8, place_to_write(builder, there, base), [offset])
                if covered is None and adjoint is not None:
                    zeroed = builder.store(zero(adjoint), place, align=align)
                    if there is None:
                        self.g.scopes.shadow(zeroed)
                else:
                    builder.store(looked_up(builder, covered), place, align=align)  # type: ignore[arg-type]

    def atomic(self, builder: Builder, i: ins.Instruction) -> None:
        """An atomic addition in sequential code is a load, an addition and a store."""
        pointer, value = i.operands[0], i.operands[1]
        source = self.g.clone.source_of(i)
        assert isinstance(source, ins.Instruction)
        locations = self.program.facts.locations(source.operands[0], value.type)
        self.program.evidence.refuse_atomic_address(source, locations)
        if not any(self.program.activity.is_active_location(location) for location in locations):
            return
        if isinstance(i, ins.AtomicRMW) and i.operation in ("fadd", "fsub", "xchg") and value.type.scalar.is_float:
            for lane in range(self.width):
                place = self.shadow(builder, pointer, lane)
                d = builder.load(value.type, place)
                self.g.instructions.add(builder, value, lane, builder.fneg(d) if i.operation == "fsub" else d)
                old = self.g.instructions.take(builder, i, lane) if self.g.is_active(i) else None
                if i.operation == "xchg":
                    builder.store(old if old is not None else zero(value.type), place)
                elif old is not None:
                    builder.store(builder.fadd(d, old), place)
            return
        if keeps_number(i) and not self.g.is_active(i):
            return
        raise self.program.refuse(
            "PAD-E103",
            f"'{i.opcode}' on active memory",
            i,
            "it is not an update of a floating-point number",
            "use a plain update",
        )


def _align(i: ins.Instruction) -> int:
    return i.align if isinstance(i, ins.Load | ins.Store) else 0
