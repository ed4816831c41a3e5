"""From the IR to LLVM's text.

LLVM need only accept the text, but it is laid out as LLVM's own, so that people can compare the two. The order of functions, globals
and metadata is that of the module's dictionaries.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from polyglot_ad.process.regex import regex

from . import instructions as ins
from . import types as ty
from .debug_strip import line_tables, live_metadata, strip_attachments
from .lexical import NAME, escape, quote, unquote
from .operand_text import Operands
from .values import (
    Block,
    Function,
    GlobalAlias,
    GlobalVariable,
    Module,
)

_GLOBAL_IN_NODE = regex(rf'"[^"]*"|(ptr(?: addrspace\(\d+\))?) @({NAME})', re.ASCII)
_SLOT = regex(r'"[^"]*"|\{(t:)?(\d+)\}')


def print_module(module: Module, strip_debug: bool = False, only_lines: bool = False) -> str:
    """The whole module. `strip_debug` leaves out debug records, debug locations, debug metadata and whatever metadata nobody refers to;
    `only_lines` leaves out the same but source positions."""
    return Printer(module, strip_debug, only_lines).module_text()


def print_function(function: Function, strip_debug: bool = False) -> str:
    return Printer(function.module, strip_debug).function_text(function)


def format_instruction(instruction: ins.Instruction) -> str:
    """One instruction under the names it has in its function, without metadata; for messages."""
    block = instruction.block
    function = block.function if block is not None else None
    printer = Printer(function.module if function is not None else None, strip_debug=True)
    if function is not None:
        printer.enter(function)
    return printer.instruction_text(instruction, attachments=False).strip()


class Printer(Operands):
    # instructions ---------------------------------------------------------------------------------------------------------------

    def instruction_text(self, instruction: ins.Instruction, attachments: bool = True) -> str:
        render = _INSTRUCTIONS[type(instruction)]
        text = render(self, instruction)
        if instruction.type is not ty.VOID:
            text = f"  {self.locals.get(instruction, '%?')} = {text}"
        else:
            text = f"  {text}"
        if attachments and instruction.metadata:
            for kind, node in instruction.metadata.items():
                if kind not in self._dropped:
                    text += f", !{kind} {node}"
        return text

    @staticmethod
    def _head(instruction: ins.Instruction) -> str:
        """Opcode and flags."""
        return " ".join((instruction.opcode, *instruction.flags)) if instruction.flags else instruction.opcode

    def _binary(self, i: ins.BinaryOp) -> str:
        left, right = i.operands
        return f"{self._head(i)} {left.type.text} {self.ref(left)}, {self.ref(right)}"

    def _compare(self, i: ins.Compare) -> str:
        left, right = i.operands
        return f"{self._head(i)} {i.predicate} {left.type.text} {self.ref(left)}, {self.ref(right)}"

    def _cast(self, i: ins.Cast) -> str:
        return f"{self._head(i)} {self.typed(i.operands[0])} to {i.type.text}"

    def _plain(self, i: ins.Instruction) -> str:
        """Opcode, flags, typed operands."""
        return f"{self._head(i)} {', '.join(map(self.typed, i.operands))}"

    def _phi(self, i: ins.Phi) -> str:
        incoming = ", ".join(f"[ {self.ref(v)}, {self.ref(b)} ]" for v, b in zip(i.operands, i.blocks, strict=True))
        return f"{self._head(i)} {i.type.text} {incoming}"

    def _alloca(self, i: ins.Alloca) -> str:
        text = f"alloca {'inalloca ' if i.inalloca else ''}{'swifterror ' if i.swifterror else ''}{i.allocated_type.text}"
        if i.operands:
            text += f", {self.typed(i.operands[0])}"
        text += _align(i.align)
        assert isinstance(i.type, ty.PointerType)
        return text if i.type is ty.PTR else f"{text}, addrspace({i.type.address_space})"

    def _load(self, i: ins.Load) -> str:
        return f"load {_access(i)}{i.type.text}, {self.typed(i.operands[0])}{_ordering(i)}{_align(i.align)}"

    def _store(self, i: ins.Store) -> str:
        return f"store {_access(i)}{self.typed(i.operands[0])}, {self.typed(i.operands[1])}{_ordering(i)}{_align(i.align)}"

    def _getelementptr(self, i: ins.GetElementPtr) -> str:
        return f"{self._head(i)} {i.source_type.text}, {', '.join(map(self.typed, i.operands))}"

    def _indexed(self, i: ins.ExtractValue | ins.InsertValue) -> str:
        return f"{self._plain(i)}, {', '.join(map(str, i.indices))}"

    def _fence(self, i: ins.Fence) -> str:
        return f"fence{_syncscope(i.syncscope)} {i.ordering}"

    def _cmpxchg(self, i: ins.CmpXchg) -> str:
        head = f"cmpxchg {'weak ' if i.weak else ''}{'volatile ' if i.volatile else ''}"
        operands = ", ".join(map(self.typed, i.operands))
        return f"{head}{operands}{_syncscope(i.syncscope)} {i.success_ordering} {i.failure_ordering}{_align(i.align)}"

    def _atomicrmw(self, i: ins.AtomicRMW) -> str:
        head = f"atomicrmw {'volatile ' if i.volatile else ''}{i.operation}"
        return f"{head} {', '.join(map(self.typed, i.operands))}{_syncscope(i.syncscope)} {i.ordering}{_align(i.align)}"

    def _va_arg(self, i: ins.VAArg) -> str:
        return f"va_arg {self.typed(i.operands[0])}, {i.type.text}"

    def _ret(self, i: ins.Return) -> str:
        return f"ret {self.typed(i.operands[0])}" if i.operands else "ret void"

    def _br(self, i: ins.Br) -> str:
        return f"br {', '.join([*map(self.typed, i.operands), *map(self._label, i.targets)])}"

    def _switch(self, i: ins.Switch) -> str:
        selector = i.operands[0]
        one_bit = selector.type is ty.I1
        cases = "".join(
            f"    {selector.type.text} {('true' if case else 'false') if one_bit else case}, {self._label(target)}\n"
            for case, target in zip(i.cases, i.targets[1:], strict=True)
        )
        return f"switch {self.typed(selector)}, {self._label(i.targets[0])} [\n{cases}  ]"

    def _indirectbr(self, i: ins.IndirectBr) -> str:
        return f"indirectbr {self.typed(i.operands[0])}, [{', '.join(map(self._label, i.targets))}]"

    def _unreachable(self, i: ins.Unreachable) -> str:
        return "unreachable"

    def _landingpad(self, i: ins.LandingPad) -> str:
        clauses = [f"{kind} {self.typed(value)}" for kind, value in zip(i.clauses, i.operands, strict=True)]
        return "\n          ".join((f"landingpad {i.type.text}", *(["cleanup"] if i.cleanup else []), *clauses))

    def _funclet(self, i: ins.Funclet) -> str:
        def slot(found: re.Match[str]) -> str:
            if found[2] is None:
                return found[0]
            number = int(found[2])
            if found[1]:
                return self._label(i.targets[number])
            operand = i.operands[number]
            return self.ref(operand) if operand.type is ty.TOKEN else self.typed(operand)

        return _SLOT.sub(slot, i.text)

    # calls ----------------------------------------------------------------------------------------------------------------------

    def _call(self, i: ins.Call) -> str:
        return f"{i.tail} {self._call_text(i)}" if i.tail else self._call_text(i)

    def _invoke(self, i: ins.Invoke) -> str:
        normal, unwind = i.targets
        return f"{self._call_text(i)}\n          to {self._label(normal)} unwind {self._label(unwind)}"

    def _callbr(self, i: ins.CallBr) -> str:
        first, *others = i.targets
        return f"{self._call_text(i)}\n          to {self._label(first)} [{', '.join(map(self._label, others))}]"

    def _call_text(self, i: ins.CallBase) -> str:
        words = [i.opcode, *i.flags]
        if i.calling_convention:
            words.append(i.calling_convention)
        words += i.result_attributes
        callee = i.operands[-1]
        space = callee.type.address_space if isinstance(callee.type, ty.PointerType) else "0"
        if space != "0" or self._program_space:
            words.append(f"addrspace({space})")
        words.append((i.function_type if i.function_type.variadic else i.function_type.result).text)
        arguments = [
            " ".join((argument.type.text, *attributes, self.ref(argument)))
            for argument, attributes in zip(i.arguments, i.argument_attributes, strict=True)
        ]
        if i.tail == "musttail" and self.function is not None and self.function.function_type.variadic:
            arguments.append("...")
        text = f"{' '.join(words)} {self.ref(callee)}({', '.join(arguments)})"
        if i.attributes:
            text += f" {' '.join(i.attributes)}"
        return f"{text} [ {self._bundles(i)} ]" if i.bundles else text

    def _bundles(self, i: ins.CallBase) -> str:
        operands = i.bundle_operands
        return _SLOT.sub(lambda m: m[0] if m[2] is None else self.typed(operands[int(m[2])]), i.bundles)

    # functions ------------------------------------------------------------------------------------------------------------------

    def function_text(self, function: Function) -> str:
        self.enter(function)
        lines = [self._header(function)]
        if function.blocks:
            for number, block in enumerate(function.blocks):
                self._block(block, number == 0, lines)
            lines.append("}")
        return "\n".join(lines) + "\n"

    def _header(self, function: Function) -> str:
        declared = function.is_declaration
        attachments = [f"!{k} {n}" for k, n in function.metadata.items() if k not in self._dropped]
        parameters = []
        for argument in function.arguments:
            words = [argument.type.text, *argument.attributes]
            if not declared:
                words.append(self.locals[argument])
            parameters.append(" ".join(words))
        if function.function_type.variadic:
            parameters.append("...")
        words = ["declare", *attachments] if declared else ["define"]
        words += filter(None, (function.prefix, function.calling_convention, *function.result_attributes))
        words.append(function.function_type.result.text)
        words.append(f"{self._global(function)}({', '.join(parameters)})")
        words += function.attributes
        if function.suffix:
            words.append(function.suffix)
        if function.personality is not None:
            words.append(f"personality {self.typed(function.personality)}")
        if not declared:
            words += (*attachments, "{")
        return " ".join(words)

    def _block(self, block: Block, entry: bool, lines: list[str]) -> None:
        if block.name or not entry:
            lines.append(("" if entry else "\n") + f"{self.locals[block][1:]}:")
        for instruction in block.instructions:
            if instruction.debug_records and not self.strip_debug:
                lines += (f"    {record.render(self._local_or_none)}" for record in instruction.debug_records)
            lines.append(self.instruction_text(instruction))
        if not self.strip_debug:
            lines += (f"    {record.render(self._local_or_none)}" for record in block.trailing_debug_records)

    # modules --------------------------------------------------------------------------------------------------------------------

    def module_text(self) -> str:
        module = self.module
        assert module is not None
        head: list[str] = []
        if module.source_filename:
            head.append(f'source_filename = "{_string(module.source_filename)}"')
        if module.data_layout:
            head.append(f'target datalayout = "{_string(module.data_layout)}"')
        if module.triple:
            head.append(f'target triple = "{_string(module.triple)}"')
        head += (f'module asm "{line}"' for line in module.module_asm)
        parts = [
            head,
            [f"{t.text} = type {t.body}" for t in module.named_types.values()],
            [f"${quote(name)} = comdat {kind}" for name, kind in module.comdats.items()],
            [self._variable(g) for g in module.globals.values() if isinstance(g, GlobalVariable)],
            [self._alias(g) for g in module.globals.values() if isinstance(g, GlobalAlias)],
            [self.function_text(function) for function in module.functions.values()],
            [f"attributes {name} = {{ {' '.join(group)} }}" for name, group in module.attribute_groups.items()],
        ]
        text = "\n\n".join("\n".join(part) for part in parts if part) + "\n"
        return text + "\n".join(["", *self._metadata(module, text), *module.verbatim, ""])

    def _metadata(self, module: Module, text: str) -> Iterable[str]:
        named, nodes = module.named_metadata, module.metadata
        if self.only_lines:
            nodes = line_tables(module, text)
        elif self.strip_debug:
            named, nodes = live_metadata(module, text)
        yield from (f"{name} = {node}" for name, node in named.items())
        yield from (f"{name} = {self._node(node) if '@' in node else node}" for name, node in nodes.items())

    def _node(self, text: str) -> str:
        """A metadata node under the present names of globals; those that are gone become null, as in LLVM."""

        def present(found: re.Match[str]) -> str:
            if found[1] is None or self.module is None:
                return found[0]
            token = found[2]
            value = self.module.get_global(f"@{token}" if token.isdecimal() else unquote(token))
            return "null" if value is None else f"{found[1]} {self._global(value)}"

        return _GLOBAL_IN_NODE.sub(present, text)

    def _variable(self, variable: GlobalVariable) -> str:
        kind = "constant" if variable.constant else "global"
        words = [self._global(variable), "=", *filter(None, (variable.prefix,)), kind, variable.value_type.text]
        if variable.initializer is not None:
            words.append(self.ref(variable.initializer))
        suffix = strip_attachments(variable.suffix) if self.strip_debug else variable.suffix
        return " ".join(words) + suffix

    def _alias(self, alias: GlobalAlias) -> str:
        kind = "ifunc" if alias.indirect else "alias"
        words = [self._global(alias), "=", *filter(None, (alias.prefix,)), kind, f"{alias.value_type.text},", self.typed(alias.aliasee)]
        return " ".join(words) + (strip_attachments(alias.suffix) if self.strip_debug else alias.suffix)


def _string(text: str) -> str:
    return escape(text.encode("utf-8", "surrogateescape"))


def _align(align: int) -> str:
    return f", align {align}" if align else ""


def _syncscope(scope: str) -> str:
    return f' syncscope("{scope}")' if scope else ""


def _access(i: ins.Load | ins.Store) -> str:
    if i.ordering or i.volatile:
        return f"{'atomic ' if i.ordering else ''}{'volatile ' if i.volatile else ''}"
    return ""


def _ordering(i: ins.Load | ins.Store) -> str:
    return f"{_syncscope(i.syncscope)} {i.ordering}" if i.ordering else ""


# Typed loosely: each key is the class of the instruction that its method takes.
_INSTRUCTIONS: dict[type[ins.Instruction], Callable[..., str]] = {
    ins.BinaryOp: Printer._binary,
    ins.UnaryOp: Printer._plain,
    ins.Cast: Printer._cast,
    ins.Compare: Printer._compare,
    ins.Select: Printer._plain,
    ins.Phi: Printer._phi,
    ins.Alloca: Printer._alloca,
    ins.Load: Printer._load,
    ins.Store: Printer._store,
    ins.GetElementPtr: Printer._getelementptr,
    ins.ExtractValue: Printer._indexed,
    ins.InsertValue: Printer._indexed,
    ins.ExtractElement: Printer._plain,
    ins.InsertElement: Printer._plain,
    ins.ShuffleVector: Printer._plain,
    ins.Call: Printer._call,
    ins.Invoke: Printer._invoke,
    ins.CallBr: Printer._callbr,
    ins.Br: Printer._br,
    ins.Switch: Printer._switch,
    ins.Return: Printer._ret,
    ins.Unreachable: Printer._unreachable,
    ins.IndirectBr: Printer._indirectbr,
    ins.Resume: Printer._plain,
    ins.LandingPad: Printer._landingpad,
    ins.Funclet: Printer._funclet,
    ins.Fence: Printer._fence,
    ins.CmpXchg: Printer._cmpxchg,
    ins.AtomicRMW: Printer._atomicrmw,
    ins.VAArg: Printer._va_arg,
}
