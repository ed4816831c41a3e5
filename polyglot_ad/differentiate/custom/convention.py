"""How functions that stand in for derivatives are called: Enzyme's conventions, as IR.

Arguments come in the order of the function's own, each followed by what belongs to it: a pointer by its shadow, in forward mode a
floating-point number by its tangent. A number may be passed by reference where the function wants it so, as in Fortran.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.custom.marks import marks_of
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.parser import parse_type
from polyglot_ad.ir.values import Function, Value

from ..context import ProgramContext


@dataclass(frozen=True)
class Passed:
    """An argument for a stand-in: `what` it is, for messages; `by_reference`: it may be passed by its address."""

    value: Value
    what: str
    by_reference: bool = False


def is_number(type: ty.Type) -> bool:
    """A floating-point number, or two in one register."""
    return type.scalar.is_float


@dataclass
class Site:
    """A call of a function with a rule. `instruction` says where it is in messages; `entry` is where memory on the stack is taken."""

    program: ProgramContext
    instruction: ins.Instruction
    callee: Function
    entry: Builder
    made: ins.Call | None = None
    """The call that `call` wrote last."""

    @property
    def result(self) -> ty.Type:
        return self.callee.function_type.result

    def refuse(self, why: str, help: str = "see docs/custom-rules.md") -> DifferentiationError:
        return self.program.refuse("PAD-E307", f"the custom rule of '{self.callee.name}'", self.instruction, why, help)

    def function(self, name: str) -> Function:
        found = self.program.module.functions.get(name)
        if found is None:
            raise self.refuse(f"there is no function '{name}' in the program")
        return found

    def scalars(self, type: ty.Type) -> list[ty.Type]:
        """The types that `flat` gives for a type."""
        found: list[ty.Type] = []
        for _, _, leaf in leaves(self.program.layout, type):
            found += [leaf.element] * leaf.count if isinstance(leaf, ty.VectorType) else [leaf]
        return found

    def flat(self, b: Builder, value: Value) -> list[Value]:
        """The scalars of a value, in order, vectors taken apart."""
        found: list[Value] = []
        for path, _, leaf in leaves(self.program.layout, value.type):
            member = b.extract_value(value, *path) if path else value
            if isinstance(leaf, ty.VectorType):
                found += [b.insert(ins.ExtractElement(member, const_int(ty.I64, k))) for k in range(leaf.count)]
            else:
                found.append(member)
        return found

    def joined(self, b: Builder, type: ty.Type, parts: Sequence[Value]) -> Value:
        """The value of a type that has these scalars."""
        if not type.is_aggregate and not isinstance(type, ty.VectorType):
            return parts[0]
        whole: Value = b.undef(type)
        at = 0
        for path, _, leaf in leaves(self.program.layout, type):
            member: Value = parts[at]
            if isinstance(leaf, ty.VectorType):
                member = b.undef(leaf)
                for k in range(leaf.count):
                    member = b.insert(ins.InsertElement(member, parts[at + k], const_int(ty.I64, k)))
            at += leaf.count if isinstance(leaf, ty.VectorType) else 1
            whole = b.insert_value(whole, member, *path) if path else member
        return whole

    def interleaved(self, arguments: Sequence[Value], beside: Callable[[int], Value | None]) -> list[Passed]:
        """Arguments, each followed by what `beside` gives for it. An argument in several registers (a slice) stays together."""
        text = marks_of(self.callee).get("groups", "")
        groups = [(int(group[:-1]), group[-1] == "+") for group in text.split()] or [(1, True)] * len(arguments)
        found: list[Passed] = []
        at = 0
        for count, doubled in groups:
            places = range(at, at + count)
            at += count
            found += [Passed(arguments[k], f"argument {k + 1}") for k in places]
            for k in places:
                value = beside(k) if doubled else None
                what = f"the {'shadow' if arguments[k].type.is_pointer else 'tangent'} of argument {k + 1}"
                if value is not None:
                    found.append(Passed(value, what, not value.type.is_pointer))
                elif doubled and count > 1:
                    found.append(Passed(arguments[k], f"argument {k + 1}"))
        return found

    def with_tape(self, b: Builder, name: str, passed: list[Passed], tape: list[Value]) -> list[Passed]:
        """The arguments of a function that takes a tape last: in registers, or as one structure."""
        parameters = self.function(name).function_type.parameters
        if tape and parameters and parameters[-1].is_aggregate and self.scalars(parameters[-1]) == [value.type for value in tape]:
            tape = [self.joined(b, parameters[-1], tape)]
        return [*passed, *(Passed(value, "the tape", True) for value in tape)]

    def check(self, call: ins.CallBase) -> None:
        """Raise for arguments that have no place in the conventions."""
        if self.callee.function_type.variadic:
            raise self.refuse("functions with a variable number of arguments have no such rules")
        if any(leaf.is_pointer for leaf in self.scalars(self.result)) and not (self.callee.blocks and self.result.is_pointer):
            raise self.refuse("it returns an address, and its code is not there to say where it leads", "load its source, too")
        for argument, attributes in zip(call.arguments, call.argument_attributes, strict=True):
            held = [leaf for _, _, leaf in leaves(self.program.layout, argument.type)]
            if argument.type.is_aggregate and any(leaf.scalar.is_float or leaf.is_pointer for leaf in held):
                raise self.refuse("it takes a structure with numbers or addresses in registers", "pass the structure by its address")
            if any(a.startswith("byval") for a in attributes):
                raise self.refuse("it takes a structure by value", "pass the structure by its address")

    def call(self, b: Builder, function: Function, passed: Sequence[Passed]) -> list[Value]:
        """Call a function of the rule. Gives the scalars that it returns, also where it returns them through memory."""
        parameters = list(function.function_type.parameters)
        result: Value | None = None
        returned = function.function_type.result
        indirect = _returned_type(function)
        if indirect is not None and _returned_type(self.callee) is None:
            returned, parameters = indirect, parameters[1:]
            result = self.entry.alloca(returned, name="returned", align=16)
        if function.function_type.variadic or len(parameters) != len(passed):
            raise self.refuse(f"'{function.name}' has {len(parameters)} parameters, and must have {len(passed)}: {_listed(passed)}")
        values: list[Value] = []
        for position, (type, one) in enumerate(zip(parameters, passed, strict=True)):
            value = one.value
            if value.type is not type:
                if not (one.by_reference and type.is_pointer and not value.type.is_pointer):
                    raise self.refuse(f"parameter {position + 1} of '{function.name}' is {type}, and must be {one.what}: {value.type}")
                place = self.entry.alloca(value.type, name="by.reference", align=16)
                b.store(value, place)
                value = place
            values.append(value)
        made = self.made = b.call(function, [*([result] if result is not None else []), *values])
        if result is None:
            return [] if returned.is_void else self.flat(b, made)
        made.argument_attributes[0] = (f"sret({returned})", "align 16")
        return self.flat(b, b.load(returned, result, align=16))


def _returned_type(function: Function) -> ty.Type | None:
    for attribute in function.arguments[0].attributes if function.arguments else ():
        if attribute.startswith("sret("):
            assert function.module is not None
            return parse_type(attribute[5:-1], function.module)
    return None


def _listed(passed: Sequence[Passed]) -> str:
    return ", ".join(f"{one.what} ({one.value.type})" for one in passed) or "none"


def in_precision(site: Site, b: Builder, value: Value, type: ty.Type) -> Value:
    """A number in another floating-point type."""
    if value.type is type:
        return value
    wider = site.program.layout.size(type) > site.program.layout.size(value.type)
    return b.cast("fpext" if wider else "fptrunc", value, type)
