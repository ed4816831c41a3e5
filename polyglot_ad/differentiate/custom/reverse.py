"""Reverse mode: the call becomes one of the rule's augmented function, whose tape its gradient gets in the reverse pass."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from polyglot_ad.custom.marks import CustomRule
from polyglot_ad.custom.scope import stands_in
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder, const_float, zero
from polyglot_ad.ir.values import Value

from ..reverse.control import looked_up
from ..shadows.lock import enter, leave
from .convention import Passed, Site, in_precision, is_number

if TYPE_CHECKING:
    from ..reverse.generator import ReverseGenerator


@dataclass(eq=False)
class _Record:
    rule: CustomRule
    site: Site
    arguments: list[Value]
    result: Value | None
    tapes: list[list[Value]] = field(default_factory=list)
    """Per lane; empty where the rule has none."""


class CustomCalls:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.program = generator.program
        self.width = generator.width
        self.records: dict[ins.Instruction, _Record] = {}

    # forward half -----------------------------------------------------------------------------------------------------------

    def forward(self, b: Builder, call: ins.CallBase, rule: CustomRule) -> None:
        if not self.g.is_active(call) and not any(a.type.is_pointer and self.g.shadows.has(a) for a in call.arguments):
            return
        assert call.called_function is not None
        site = Site(self.program, call, call.called_function, self.g.entry)
        site.check(call)
        if not stands_in(rule, site.callee, forward=False):
            raise site.refuse("it has no gradient for reverse mode", "give it one, or use forward mode")
        if not self.g.memory.consumed:
            self._refuse_lost_memory(call, rule, site)
        if rule.gradient and rule.augmented:
            self._augment(b, call, rule, site)
            return
        if call.type.is_pointer and self.g.shadows.has(call):
            raise site.refuse("it gives an address, and only an augmented function can give its shadow")
        self.records[call] = _Record(rule, site, list(call.arguments), None if call.type.is_void else call)

    def _refuse_lost_memory(self, call: ins.CallBase, rule: CustomRule, site: Site) -> None:
        """Raise when a held pullback would give the gradient an address where the primal's data may no longer be."""
        pointers = {k: a for k, a in enumerate(call.arguments) if a.type.is_pointer}
        if not rule.gradient or not pointers:
            return
        gradient = site.function(rule.gradient)
        for position, one in enumerate(site.interleaved(call.arguments, pointers.get)):
            unused = position < len(gradient.arguments) and gradient.blocks and not gradient.arguments[position].users
            if one.value not in pointers.values() or one.what.startswith("the shadow") or unused:
                continue
            source = self.g.clone.source_of(one.value)
            if self.program.is_kept(source) or self.program.facts.node(source).origins <= {"alloca", "constant"}:
                continue
            raise self.program.refuse(
                "PAD-E304", f"memory that the custom rule of '{site.callee.name}' gets", call,
                "the gradient may read it when the program has changed or freed it", "use grad, whose reverse pass follows at once",
            )  # fmt: skip

    def _augment(self, b: Builder, call: ins.CallBase, rule: CustomRule, site: Site) -> None:
        if self.width > 1 and any(a.type.is_pointer for a in call.arguments):
            raise site.refuse("it works on memory, so it follows one cotangent at a time", "ask for one cotangent at a time")
        function = site.function(rule.augmented)
        arguments = list(call.arguments)
        first: ins.Instruction | None = None
        tapes: list[list[Value]] = []
        primal: list[Value] | None = None
        shadows: list[Value] = []
        for lane in range(self.width):
            shadows_of = {k: self.g.shadows.of(argument, lane) for k, argument in enumerate(arguments) if argument.type.is_pointer}
            returned = site.call(b, function, site.interleaved(arguments, shadows_of.get))
            first = first or site.made
            tape, value, shadow = self._parts(returned, call, site, rule.augmented)
            tapes.append(tape)
            primal = primal if primal is not None else value
            shadows += shadow
        assert first is not None
        if tapes[0] and not self.g.memory.consumed:
            raise self.program.refuse(
                "PAD-E304", f"the tape of the custom rule of '{site.callee.name}'", call,
                "the rule's gradient uses it up, so it cannot run several times", "use grad, whose reverse pass follows at once",
            )  # fmt: skip
        source = self.g.clone.origin[call]
        result: Value | None = None
        if not call.type.is_void and primal is not None:
            result = site.joined(b, call.type, primal)
            if call.type.is_pointer and self.g.shadows.has(call):
                if not shadows:
                    raise site.refuse(f"'{rule.augmented}' must return the shadow of the address, after the address")
                self.g.shadows.define(result, shadows)
            call.replace_all_uses_with(result)
            self.g.clone.value[source] = result
            self.g.clone.origin[result] = source
            if self.g.clone.result is call:
                self.g.clone.result = result
            if result is not first and isinstance(result, ins.Instruction):
                self.g.calls.extracted.add(result)
        elif call.users or call is self.g.clone.result:
            raise site.refuse(f"'{rule.augmented}' must return the function's result, too: it runs instead of it")
        if "dbg" in call.metadata:
            first.metadata["dbg"] = call.metadata["dbg"]
        self.g.clone.origin[first] = source
        self.records[first] = _Record(rule, Site(self.program, first, site.callee, self.g.entry), arguments, result, tapes)
        call.erase()
        del self.g.clone.origin[call]

    @staticmethod
    def _parts(returned: list[Value], call: ins.CallBase, site: Site, name: str) -> tuple[list[Value], list[Value] | None, list[Value]]:
        """(tape, result, shadow of the result) of what the augmented function returned."""
        own = site.scalars(call.type)
        types = [value.type for value in returned]
        count = len(own)
        if not own or not returned:
            return returned, None, []
        if call.type.is_pointer and types[-2:] == own * 2:
            return returned[:-2], returned[-2:-1], returned[-1:]
        if types[-count:] == own:
            return returned[:-count], returned[-count:], []
        if not call.users:
            return returned, None, []
        raise site.refuse(f"'{name}' must return the result, or a tape and the result; it returns {', '.join(map(str, types))}")

    # reverse half -----------------------------------------------------------------------------------------------------------

    def reverse(self, b: Builder, made: ins.Instruction) -> None:
        record = self.records[made]
        arguments = [looked_up(b, argument) for argument in record.arguments]
        for lane in range(self.width):
            cotangent = self._cotangent(b, record, lane)
            if record.rule.gradient:
                self._pull(b, record, arguments, cotangent, lane)
            elif cotangent is not None:
                self._pull_forward(b, record, arguments, cotangent, lane)

    def _cotangent(self, b: Builder, record: _Record, lane: int) -> Value | None:
        """The adjoint of the result as one value of its type; None where the function returns no number."""
        type = record.site.result
        if not any(leaf.is_float for leaf in record.site.scalars(type)):
            return None
        whole: Value = zero(type)
        result = record.result
        if result is None or not self.g.is_active(result):
            return whole
        for leaf, (path, _, _) in enumerate(self.g.leaves(type)):
            part = self.g.instructions.take(b, result, lane, leaf)
            if part is not None:
                whole = b.insert_value(whole, part, *path) if path else part
        return whole

    def _pull(self, b: Builder, record: _Record, arguments: list[Value], cotangent: Value | None, lane: int) -> None:
        site = record.site
        function = site.function(record.rule.gradient)
        pointers = [(k, argument) for k, argument in enumerate(record.arguments) if argument.type.is_pointer]
        passed = site.interleaved(arguments, {k: self.g.accesses.shadow(b, p, lane) for k, p in pointers}.get)
        if cotangent is not None:
            passed.append(Passed(cotangent, "the cotangent of the result", True))
        if record.tapes and record.tapes[lane]:
            tape = [looked_up(b, value) for value in record.tapes[lane]]
            passed = site.with_tape(b, function.name, passed, tape)
        source = self.g.clone.source_of
        shared = any(self.program.sharing.is_shared(self.g.source, source(p)) and self.g.shadows.has(p) for _, p in pointers)
        if shared and self.program.sharing.reproducible:
            raise site.refuse("in the reproducible mode, rules cannot add to what threads share: in which order is not known")
        if shared:
            enter(b)
        gradients = site.call(b, function, passed)
        if shared:
            leave(b)
        numbers = [a for a in record.arguments if is_number(a.type)]
        expected = [type for a in numbers for type in site.scalars(a.type)]
        if [value.type for value in gradients] != expected:
            raise site.refuse(
                f"'{function.name}' must return the gradients of the numbers passed by value: {', '.join(map(str, expected)) or 'nothing'}"
            )
        at = 0
        for argument in numbers:
            count = len(site.scalars(argument.type))
            if self.g.is_active(argument):
                self.g.instructions.add(b, argument, lane, site.joined(b, argument.type, gradients[at : at + count]))
            at += count

    def _pull_forward(self, b: Builder, record: _Record, arguments: list[Value], cotangent: Value, lane: int) -> None:
        """A function of numbers: its partials are its derivatives along the unit tangents."""
        site, name = record.site, record.rule.derivative
        for index, argument in enumerate(record.arguments):
            if not is_number(argument.type) or not self.g.is_active(argument):
                continue
            numbers = [k for k, primal in enumerate(arguments) if is_number(primal.type)]
            tangents: dict[int, Value] = {k: const_float(arguments[k].type, float(k == index)) for k in numbers}
            partial = site.call(b, site.function(name), site.interleaved(arguments, tangents.get))
            if [value.type for value in partial] not in ([site.result], [site.result] * 2):
                raise site.refuse(f"'{name}' must return the tangent of the result, or the result and its tangent")
            amount = b.fmul(cotangent, partial[-1])
            self.g.instructions.add(b, argument, lane, in_precision(site, b, amount, argument.type))
