"""Calls in forward mode: which kind a call is, and what tangents and shadows it passes and gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.callees import allocation_of, describe
from polyglot_ad.custom.marks import custom_rule
from polyglot_ad.guards.held_memory import mark, markable, movable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules import Pushed, Rule, pushed_series, pushforward, stored_kind

from ..blas.tangents import push_routine
from ..clone import copy_instruction
from ..context import refuse_unknown
from ..custom import forward_custom
from ..mpi import ForwardMessages, TangentMessages
from ..parallel.lanes import push_exchange
from ..refusals.external_calls import refuse_finalizers, refuse_outside, shadows_passed
from ..shadows.exceptions import is_unwinding, release_exceptions, shadow_dynamic_cast, shadow_exceptions
from ..shadows.helpers import emit_zero
from ..shadows.kinds import Marks, fill_words, is_mark
from ..shadows.told_integers import push_integer

if TYPE_CHECKING:
    from .generator import ForwardGenerator


class ForwardCalls:
    def __init__(self, generator: ForwardGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.clone = generator.clone
        self.shadows = generator.shadows
        self.width = generator.width

    def _refuse_series(self, call: ins.CallBase, why: str) -> None:
        """Raise where lanes are derivatives of rising order, and the call's rule takes each by itself."""
        source = cast(ins.CallBase, self.clone.source_of(call))
        moves = self.g.is_active(call) or any(self.g.is_active(a) or self.shadows.has(a) for a in call.arguments)
        if self.program.taylor and moves:
            name = getattr(source.called_function, "name", "a function")
            raise self.program.refuse(
                "PAD-E303", f"a call of '{name}' in a jet", source, why, "nest jvp or jacfwd, or give the function's source"
            )

    def push(self, builder: Builder, call: ins.CallBase) -> None:
        callee = call.called_function
        if callee is None:
            refuse_unknown(self.program, call, self.clone, self.shadows)
            return
        name = callee.name
        described = describe(call)
        if (custom := custom_rule(call)) is not None:
            self._refuse_series(call, "it has a derivative of its own, which is a first derivative")
            forward_custom(self.g, builder, call, custom)
        elif callee.blocks:
            if callee.function_type.variadic:
                refuse_unknown(self.program, call, self.clone, self.shadows)
            target = cast(Function, cast(ins.CallBase, self.clone.source_of(call)).called_function)
            if self.program.activity.needs_derivative(target):
                self._derivative_call(builder, call, target)
        elif is_mark(name):
            Marks(self.program, builder, call, lambda p: p, self.shadows.of).forward(cast(ins.CallBase, self.clone.source_of(call)))
            call.erase()
        elif described.kind == "integer":
            push_integer(self.g, builder, call)
        elif described.kind == "copy":
            self._copy(builder, call)
        elif described.kind == "fill":
            self._fill(builder, call)
        elif (allocation := described.allocator) is not None:
            refuse_finalizers(self.program, call, self.clone)
            self._allocation(builder, call, allocation.kind, allocation.pointer, allocation.place)
        elif name == "__dynamic_cast":
            if self.shadows.has(call):
                shadow_dynamic_cast(builder, call, self.shadows)
        elif described.kind == "routine":
            self._refuse_series(call, "the rules of BLAS and LAPACK are about first derivatives")
            push_routine(self.g, builder, call)
        elif described.kind == "message":
            self._refuse_series(call, "what MPI does is followed for first derivatives")
            (TangentMessages if self.program.continued else ForwardMessages)(self.g).push(call)
        elif is_unwinding(name):
            shadow_exceptions(self.program, builder, call, self.clone, self.shadows)
            release_exceptions(builder, call, self.shadows, self.width)
        elif (external := described.external) is not None:
            refuse_outside(self.program, call, self.clone)
            if name.startswith("llvm.lifetime.") and self.shadows.has(call.arguments[-1]):
                call.erase()  # the shadow has no markers of its own, and must not share memory with anything
            elif external.passes is not None and call.type.is_pointer and self.shadows.has(call):
                own = self.program.variables.shadows_of_copy(builder, call)
                self.shadows.define(call, own or shadows_passed(builder, call, external, self.shadows))
        elif (rule := described.rule) is not None:
            self._rule_call(builder, call, rule)
        elif described.kind == "exchange":
            if self.g.is_active(call):
                push_exchange(self.g, builder, call)
        elif self.g.is_active(call):
            if name.startswith("llvm.vector.reduce.fadd."):
                for lane in range(self.width):
                    start, vector = (self.g.operand_tangent(a, lane) for a in call.arguments[:2])
                    self.g.set_tangent(call, 0, lane, builder.insert(copy_instruction(call, [start, vector, callee])))
                return
            refuse_unknown(self.program, call, self.clone, self.shadows)
        elif described.memory != "none":
            refuse_unknown(self.program, call, self.clone, self.shadows)

    def _rule_call(self, builder: Builder, call: ins.CallBase, rule: Rule) -> None:
        """Push tangents through a mathematical function."""
        pointers = [k for k, a in enumerate(call.arguments) if not rule.complex and stored_kind(rule, k) == "float" and self.shadows.has(a)]
        if not self.g.is_active(call) and not pointers:
            return
        for lane, pushed in enumerate(self._pushed(builder, call, rule)):
            for k in pointers:
                type = next(a.type for a in call.arguments if a.type.is_float)
                builder.store(pushed.stored.get(k) or zero(type), self.shadows.of(call.arguments[k], lane))
            if pushed.value is None or not self.g.is_active(call):
                continue
            for (path, _, _), (leaf, _) in (
                (leaves(self.program.layout, call.type)[leaf], (leaf, t)) for leaf, t in self.g.leaves_of(call)
            ):
                self.g.set_tangent(call, leaf, lane, builder.extract_value(pushed.value, *path) if path else pushed.value)

    def _pushed(self, builder: Builder, call: ins.CallBase, rule: Rule) -> list[Pushed]:
        """The tangents of a mathematical function's results, per lane."""
        arguments = call.arguments
        tangents = [[self._whole_tangent(builder, a, lane) for a in arguments] for lane in range(self.width)]
        if self.program.taylor:
            return pushed_series(builder, rule, arguments, call, tangents, call.type, self.program.strong_zero)
        return [pushforward(builder, rule, arguments, call, lane, call.type, self.g.strong(rule)) for lane in tangents]

    def _whole_tangent(self, builder: Builder, value: Value, lane: int) -> Value | None:
        """The tangent of an operand as one value of the operand's type, as complex numbers may be passed; None when it is zero."""
        if not self.g.is_active(value):
            return None
        if not value.type.is_aggregate:
            return self.g.operand_tangent(value, lane) if value.type.scalar.is_float else None
        whole: Value = zero(value.type)
        for leaf, (path, _, type) in enumerate(leaves(self.program.layout, value.type)):
            whole = builder.insert_value(whole, self.g.tangent(value, leaf, lane, type), *path)
        return whole

    def _derivative_call(self, builder: Builder, call: ins.CallBase, target: Function) -> None:
        made = self.g.derivative_of(target)
        arguments: list[Value] = []
        for argument, shadowed, mine in zip(call.arguments, made.shadowed, made.tangents, strict=True):
            arguments.append(argument)
            if shadowed:
                arguments += [self.shadows.of(argument, lane) for lane in range(self.width)]
            for leaf, type in mine:
                arguments += [self.g.tangent(argument, leaf, lane, type) for lane in range(self.width)]
        new = builder.call(made.function, arguments)
        if call.type.is_void:
            call.erase()
            return
        at = 1
        result = builder.extract_value(new, 0, name=call.name)
        if made.result_shadowed:
            self.shadows.define(result, [builder.extract_value(new, at + lane) for lane in range(self.width)])
            at += self.width
        for leaf, _ in made.result_tangents:
            for lane in range(self.width):
                self.g.set_tangent(result, leaf, lane, builder.extract_value(new, at))
                at += 1
        self.g.replace_call(call, result)

    def _copy(self, builder: Builder, call: ins.CallBase) -> None:
        target, source, size = call.arguments[:3]
        if not call.type.is_void and self.shadows.has(call):
            self.shadows.define(call, [self.shadows.of(target, k) for k in range(self.width)])
        if not self.shadows.has(target):
            return
        for lane in range(self.width):
            if self.shadows.has(source):
                operands = [self.shadows.of(target, lane), self.shadows.of(source, lane), *call.operands[2:]]
                builder.insert(copy_instruction(call, operands))
            else:
                emit_zero(builder, self.shadows.of(target, lane), size)

    def _fill(self, builder: Builder, call: ins.CallBase) -> None:
        target = call.arguments[0]
        if self.shadows.has(target):
            size = call.arguments[2] if len(call.arguments) > 2 else call.arguments[1]
            source = cast(ins.CallBase, self.clone.source_of(call))
            for lane in range(self.width):
                shadow = self.shadows.of(target, lane)
                if not fill_words(self.program, builder, source, "forward", (target, shadow), size):
                    emit_zero(builder, shadow, size)

    def _allocation(self, builder: Builder, call: ins.CallBase, kind: str, pointer: int | None, place: int) -> None:
        involved = call if place < 0 and kind not in ("free",) else call.arguments[place if place >= 0 else cast(int, pointer)]
        if not self.shadows.has(involved):
            return
        if kind in ("alloc", "zeroed") and place < 0:
            self.shadows.allocate(builder, call)
            if self.program.lifetimes.freed_here(call, self.clone.source_of(call)):
                mark(call)
        elif kind == "realloc":
            assert pointer is not None
            made: list[Value] = []
            for lane in range(self.width):
                operands = list(call.operands)
                operands[pointer] = self.shadows.of(operands[pointer], lane)
                made.append(builder.insert(copy_instruction(call, operands)))
            # What was noted where it was allocated lies elsewhere now.
            source = self.clone.source_of(call)
            if movable(allocation_of(call)) and not self.program.lifetimes.outlives(self.program.facts.node(source)):
                for shadow in made:
                    mark(cast(ins.CallBase, shadow))
            if self.program.lifetimes.freed_here(call, source):
                mark(call)
            self.shadows.define(call, made)
        elif kind == "free":
            assert pointer is not None
            if markable(allocation_of(call)):
                mark(call)
            for lane in range(self.width):
                operands = list(call.operands)
                operands[pointer] = self.shadows.of(operands[pointer], lane)
                builder.insert(copy_instruction(call, operands))
        elif kind in ("alloc", "zeroed"):
            for lane in range(self.width):
                operands = list(call.operands)
                operands[place] = self.shadows.of(operands[place], lane)
                builder.insert(copy_instruction(call, operands))
                row = allocation_of(call)
                assert row is not None
                emit_zero(builder, builder.load(ty.PTR, operands[place]), call.arguments[row.size[0]])
        else:
            raise self.program.moving_memory(call)
