"""Reads functions: header, blocks, the frame of each instruction line (name, opcode, metadata attachments), debug records."""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

from .. import types as ty
from ..debug_records import DebugRecord
from ..instructions import CallBase, Instruction
from ..lexical import NAME, quote, unquote
from ..values import Argument, Block, Function
from .calls import CALL_HANDLERS, CallReader
from .constants import ATTRIBUTE
from .instructions import HANDLERS, ForwardReference

_INSTRUCTION = regex(rf"  (?:(%{NAME}) = )?(?:(tail|musttail|notail) )?([a-z_]+) ?", re.ASCII)
_METADATA_KIND = r"[-\w.$\\]+"
_ATTACHMENTS = regex(rf"(?:, !{_METADATA_KIND} !(?:\d+|\w+\([^\n]*?\)))+$")
_ATTACHMENT = regex(rf", !({_METADATA_KIND}) (!(?:\d+|\w+\([^\n]*?\)))(?=, !|$)")
_BLOCK = regex(rf"({NAME}):", re.ASCII)
_LINKAGE = regex(
    r"(?:(?:private|internal|available_externally|linkonce|linkonce_odr|weak|weak_odr|common|appending|extern_weak|external"
    r"|default|hidden|protected|dllimport|dllexport|dso_local|dso_preemptable) )*"
)
_HEADER_ATTACHMENT = regex(rf"!({_METADATA_KIND}) (!(?:\d+|\w+\([^)]*\))) ?")
_FUNCTION_NAME = regex(rf"@({NAME})\(", re.ASCII)
_ARGUMENT_NAME = regex(rf" (%{NAME})", re.ASCII)
_ATTRIBUTE = regex(rf" ((?:{ATTRIBUTE}))(?=[ ,)])")
_FUNCTION_ATTRIBUTES = regex(
    rf" (?!(?:section|partition|comdat|align|prefalign|gc|prefix|prologue|personality)\b|!|{{)({ATTRIBUTE}|addrspace\([^)]*\))"
)
_TRAILING_ATTACHMENTS = regex(rf"(?: !{_METADATA_KIND} !(?:\d+|\w+\([^)]*\)))+$")
_PERSONALITY = regex(r" personality (?=ptr )")
_HANDLERS = {**HANDLERS, **CALL_HANDLERS}


class FunctionReader(CallReader):
    __slots__ = ("name_token",)

    def __init__(self) -> None:
        super().__init__()
        self.name_token = ""

    # header ---------------------------------------------------------------------------------------------------------------------

    def function_header(self, line: str) -> Function:
        """A function from its `define …` or `declare …` line, up to its parameters.

        `function_suffix` reads on once all globals are known."""
        self.start(line)
        metadata: dict[str, str] = {}
        if self.accept("declare "):
            self._header_attachments(metadata)
        else:
            self.expect("define ")
        prefix = self.match(_LINKAGE)
        assert prefix is not None
        convention = self.calling_convention()
        result_attributes = self.result_attributes()
        result = self.type()
        self.expect(" ")
        name = self.match(_FUNCTION_NAME)
        if name is None:
            raise self.error("expected the function's name")
        self.name_token = f"@{name[1]}"
        arguments, variadic = self._parameters()
        function = Function("" if name[1].isdecimal() else unquote(name[1]), ty.function(result, [a.type for a in arguments], variadic))
        function.prefix = prefix[0].rstrip()
        function.calling_convention = convention
        function.result_attributes = result_attributes
        function.metadata = metadata
        function.arguments = arguments
        for index, argument in enumerate(arguments):
            argument.function, argument.index = function, index
        return function

    def _parameters(self) -> tuple[list[Argument], bool]:
        arguments: list[Argument] = []
        if self.accept(")"):
            return arguments, False
        while True:
            if self.accept("...)"):
                return arguments, True
            type = self.full_type()
            attributes: list[str] = []
            while (attribute := self.match(_ATTRIBUTE)) is not None:
                attributes.append(attribute[1])
            name = self.match(_ARGUMENT_NAME)
            token = name[1][1:] if name else "0"
            arguments.append(Argument(type, "" if token.isdecimal() else unquote(token), tuple(attributes)))
            if self.accept(")"):
                return arguments, False
            self.expect(", ")

    def _header_attachments(self, metadata: dict[str, str]) -> None:
        while (attachment := self.match(_HEADER_ATTACHMENT)) is not None:
            kind, node = attachment[1], attachment[2]
            metadata[kind] = f"{metadata[kind]} !{kind} {node}" if kind in metadata else node

    def function_suffix(self, function: Function) -> None:
        """What stands between the parameters and the body."""
        attributes: list[str] = []
        while (attribute := self.match(_FUNCTION_ATTRIBUTES)) is not None:
            attributes.append(attribute[1])
        function.attributes = tuple(attributes)
        space = next((a for a in attributes if a.startswith("addrspace(")), None)
        if space is not None:
            function.type = ty.pointer(space[len("addrspace(") : -1])
        self.text = self.text.removesuffix(" {")
        attachments = _TRAILING_ATTACHMENTS.search(self.text, self.pos)
        if attachments is not None:
            self.text, pos = self.text[: attachments.start()], self.pos
            suffix = self.text
            self.start(attachments[0][1:])
            self._header_attachments(function.metadata)
            self.text, self.pos = suffix, pos
        personality = _PERSONALITY.search(self.text, self.pos)
        if personality is None:
            function.suffix = self.rest().strip()
            return
        function.suffix = self.text[self.pos : personality.start()].strip()
        self.pos = personality.end()
        function.personality = self.typed()

    # body -----------------------------------------------------------------------------------------------------------------------

    def function_body(self, function: Function, lines: list[str]) -> None:
        """The blocks of `function` from the lines between its braces."""
        self.function = function
        self.locals = {}
        self.forward_references = {}
        self.local_metadata = []
        number = 0
        for argument in function.arguments:
            if argument.name:
                self.define(f"%{quote(argument.name)}", argument)
            else:
                self.define(f"%{number}", argument)
                number += 1
        block: Block | None = None
        records: list[DebugRecord] = []
        at, end = 0, len(lines)
        while at < end:
            line = lines[at]
            at += 1
            if line.startswith("  "):
                if line.startswith("    #dbg_"):
                    records.append(DebugRecord(line.strip(), self.locals))
                    continue
                if line.startswith("  uselistorder"):
                    continue
                while at < end and lines[at].startswith(("          ", "    i", "  ]")):
                    line = f"{line} {lines[at].lstrip()}"
                    at += 1
                if block is None:
                    block = self._open_block(function, f"%{number}")
                instruction = self.instruction(line)
                instruction.block = block
                block.instructions.append(instruction)
                if records:
                    instruction.debug_records, records = records, []
            elif line:
                found = _BLOCK.match(line)
                if found is None:
                    continue
                if block is not None and records:
                    block.trailing_debug_records, records = records, []
                block = self._open_block(function, f"%{found[1]}")
        if block is not None and records:
            block.trailing_debug_records = records
        self._close(function)

    def _open_block(self, function: Function, token: str) -> Block:
        block = self.block_of(function, token)
        function.blocks.append(block)
        return block

    def _close(self, function: Function) -> None:
        if self.forward_references:
            raise self.error(f"function {function.name} uses undefined {', '.join(self.forward_references)}")
        for operand in self.local_metadata:
            if isinstance(operand.value, ForwardReference):
                operand.value = self.locals[operand.value.token]
        self.function = None
        self.locals = {}

    def instruction(self, line: str) -> Instruction:
        """One instruction from its line, defined under its name."""
        attachments = ""
        at = line.find(", !")
        while at >= 0:
            if _ATTACHMENTS.match(line, at):
                line, attachments = line[:at], line[at:]
                break
            at = line.find(", !", at + 1)
        self.start(line)
        found = self.match(_INSTRUCTION)
        if found is None:
            raise self.error("expected an instruction")
        token, tail, opcode = found.groups()
        handler = _HANDLERS.get(opcode)
        if handler is None:
            raise self.error(f"unknown instruction {opcode}")
        instruction: Instruction = handler(self, opcode)
        if self.pos != len(self.text):
            raise self.error("unexpected text")
        if tail is not None:
            assert isinstance(instruction, CallBase)
            instruction.tail = tail
        if attachments:
            instruction.metadata = dict(_ATTACHMENT.findall(attachments))
        if token is not None:
            self.define(token, instruction)
        return instruction
