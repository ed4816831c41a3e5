"""Calls, in both halves: which kind a call is, augmented calls and their reverses, mathematical functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from polyglot_ad.callees import describe, is_memory_copy, is_memory_set
from polyglot_ad.custom.marks import custom_rule
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules import Rule, Strong, needs, pullback, stored_kind

from .. import parallel
from ..blas.adjoints import RoutineAdjoints
from ..checkpoint.names import OBJECT, SHADOW
from ..clone import drop
from ..context import refuse_unknown, ways_out
from ..custom import CustomCalls
from ..mpi import ReverseMessages
from ..parallel import lanes
from ..parallel.privatisation import settle, unsettled
from ..refusals.external_calls import refuse_finalizers, refuse_outside, shadows_passed
from ..shadows.exceptions import is_unwinding, shadow_dynamic_cast, shadow_exceptions
from ..shadows.kinds import Marks, is_mark
from .allocations import Allocations
from .control import looked_up
from .copies import Copies, set_size
from .fused_calls import Companions
from .lookup import Lookup
from .recorder import title
from .split import SplitPair

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
        self.allocations = Allocations(generator)
        self.copies = Copies(generator)
        self.custom = CustomCalls(generator)
        self.routines = RoutineAdjoints(generator)
        self.messages = ReverseMessages(generator)
        self._companions = Companions()
        self._covered: dict[ins.CallBase, list[Value]] = {}
        """Mark of a stored integer to the addresses that it has covered."""

    # forward half -----------------------------------------------------------------------------------------------------------

    def forward(self, builder: Builder, call: ins.CallBase) -> None:
        callee = call.called_function
        if callee is None:
            refuse_unknown(self.program, call, self.g.clone, self.g.shadows)
            return
        name = callee.name
        described = describe(call)
        if (custom := custom_rule(call)) is not None:
            self.custom.forward(builder, call, custom)
        elif callee.blocks:
            if callee.function_type.variadic:
                refuse_unknown(self.program, call, self.g.clone, self.g.shadows)
            source = self.g.clone.source_of(call)
            assert isinstance(source, ins.CallBase)
            target = cast(Function, source.called_function)
            if self.program.activity.needs_derivative(target):
                self._augment(builder, call, target)
        elif name.startswith(_DROPPED):
            drop(call)
        elif is_mark(name):
            marks = Marks(self.program, builder, call, lambda p: p, self.g.shadows.of)
            self._covered[call] = marks.cover(cast(ins.CallBase, self.g.clone.source_of(call)))
        elif described.kind == "copy":
            self.copies.copy_pointers(builder, call)
        elif described.kind == "fill":
            self.copies.set_pointers(builder, call)
        elif (allocation := described.allocator) is not None:
            refuse_finalizers(self.program, call, self.g.clone)
            self.allocations.allocate(builder, call, allocation)
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
                own = self.program.variables.shadows_of_copy(builder, call)
                self.g.shadows.define(call, own or shadows_passed(builder, call, external, self.g.shadows))
        elif described.rule is None and described.memory != "none":
            refuse_unknown(self.program, call, self.g.clone, self.g.shadows)

    def _say_shadows(self, builder: Builder, call: ins.CallBase) -> None:
        """Where the shadows of an object are that checkpointed loops carry addresses of."""
        source = self.g.clone.source_of(call.arguments[0])
        if self.program.facts.node(source) in self.program.checkpoints.followed and self.g.shadows.has(call.arguments[0]):
            for lane in range(self.width):
                shadow = self.g.shadows.of(call.arguments[0], lane)
                builder.call_named(SHADOW, ty.VOID, [call.arguments[0], const_int(ty.I64, lane), shadow])

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
            self.g.control.follow(call, result)
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
        if self.allocations.has(call):
            self.allocations.release(builder, call)
            return
        if (temporary := self.allocations.temporary(call)) is not None:
            if self.g.clone.source_of(call) is temporary.call:
                self.allocations.free_shadows(builder, call, temporary)
            else:
                self.allocations.allocate_shadows(builder, temporary)
            return
        callee = call.called_function
        if callee is None or callee.blocks or custom_rule(call) is not None:
            return
        name = callee.name
        described = describe(call)
        self._settle(builder, call)
        if is_mark(name):
            shadow = self.g.accesses.shadow
            marks = Marks(self.program, builder, call, lambda p: looked_up(builder, p), lambda p, lane: shadow(builder, p, lane))
            marks.reverse(cast(ins.CallBase, self.g.clone.source_of(call)))
            marks.uncover(cast(ins.CallBase, self.g.clone.source_of(call)), [looked_up(builder, x) for x in self._covered.get(call, ())])
        elif name == lanes.BARRIER:
            lanes.barrier(builder, looked_up(builder, call.arguments[0]))
        elif described.kind == "integer":
            for lane in range(self.g.width):
                self.g.instructions.note_integer(builder, call, lane)
        elif described.kind == "exchange":
            self._reverse_exchange(builder, call)
        elif parallel.has_reverse(name):
            parallel.reverse_event(builder, call, looked_up(builder, call) if parallel.has_number(name) else None)
        elif described.kind == "copy":
            self.copies.reverse_copy(builder, call)
        elif described.kind == "fill":
            self.copies.reverse_set(builder, call)
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
                shadow = self.g.accesses.shadow(builder, pointer, lane)
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

    def _reverse_exchange(self, builder: Builder, call: ins.CallBase) -> None:
        """The adjoint goes to the lane that the number came from."""
        value, *how = call.arguments
        for lane in range(self.width) if self.g.is_active(call) else ():
            if (d := self.g.instructions.take(builder, call, lane)) is not None:
                brought = lanes.exchanged_back(self.program, builder, call, d, [looked_up(builder, one) for one in how])
                self.g.instructions.add(builder, value, lane, brought)

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
            settle(builder, self.g.accesses.shadow(builder, call.arguments[0], lane), ty.DOUBLE, length)


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
