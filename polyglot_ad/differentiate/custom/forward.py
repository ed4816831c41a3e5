"""Forward mode: the call becomes one of the rule's derivative, which does the function's own work, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polyglot_ad.custom.marks import CustomRule
from polyglot_ad.custom.scope import stands_in
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder, const_float, zero
from polyglot_ad.ir.values import Value
from polyglot_ad.rules.scope import scope

from .convention import Passed, Site, in_precision, is_number

if TYPE_CHECKING:
    from ..forward import ForwardGenerator


PYTHON = "pad.python.call"
"""What asks Python (custom/glue.py)."""


def forward_custom(g: ForwardGenerator, b: Builder, call: ins.CallBase, rule: CustomRule) -> None:
    if not g.is_active(call) and not any(a.type.is_pointer and g.shadows.has(a) for a in call.arguments):
        return
    callee = call.called_function
    assert callee is not None
    site = Site(g.program, call, callee, Builder(before=g.made.function.entry.instructions[0]))
    if callee.name == PYTHON:
        raise site.refuse("a rule written in Python has first derivatives only", "write the rule in the program's own language")
    site.check(call)
    if not stands_in(rule, callee, forward=True):
        raise site.refuse("it has no derivative for forward mode", "give it one, or use reverse mode")
    if rule.derivative or rule.tangent:
        _Call(g, b, call, rule, site).emit()
    else:
        _by_partials(g, b, call, site, rule)


def _tangent(g: ForwardGenerator, value: Value, lane: int) -> Value:
    return g.operand_tangent(value, lane) if g.is_active(value) else zero(value.type)


def _by_partials(g: ForwardGenerator, b: Builder, call: ins.CallBase, site: Site, rule: CustomRule) -> None:
    """A function of numbers: its partials are its gradient for the cotangent 1."""
    gradient = rule.gradient
    passed = [Passed(a, f"argument {index + 1}") for index, a in enumerate(call.arguments)]
    tape = site.call(b, site.function(rule.augmented), passed)[:-1] if rule.augmented else []
    passed.append(Passed(const_float(call.type, 1.0), "the cotangent of the result", True))
    partials = site.call(b, site.function(gradient), site.with_tape(b, gradient, passed, tape))
    numbers = [a for a in call.arguments if is_number(a.type)]
    if [p.type for p in partials] != [a.type for a in numbers]:
        raise site.refuse(f"'{gradient}' must return one number for each of the {len(numbers)} arguments, of its type")
    for lane in range(g.width):
        total: Value = zero(call.type)
        for argument, partial in zip(numbers, partials, strict=True):
            if g.is_active(argument):
                product = b.fmul(partial, _tangent(g, argument, lane))
                total = b.fadd(total, in_precision(site, b, product, call.type))
        g.set_tangents(b, call, lane, total)


class _Call:
    def __init__(self, g: ForwardGenerator, b: Builder, call: ins.CallBase, rule: CustomRule, site: Site) -> None:
        self.g = g
        self.b = b
        self.call = call
        self.rule = rule
        self.site = site
        self.own = site.scalars(call.type)

    def emit(self) -> None:
        g, call = self.g, self.call
        if g.width > 1 and any(a.type.is_pointer for a in call.arguments) and not self._reads_only():
            raise self.site.refuse("it works on memory, so it follows one direction at a time", "ask for one tangent at a time")
        primal: list[Value] | None = None
        tangents: list[list[Value]] = []
        for lane in range(g.width):
            found, value = self._run(lane)
            primal = primal if primal is not None else value
            tangents.append(found)
        if self.own and primal is None and call.users and not self._reads_only():
            raise self.site.refuse(
                "its derivative gives the tangent of the result but not the result, and the function may write memory",
                "return both, the result first",
            )
        type, shadowed, active = call.type, call.type.is_pointer and g.shadows.has(call), g.is_active(call)
        result: Value = call
        if not self.own:
            g.replace_call(call, None)
        elif primal is not None:
            result = self.site.joined(self.b, type, primal)
            g.replace_call(call, result)
        if shadowed:
            g.shadows.define(result, [lane[0] for lane in tangents])
        elif active and self.own:
            for lane, parts in enumerate(tangents):
                g.set_tangents(self.b, result, lane, self.site.joined(self.b, type, parts))

    def _reads_only(self) -> bool:
        return self.site.callee.name in scope().reading or any(a in _READS_ONLY for a in self.call.all_attributes())

    def _arguments(self, lane: int) -> list[Passed]:
        arguments = self.call.arguments

        def beside(k: int) -> Value | None:
            if is_number(arguments[k].type):
                return _tangent(self.g, arguments[k], lane)
            return self.g.shadows.of(arguments[k], lane) if arguments[k].type.is_pointer else None

        return self.site.interleaved(arguments, beside)

    def _run(self, lane: int) -> tuple[list[Value], list[Value] | None]:
        """(tangents or shadow of the result, the result if it was given)."""
        passed = self._arguments(lane)
        if self.rule.derivative:
            return self._parts(self.site.call(self.b, self.site.function(self.rule.derivative), passed), self.rule.derivative)
        first = self.site.function(self.rule.split)
        # The first half may do without the tangents of numbers, as augmented functions do.
        fewer = [one for one in passed if not one.by_reference]
        kept = self.site.call(self.b, first, fewer if len(first.arguments) == len(fewer) else passed)
        tape, primal = kept, None
        if self.own:
            whole = [value.type for value in kept] == self.own
            tape, primal = ([], kept) if whole else (kept[:1], kept[1 : 1 + len(self.own)])
        passed += [Passed(value, "the tape", True) for value in tape]
        tangents, again = self._parts(self.site.call(self.b, self.site.function(self.rule.tangent), passed), self.rule.tangent)
        return tangents, primal if primal is not None else again

    def _parts(self, returned: list[Value], name: str) -> tuple[list[Value], list[Value] | None]:
        if not self.own:
            return [], None
        inactive = not any(type.is_float or type.is_pointer for type in self.own)
        types = [value.type for value in returned]
        if types == [*self.own, *self.own]:
            return returned[len(self.own) :], returned[: len(self.own)]
        if types == self.own:
            return ([], returned) if inactive else (returned, None)
        if inactive and not returned:
            return [], None
        raise self.site.refuse(f"'{name}' must return the tangent of the result, or the result and its tangent")


_READS_ONLY = ("memory(read)", "memory(argmem: read)", "memory(none)", "readonly", "readnone")
