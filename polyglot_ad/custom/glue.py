"""Functions in IR that stand in for derivatives and ask Python: the same conventions as rules of the program's own.

Registers go into slots of 16 bytes, in the order of the convention; behind them Python writes what it gives. The function itself runs as
native code: Python only gives derivatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from polyglot_ad import runtime
from polyglot_ad.errors import ArgumentError
from polyglot_ad.guards.splice import splice
from polyglot_ad.guards.strings import constant_string
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Argument, Function, Module, Value

from .marks import CustomRule, mark

if TYPE_CHECKING:
    from .python import PythonRule

CALL = "pad.python.call"
"""guards/runtime/python_rules.c"""
_TANGENTS, _KEEP, _GRADIENTS = range(3)


def add_glue(module: Module, function: Function, rule: PythonRule, stated: CustomRule, position: int) -> CustomRule:
    """The rule `stated` with what Python gives; the functions are added to the module."""
    types = list(function.function_type.parameters)
    if sum(place.registers for place in rule.places) != len(types) or function.function_type.variadic:
        raise ArgumentError(f"{rule.signature.name}: the compiler passes its arguments in another way than its signature says")
    if CALL not in module.functions:
        splice(module, runtime.read("errors", "python_rules.ll"))
        mark(module.functions[CALL], "only")
    glue = _Glue(module, function, rule, position)
    names = {"derivative": stated.derivative, "augmented": stated.augmented, "gradient": stated.gradient}
    if rule.jvp is not None:
        names["derivative"] = glue.derivative()
    if rule.vjp is not None:
        tape = not rule.of_registers or rule.residuals is not None
        names["augmented"] = glue.augmented() if tape else ""
        names["gradient"] = glue.gradient(tape)
    return CustomRule(**names, only=True)


class _Glue:
    def __init__(self, module: Module, function: Function, rule: PythonRule, position: int) -> None:
        self.module = module
        self.function = function
        self.rule = rule
        self.position = position
        self.result = function.function_type.result

    def derivative(self) -> str:
        result = self.result
        returned = ty.struct((result, result)) if self.rule.returns_number else result
        made, b, arguments = self._begin("derivative", returned, tangents=True)
        slots, value, at = self._ask_and_run(b, _TANGENTS, arguments, tangents=True)
        if not self.rule.returns_number:
            b.ret(None if result.is_void else value)
            return made.name
        tangent = b.load(result, self._slot(b, slots, at))
        b.ret(b.insert_value(b.insert_value(b.undef(returned), value, 0), tangent, 1))
        return made.name

    def augmented(self) -> str:
        returned = ty.I64 if self.result.is_void else ty.struct((ty.I64, self.result))
        made, b, arguments = self._begin("augmented", returned, tangents=False)
        slots, value, at = self._ask_and_run(b, _KEEP, arguments, tangents=False)
        tape = b.load(ty.I64, self._slot(b, slots, at))
        b.ret(tape if self.result.is_void else b.insert_value(b.insert_value(b.undef(returned), tape, 0), value, 1))
        return made.name

    def gradient(self, tape: bool) -> str:
        numbers = [t for t in self.function.function_type.parameters if t.is_float]
        returned = ty.VOID if not numbers else numbers[0] if len(numbers) == 1 else ty.struct(numbers)
        more = [*([self.result] if self.rule.returns_number else []), *([ty.I64] if tape else [])]
        made, b, arguments = self._begin("gradient", returned, tangents=False, more=more)
        slots = self._ask(b, _GRADIENTS, arguments, len(numbers))
        found = [b.load(t, self._slot(b, slots, len(arguments) + k)) for k, t in enumerate(numbers)]
        if len(found) < 2:
            b.ret(found[0] if found else None)
            return made.name
        whole: Value = b.undef(returned)
        for k, value in enumerate(found):
            whole = b.insert_value(whole, value, k)
        b.ret(whole)
        return made.name

    # parts ------------------------------------------------------------------------------------------------------------------

    def _begin(self, what: str, result: ty.Type, tangents: bool, more: Sequence[ty.Type] = ()) -> tuple[Function, Builder, list[Argument]]:
        types: list[ty.Type] = []
        for type in self.function.function_type.parameters:
            types += [type] * (2 if type.is_pointer or (tangents and type.is_float) else 1)
        name = self.module.unique_name(f"pad.python.{self.function.name}.{what}")
        made = self.module.add_function(Function(name, ty.function(result, [*types, *more])))
        return made, Builder(made.add_block("entry")), list(made.arguments)

    def _primals(self, arguments: list[Argument], tangents: bool) -> list[Value]:
        found: list[Value] = []
        at = 0
        for type in self.function.function_type.parameters:
            found.append(arguments[at])
            at += 2 if type.is_pointer or (tangents and type.is_float) else 1
        return found

    def _ask_and_run(self, b: Builder, what: int, arguments: list[Argument], tangents: bool) -> tuple[Value, Value, int]:
        """Call Python, and the function, in the order that the rule wants: (the slots, what the function returned, the slot of what Python
        gives)."""
        primals = self._primals(arguments, tangents)
        if not self.rule.after:
            slots = self._ask(b, what, arguments, 1)
            return slots, b.call(self.function, primals), len(arguments)
        value = b.call(self.function, primals)
        asked: list[Value] = [*arguments, *([value] if self.rule.returns_number else [])]
        return self._ask(b, what, asked, 1), value, len(asked)

    @staticmethod
    def _slot(b: Builder, slots: Value, position: int) -> Value:
        return b.gep(ty.I8, slots, [16 * position])

    def _ask(self, b: Builder, what: int, arguments: Sequence[Value], results: int) -> Value:
        """Call Python; if that raised, leave the derivative."""
        slots = b.alloca(ty.array(ty.I8, 16 * (len(arguments) + results)), name="slots", align=16)
        for k, argument in enumerate(arguments):
            b.store(argument, self._slot(b, slots, k), align=16)
        status = b.call(self.module.functions[CALL], [const_int(ty.I64, self.position), const_int(ty.I64, what), slots])
        assert b.block is not None and b.block.function is not None
        raised, fine = b.block.function.add_block("raised"), b.block.function.add_block("fine")
        b.cond_br(b.icmp("eq", status, const_int(ty.I32, 0)), fine, raised)
        text = "a rule written in Python raised an exception"
        b.at_end(raised).call_named("pad.raise", ty.VOID, [constant_string(self.module, text), const_int(ty.I64, len(text))])
        b.unreachable()
        b.at_end(fine)
        return slots
