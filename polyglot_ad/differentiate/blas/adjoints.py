"""Reverse mode: what a canonical call's adjoint reads is kept where it may be overwritten, and the reverse pass calls what computes it.

Memory is kept side by side, and only what the routine touches: a copy is made when some instruction that may follow, or the call
itself, may write it, or when the reverse pass runs after the function has returned.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from polyglot_ad.analysis.routines import touched_by
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.blas import Operand

from ..parallel.ways import PLAIN, Way
from ..reverse.control import looked_up
from ..reverse.survival import Survival
from .derivative import Activities, call_runtime, integer, null, result_of, zeroed
from .form import REAL, CanonicalCall, element_size, extent
from .privatised import PrivateShadow

if TYPE_CHECKING:
    from ..reverse.generator import ReverseGenerator

At = Callable[[Value], Value]
Kept = dict[tuple[str, str], Value]
"""(operand, moment) to the copy."""


class RoutineAdjoints:
    """Of the canonical calls of one function."""

    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.survival = Survival(generator.program, generator.source, generator.split)
        self._kept: dict[ins.Instruction, Kept] = {}

    # forward half -----------------------------------------------------------------------------------------------------------

    def forward(self, after: Builder, call: ins.CallBase) -> None:
        """Keep what the adjoint will read."""
        source, active, form = self._of(call)
        kept = self._kept[call] = {}
        if not active.any:
            return
        accesses = {access.operand.name: access for access in touched_by(source) or ()}
        for operand, moment in active.needs():
            locations = [self.program.facts.walked(accesses[operand.name])]
            own = self.program.may_write(source, locations)
            if moment == "out":
                must = self.survival.obstacle_of(source, accesses[operand.name].pointer, locations) is not None
            else:
                must = own or self.survival.obstacle_of(source, accesses[operand.name].pointer, locations) is not None
            if must:
                builder = after if moment == "out" else Builder(before=call)
                kept[operand.name, moment] = self._keep(builder, form, operand)

    def _of(self, call: ins.CallBase) -> tuple[ins.CallBase, Activities, CanonicalCall]:
        source = cast(ins.CallBase, self.g.clone.source_of(call))
        form = CanonicalCall.of(call)
        assert form is not None
        return source, Activities(self.program, source, self.program.activity.is_active), form

    def _keep(self, b: Builder, form: CanonicalCall, operand: Operand) -> Value:
        given = [form.call.arguments[k] for k in form.indices(operand)]
        extents = self._extents(b, form, operand, lambda value: value)
        counts = [extents[-1], extents[-1]] if operand.shape[0] == "uplo" else extents
        size: Value = integer(self._size(form, operand))
        for count in counts:
            size = b.mul(size, count)
        copy = self.g.memory.allocate(b, size, f"{operand.name}.kept")
        assert isinstance(form.call, ins.Instruction)
        why = "the routine or what comes after it may overwrite it"
        counter = self.g.recorder.note(
            "cached", form.call, 0, self.g.recorder.loops(form.call), "on the heap", why, f"operand {operand.name} of {form.row.name}"
        )
        self.g.recorder.count(b, counter, size)
        if operand.kind == "j":
            b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [copy, given[0], size, const_int(ty.I1, 0)])
            return copy
        kind = "reals" if operand.kind == "w" else "triangle" if operand.shape[0] == "uplo" else "matrix" if len(extents) == 2 else "vector"
        pointer = [*given, *([integer(1)] if operand.kind == "p" else [])]
        name = f"pad.la.{form.family.name}.{form.type}.keep_{kind}"
        b.call_named(name, ty.VOID, [*extents, *pointer, copy])
        return copy

    def _size(self, form: CanonicalCall, operand: Operand) -> int:
        return form.family.bits // 8 if operand.kind == "j" else element_size(form.type, operand)

    # shapes -----------------------------------------------------------------------------------------------------------------

    def _extents(self, b: Builder, form: CanonicalCall, operand: Operand, at: At) -> list[Value]:
        """The shape of an operand; `at` makes a forward value available at the builder's point. Negative lengths are none."""
        found = []
        for term in operand.shape:
            if term == "uplo":
                found.append(self._argument(form, "uplo", at))
                continue
            value = extent(b, term, partial(self._argument, form, at=at))
            positive = b.icmp("sgt", value, integer(0))
            found.append(b.select(positive, value, integer(0)))
        return found

    def _argument(self, form: CanonicalCall, name: str, at: At) -> Value:
        return at(form.call.arguments[form.starts[name]])

    def _way(self, form: CanonicalCall, pointer: Value) -> Way:
        source = self.g.clone.source_of
        return self.program.sharing.way(self.g.source, cast(ins.CallBase, source(form.call)), source(pointer))

    # reverse half -----------------------------------------------------------------------------------------------------------

    def reverse(self, b: Builder, call: ins.CallBase) -> None:
        _, active, form = self._of(call)
        if not active.any:
            return
        kept = self._kept[call]
        copies = {key: looked_up(b, copy) for key, copy in kept.items()}
        needed = {(operand.name, moment) for operand, moment in active.needs()}
        cotangents = [self.g.instructions.take(b, call, lane) if active.result else None for lane in range(self.g.width)]
        real = REAL[form.type]
        for lane, cotangent in enumerate(cotangents):
            if not active.written and cotangent is None:
                continue
            arguments: list[Value] = []
            apart: list[PrivateShadow] = []
            if result_of(form) is not ty.VOID:
                arguments.append(cotangent if cotangent is not None else zero(real))
            scalars: list[tuple[list[Value], Value]] = []
            for operand in form.row.operands:
                given = [call.arguments[k] for k in form.indices(operand)]
                if operand.scalar:
                    place = zeroed(b, self.g.entry, real, len(given)) if operand.name in active.names else null()
                    arguments += [*(looked_up(b, value) for value in given), place]
                    if operand.name in active.names:
                        scalars.append((given, place))
                elif operand.memory:
                    arguments += self._memory(b, form, operand, copies, needed, operand.name in active.names, lane, apart)
                else:
                    arguments += [looked_up(b, value) for value in given]
            if form.row.result:
                arguments.append(looked_up(b, call))
            call_runtime(b, form, "adjoint", arguments)
            for private in apart:
                private.add_and_free(b)
            for given, place in scalars:
                for k, value in enumerate(given):
                    self.g.instructions.add(b, value, lane, b.load(real, b.gep(real, place, [k])))
        for copy in copies.values():
            self.g.memory.release(b, copy)

    def _memory(
        self, b: Builder, form: CanonicalCall, operand: Operand, copies: Kept, needed: set[tuple[str, str]], active: bool, lane: int,
        apart: list[PrivateShadow],
    ) -> list[Value]:  # fmt: skip
        given = [form.call.arguments[k] for k in form.indices(operand)]
        moments = ("in", "out") if operand.reads and operand.writes else ("out",) if operand.writes else ("",)
        found: list[Value] = []
        for moment in moments:
            if (operand.name, moment) in copies:
                found.append(copies[operand.name, moment])
                if operand.strided:
                    extents = self._extents(b, form, operand, partial(looked_up, b))
                    rows = extents[-1] if operand.shape[0] == "uplo" else extents[0] if len(extents) == 2 else integer(1)
                    found.append(b.select(b.icmp("sgt", rows, integer(1)), rows, integer(1)))
            else:
                wanted = (operand.name, moment) in needed
                found += [looked_up(b, given[0]) if wanted else null(), *(looked_up(b, value) for value in given[1:])]
        if not operand.numbers:
            return found
        shadow = self.g.accesses.shadow(b, given[0], lane) if active else null()
        if active and not operand.writes and (way := self._way(form, given[0])) != PLAIN:
            # What the routine writes no other thread uses meanwhile.
            step = looked_up(b, given[1]) if operand.strided else integer(1)
            extents = self._extents(b, form, operand, partial(looked_up, b))
            private = PrivateShadow.of(b, form, operand, extents, shadow, step, way.locked)
            apart.append(private)
            return [*found, private.memory, *([private.step] if operand.strided else [])]
        return [*found, shadow, *(looked_up(b, value) for value in given[1:])]
