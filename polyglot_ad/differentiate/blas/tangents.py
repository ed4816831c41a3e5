"""Forward mode: beside a canonical call stands one of the function that computes its tangents, before or after it, per lane."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.blas import Operand

from .derivative import Activities, call_runtime, null, result_of
from .form import REAL, CanonicalCall

if TYPE_CHECKING:
    from ..forward import ForwardGenerator


def push_routine(generator: ForwardGenerator, after: Builder, call: ins.CallBase) -> None:
    """Add the tangents of a canonical call; `after` stands behind it."""
    source = cast(ins.CallBase, generator.clone.source_of(call))
    active = Activities(generator.program, source, generator.program.activity.is_active)
    form = CanonicalCall.of(call)
    if form is None or not active.any:
        return
    row = form.row
    before = row.before is None or row.before in active.names
    builder = Builder(before=call) if before else after
    for lane in range(generator.width):
        arguments: list[Value] = []
        for operand in row.operands:
            arguments += _operand(generator, builder, form, operand, operand.name in active.names, lane)
        if not before and not call.type.is_void:
            arguments.append(call)
        made = call_runtime(builder, form, "tangent_before" if before and row.before else "tangent", arguments, result_of(form))
        if active.result:
            generator.set_tangent(call, 0, lane, made)


def _operand(generator: ForwardGenerator, b: Builder, form: CanonicalCall, operand: Operand, active: bool, lane: int) -> list[Value]:
    given = [form.call.arguments[k] for k in form.indices(operand)]
    if operand.scalar:
        if not active:
            return [*given, null()]
        real = REAL[form.type]
        place = Builder(before=generator.made.function.entry.instructions[0]).alloca(ty.array(real, len(given)), name="scalar.tangent")
        for k, value in enumerate(given):
            b.store(generator.tangent(value, 0, lane, real), b.gep(real, place, [k]))
        return [*given, place]
    if not operand.numbers:
        return given
    shadow = [generator.shadows.of(given[0], lane) if active else null(), *given[1:]]
    return [*given, *(given if operand.reads and operand.writes else ()), *shadow]
