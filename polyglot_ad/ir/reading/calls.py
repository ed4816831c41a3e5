"""Reads calls of all kinds, and exception handling."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from polyglot_ad.process.regex import regex

from .. import instructions as ins
from .. import types as ty
from ..instructions import Instruction
from ..values import Block, Value
from .constants import ATTRIBUTE, SIMPLE_OPERAND
from .instructions import InstructionReader
from .types import FAST_TYPE, WORD_TYPE

CALLING_CONVENTION = (
    r"(?:cc ?\d+|amdgpu_\w+|ptx_\w+|spir_\w+|aarch64_\w+|msp430_\w+|avr_\w+|riscv_vls_cc(?:\(\d+\))?|hlsl_\w+|cheriot_\w+|\w*cc)(?= )"
)
_CONVENTION = regex(CALLING_CONVENTION)
_RESULT_ATTRIBUTES = regex(rf"(?:(?!(?:{WORD_TYPE}|ptr|target|addrspace)[ (]){ATTRIBUTE} )*")
_ADDRESS_SPACE = regex(r'addrspace\((?:\d+|"[^"]*")\) ')
_ARGUMENT = regex(rf"(?!metadata )({FAST_TYPE}) ((?:{ATTRIBUTE} )*)({SIMPLE_OPERAND})(, |\))", re.ASCII)
_TRAILING_ATTRIBUTES = regex(rf"(?: (?!to label ){ATTRIBUTE})*")
_TAG = regex(r'"[^"]*"\(')
_CLAUSE = regex(r"(catch|filter) ")

C = TypeVar("C", bound=ins.CallBase)


class CallReader(InstructionReader):
    __slots__ = ()

    def calling_convention(self) -> str:
        found = self.match(_CONVENTION)
        if found is None:
            return ""
        while self.accept(" "):  # LLVM prints two blanks after some conventions
            pass
        return found[0]

    def result_attributes(self) -> tuple[str, ...]:
        found = self.match(_RESULT_ATTRIBUTES)
        assert found is not None
        return self.attribute_set(found[0])

    def trailing_attributes(self) -> tuple[str, ...]:
        found = self.match(_TRAILING_ATTRIBUTES)
        assert found is not None
        return self.attribute_set(found[0])

    def _signature_and_arguments(self, call: _CallParts) -> None:
        call.flags = self.flags()
        call.convention = self.calling_convention()
        call.result_attributes = self.result_attributes()
        space = self.match(_ADDRESS_SPACE)
        callee_type = ty.PTR if space is None else ty.pointer(space[0][len("addrspace(") : -2])
        result = self.type()
        function_type = self.function_type(result) if self.accept(" (") else None
        self.expect(" ")
        call.callee = self.operand(callee_type)
        self._arguments(call)
        if function_type is None:
            function_type = ty.function(result, tuple([argument.type for argument in call.arguments]))
        call.function_type = function_type
        call.attributes = self.trailing_attributes()
        if self.accept(" [ "):
            self._bundles(call)

    def _arguments(self, call: _CallParts) -> None:
        self.expect("(")
        if self.accept(")"):
            return
        while True:
            found = _ARGUMENT.match(self.text, self.pos)
            if found is not None:
                self.pos = found.end()
                type_text, attributes, token, end = found.groups()
                call.arguments.append(self.simple(self.type_of(type_text), token))
                call.argument_attributes.append(self.attribute_set(attributes))
                if end == ")":
                    return
                continue
            if self.accept("...)"):  # a musttail call in a variadic function hands on its own variable arguments
                return
            type = self.type_and_space()
            call.argument_attributes.append(() if type is ty.METADATA else self.attributes())
            call.arguments.append(self.operand(type))
            if self.accept(")"):
                return
            self.expect(", ")

    def _bundles(self, call: _CallParts) -> None:
        text: list[str] = []
        while not self.accept(" ]"):
            self.accept(", ")
            text.append(", " if text else "")
            text.append(self.take(_TAG, "the tag of an operand bundle"))
            first = len(call.bundle_operands)
            while not self.accept(")"):
                self.accept(", ")
                call.bundle_operands.append(self.typed())
            text.append(", ".join(f"{{{index}}}" for index in range(first, len(call.bundle_operands))) + ")")
        call.bundles = "".join(text)

    def _call(self, opcode: str) -> Instruction:
        parts = _CallParts()
        self._signature_and_arguments(parts)
        return parts.finish(ins.Call(parts.callee, parts.arguments, parts.function_type, "", parts.flags))

    def _invoke(self, opcode: str) -> Instruction:
        parts = _CallParts()
        self._signature_and_arguments(parts)
        self.expect(" to ")
        normal = self.label()
        self.expect(" unwind ")
        return parts.finish(ins.Invoke(parts.callee, parts.arguments, parts.function_type, normal, self.label()))

    def _callbr(self, opcode: str) -> Instruction:
        parts = _CallParts()
        self._signature_and_arguments(parts)
        self.expect(" to ")
        targets = [self.label()]
        self.expect(" [")
        targets += self.labels("]")
        return parts.finish(ins.CallBr(parts.callee, parts.arguments, parts.function_type, targets))

    # exception handling ---------------------------------------------------------------------------------------------------------

    def _landingpad(self, opcode: str) -> Instruction:
        type = self.type()
        cleanup = self.accept(" cleanup")
        clauses: list[tuple[str, Value]] = []
        while self.accept(" "):
            clause = self.match(_CLAUSE)
            if clause is None:
                raise self.error("expected a clause")
            clauses.append((clause[1], self.typed()))
        return ins.LandingPad(type, clauses, cleanup)

    def _pad(self, opcode: str) -> Instruction:
        """catchpad, cleanuppad."""
        self.expect("within ")
        operands = [self.operand(ty.TOKEN)]
        self.expect(" [")
        while not self.accept("]"):
            self.accept(", ")
            operands.append(self.typed())
        slots = ", ".join(f"{{{index}}}" for index in range(1, len(operands)))
        return ins.Funclet(opcode, ty.TOKEN, operands, [], f"{opcode} within {{0}} [{slots}]")

    def _catchswitch(self, opcode: str) -> Instruction:
        self.expect("within ")
        parent = self.operand(ty.TOKEN)
        self.expect(" [")
        targets = self.labels("]")
        slots = ", ".join(f"{{t:{index}}}" for index in range(len(targets)))
        text = f"catchswitch within {{0}} [{slots}] {self._unwind(targets)}"
        return ins.Funclet(opcode, ty.TOKEN, [parent], targets, text)

    def _unwind(self, targets: list[Block]) -> str:
        if self.accept(" unwind to caller"):
            return "unwind to caller"
        self.expect(" unwind ")
        targets.append(self.label())
        return f"unwind {{t:{len(targets) - 1}}}"

    def _catchret(self, opcode: str) -> Instruction:
        self.expect("from ")
        pad = self.operand(ty.TOKEN)
        self.expect(" to ")
        return ins.Funclet(opcode, ty.VOID, [pad], [self.label()], "catchret from {0} to {t:0}")

    def _cleanupret(self, opcode: str) -> Instruction:
        self.expect("from ")
        pad = self.operand(ty.TOKEN)
        targets: list[Block] = []
        return ins.Funclet(opcode, ty.VOID, [pad], targets, f"cleanupret from {{0}} {self._unwind(targets)}")


class _CallParts:
    """What call, invoke and callbr have in common, collected before the instruction is made."""

    __slots__ = (
        "argument_attributes", "arguments", "attributes", "bundle_operands", "bundles", "callee", "convention", "flags",
        "function_type", "result_attributes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.callee: Value
        self.function_type: ty.FunctionType
        self.arguments: list[Value] = []
        self.argument_attributes: list[tuple[str, ...]] = []
        self.bundle_operands: list[Value] = []
        self.bundles = ""
        self.attributes: tuple[str, ...] = ()
        self.result_attributes: tuple[str, ...] = ()
        self.convention = ""
        self.flags: tuple[str, ...] = ()

    def finish(self, call: C) -> C:
        call.flags = self.flags
        call.argument_attributes = self.argument_attributes
        call.attributes = self.attributes
        call.result_attributes = self.result_attributes
        call.calling_convention = self.convention
        if self.bundles:
            call.set_bundles(self.bundles, self.bundle_operands)
        return call


CALL_HANDLERS: dict[str, Callable[[CallReader, str], Instruction]] = {
    "call": CallReader._call,
    "invoke": CallReader._invoke,
    "callbr": CallReader._callbr,
    "landingpad": CallReader._landingpad,
    "catchpad": CallReader._pad,
    "cleanuppad": CallReader._pad,
    "catchswitch": CallReader._catchswitch,
    "catchret": CallReader._catchret,
    "cleanupret": CallReader._cleanupret,
}
