"""Reads instructions other than calls and exception handling: one method per shape of operands, chosen by opcode."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import final

from polyglot_ad.process.regex import regex

from .. import instructions as ins
from .. import types as ty
from ..instructions import Instruction
from ..lexical import NAME, unquote
from ..types import Type
from ..values import Block, ConstantInt, Function, Value, ValueAsMetadata
from .constants import SIMPLE_OPERAND, ConstantReader
from .types import FAST_TYPE

_FLAG = "(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc|nuw|nsw|exact|disjoint|nneg|samesign|inbounds|nusw)"
_FLAGS = regex(rf"(?:{_FLAG} )*")
_BINARY = regex(rf"((?:{_FLAG} )*)({FAST_TYPE}) ({SIMPLE_OPERAND}), ({SIMPLE_OPERAND})", re.ASCII)
_LOAD = regex(rf"({FAST_TYPE}), (ptr) ({SIMPLE_OPERAND}), align (\d+)$", re.ASCII)
_STORE = regex(rf"({FAST_TYPE}) ({SIMPLE_OPERAND}), (ptr) ({SIMPLE_OPERAND}), align (\d+)$", re.ASCII)
_INCOMING = regex(rf"\[ ({SIMPLE_OPERAND}), (%{NAME}) \](?:, )?", re.ASCII)
_LOCAL = regex(rf"%{NAME}", re.ASCII)
_PREDICATE = regex(r"\w+")
_WORD = regex(r"[a-z_]+")
_ORDERING = regex(r"(?:unordered|monotonic|acquire|release|acq_rel|seq_cst)")
_SYNCSCOPE = regex(r'syncscope\("([^"]*)"\)')
_ALIGN = regex(r", align (\d+)")
_ADDRESS_SPACE = regex(r", addrspace\((\d+|\"[^\"]*\")\)")
_INDEX = regex(r", (\d+)")


@final
class ForwardReference(Value):
    """A value that is used before the line that makes it. It never leaves the reader."""

    __slots__ = ("token",)

    def __init__(self, type: Type, token: str) -> None:
        super().__init__(type)
        self.token = token


class InstructionReader(ConstantReader):
    __slots__ = ("flag_sets", "forward_references", "function", "local_metadata")

    def __init__(self) -> None:
        super().__init__()
        self.flag_sets: dict[str, tuple[str, ...]] = {"": ()}
        self.forward_references: dict[str, ForwardReference] = {}
        self.local_metadata: list[ValueAsMetadata] = []
        self.function: Function | None = None

    # names ----------------------------------------------------------------------------------------------------------------------

    def forward_reference(self, type: Type, token: str) -> Value:
        if self.function is None:
            raise self.error(f"local value {token} outside of a function")
        found = self.forward_references.get(token)
        if found is None:
            found = self.forward_references[token] = ForwardReference(type, token)
        return found

    def define(self, token: str, value: Value) -> None:
        """`token` names `value` from here on."""
        name = token[1:]
        if not name.isdecimal():
            value.name = unquote(name) if name[0] == '"' else name
        self.locals[token] = value
        if token in self.forward_references:
            self._resolve(self.forward_references.pop(token), value)

    def _resolve(self, reference: ForwardReference, value: Value) -> None:
        if reference.type is not value.type:
            raise self.error(f"{reference.token} is used as {reference.type} but is {value.type}")
        for user in reference.users:
            for index, operand in enumerate(user.operands):
                if operand is reference:
                    user.operands[index] = value
                    value.users.append(user)
                    break

    def metadata_operand(self) -> Value:
        operand = super().metadata_operand()
        if isinstance(operand, ValueAsMetadata):
            self.local_metadata.append(operand)
        return operand

    def block(self) -> Block:
        """`%name` of a block of the present function."""
        assert self.function is not None
        return self.block_of(self.function, self.take(_LOCAL, "a block"))

    def label(self) -> Block:
        self.expect("label ")
        return self.block()

    # pieces ---------------------------------------------------------------------------------------------------------------------

    def flags(self) -> tuple[str, ...]:
        found = _FLAGS.match(self.text, self.pos)
        assert found is not None
        self.pos = found.end()
        return self.flag_set(found[0])

    def flag_set(self, text: str) -> tuple[str, ...]:
        found = self.flag_sets.get(text)
        if found is None:
            found = self.flag_sets[text] = tuple(text.split())
        return found

    def _comma_typed(self) -> Value:
        self.expect(", ")
        return self.typed()

    def _align(self) -> int:
        found = self.match(_ALIGN)
        return int(found[1]) if found else 0

    def _syncscope(self) -> str:
        found = self.match(_SYNCSCOPE)
        if found is None:
            return ""
        self.accept(" ")
        return found[1]

    # arithmetic -----------------------------------------------------------------------------------------------------------------

    def _binary(self, opcode: str) -> Instruction:
        found = _BINARY.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()
            flags, type_text, left_token, right_token = found.groups()
            type = self.type_of(type_text)
            return ins.BinaryOp(opcode, self.simple(type, left_token), self.simple(type, right_token), "", self.flag_set(flags))
        flags_ = self.flags()
        left = self.typed()
        self.expect(", ")
        return ins.BinaryOp(opcode, left, self.operand(left.type), "", flags_)

    def _unary(self, opcode: str) -> Instruction:
        flags = self.flags()
        return ins.UnaryOp(opcode, self.typed(), "", flags)

    def _cast(self, opcode: str) -> Instruction:
        flags = self.flags()
        value = self.typed()
        self.expect(" to ")
        return ins.Cast(opcode, value, self.type(), "", flags)

    def _compare(self, opcode: str) -> Instruction:
        flags = self.flags()
        predicate = self.take(_PREDICATE, "a predicate")
        self.pos += 1
        left = self.typed()
        self.expect(", ")
        return ins.Compare(opcode, predicate, left, self.operand(left.type), "", flags)

    def _select(self, opcode: str) -> Instruction:
        flags = self.flags()
        condition = self.typed()
        if_true = self._comma_typed()
        return ins.Select(condition, if_true, self._comma_typed(), "", flags)

    def _phi(self, opcode: str) -> Instruction:
        flags = self.flags()
        type = self.type_and_space()
        function = self.function
        assert function is not None
        incoming: list[tuple[Value, Block]] = []
        while not self.at_end:
            found = _INCOMING.match(self.text, self.pos)
            if found is not None:
                self.pos = found.end()
                incoming.append((self.simple(type, found[1]), self.block_of(function, found[2])))
                continue
            self.expect("[ ")
            value = self.operand(type)
            self.expect(", ")
            incoming.append((value, self.block()))
            self.expect(" ]")
            self.accept(", ")
        return ins.Phi(type, incoming, "", flags)

    # memory ---------------------------------------------------------------------------------------------------------------------

    def _alloca(self, opcode: str) -> Instruction:
        inalloca = self.accept("inalloca ")
        swifterror = self.accept("swifterror ")
        type = self.full_type()
        count = None
        if self.text.startswith(", ", self.pos) and not self.text.startswith((", align ", ", addrspace("), self.pos):
            count = self._comma_typed()
        align = self._align()
        space = self.match(_ADDRESS_SPACE)
        return ins.Alloca(type, count, align, "", space[1] if space else "0", inalloca, swifterror)

    def _load(self, opcode: str) -> Instruction:
        found = _LOAD.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()
            return ins.Load(self.type_of(found[1]), self.simple(ty.PTR, found[3]), int(found[4]))
        self.accept("atomic ")
        volatile = self.accept("volatile ")
        type = self.type()
        pointer = self._comma_typed()
        ordering, syncscope = self._ordering()
        return ins.Load(type, pointer, self._align(), "", volatile, ordering, syncscope)

    def _store(self, opcode: str) -> Instruction:
        found = _STORE.match(self.text, self.pos)
        if found is not None:
            self.pos = found.end()
            value = self.simple(self.type_of(found[1]), found[2])
            return ins.Store(value, self.simple(ty.PTR, found[4]), int(found[5]))
        self.accept("atomic ")
        volatile = self.accept("volatile ")
        value = self.typed()
        pointer = self._comma_typed()
        ordering, syncscope = self._ordering()
        return ins.Store(value, pointer, self._align(), volatile, ordering, syncscope)

    def _ordering(self) -> tuple[str, str]:
        """Ordering and synchronisation scope of an atomic load or store, both "" of a plain one."""
        if not self.accept(" "):
            return "", ""
        syncscope = self._syncscope()
        return self.take(_ORDERING, "an ordering"), syncscope

    def _getelementptr(self, opcode: str) -> Instruction:
        flags = self.flags()
        source_type = self.type()
        pointer = self._comma_typed()
        indices: list[Value] = []
        while self.accept(", "):
            indices.append(self.typed())
        return ins.GetElementPtr(source_type, pointer, indices, "", flags)

    def _fence(self, opcode: str) -> Instruction:
        syncscope = self._syncscope()
        return ins.Fence(self.take(_ORDERING, "an ordering"), syncscope)

    def _cmpxchg(self, opcode: str) -> Instruction:
        weak = self.accept("weak ")
        volatile = self.accept("volatile ")
        pointer, expected, new = self.typed(), self._comma_typed(), self._comma_typed()
        self.expect(" ")
        syncscope = self._syncscope()
        success = self.take(_ORDERING, "an ordering")
        self.expect(" ")
        failure = self.take(_ORDERING, "an ordering")
        return ins.CmpXchg(pointer, expected, new, success, failure, self._align(), weak, volatile, syncscope)

    def _atomicrmw(self, opcode: str) -> Instruction:
        volatile = self.accept("volatile ")
        operation = self.take(_WORD, "an operation")
        self.expect(" ")
        pointer, value = self.typed(), self._comma_typed()
        self.expect(" ")
        syncscope = self._syncscope()
        ordering = self.take(_ORDERING, "an ordering")
        return ins.AtomicRMW(operation, pointer, value, ordering, self._align(), volatile, syncscope)

    def _va_arg(self, opcode: str) -> Instruction:
        pointer = self.typed()
        self.expect(", ")
        return ins.VAArg(pointer, self.type())

    # aggregates and vectors -----------------------------------------------------------------------------------------------------

    def _indices(self) -> list[int]:
        indices: list[int] = []
        while (found := self.match(_INDEX)) is not None:
            indices.append(int(found[1]))
        return indices

    def _extractvalue(self, opcode: str) -> Instruction:
        aggregate = self.typed()
        return ins.ExtractValue(aggregate, self._indices())

    def _insertvalue(self, opcode: str) -> Instruction:
        aggregate = self.typed()
        element = self._comma_typed()
        return ins.InsertValue(aggregate, element, self._indices())

    def _extractelement(self, opcode: str) -> Instruction:
        vector = self.typed()
        return ins.ExtractElement(vector, self._comma_typed())

    def _insertelement(self, opcode: str) -> Instruction:
        vector = self.typed()
        element = self._comma_typed()
        return ins.InsertElement(vector, element, self._comma_typed())

    def _shufflevector(self, opcode: str) -> Instruction:
        left = self.typed()
        right = self._comma_typed()
        return ins.ShuffleVector(left, right, self._comma_typed())

    # control flow ---------------------------------------------------------------------------------------------------------------

    def _ret(self, opcode: str) -> Instruction:
        if self.accept("void"):
            return ins.Return()
        return ins.Return(self.typed())

    def _br(self, opcode: str) -> Instruction:
        if self.accept("label "):
            return ins.Br(self.block())
        condition = self.typed()
        self.expect(", ")
        if_true = self.label()
        self.expect(", ")
        return ins.Br(if_true, self.label(), condition)

    def _switch(self, opcode: str) -> Instruction:
        value = self.typed()
        self.expect(", ")
        default = self.label()
        self.expect(" [")
        cases: list[tuple[int, Block]] = []
        while not self.accept(" ]"):
            self.expect(" ")
            case = self.typed()
            assert isinstance(case, ConstantInt)
            self.expect(", ")
            cases.append((case.value, self.label()))
        return ins.Switch(value, default, cases)

    def _indirectbr(self, opcode: str) -> Instruction:
        address = self.typed()
        self.expect(", [")
        return ins.IndirectBr(address, self.labels("]"))

    def labels(self, closing: str) -> list[Block]:
        """`label %a, label %b` up to and with `closing`."""
        found: list[Block] = []
        while not self.accept(closing):
            if found:
                self.expect(", ")
            found.append(self.label())
        return found

    def _unreachable(self, opcode: str) -> Instruction:
        return ins.Unreachable()

    def _resume(self, opcode: str) -> Instruction:
        return ins.Resume(self.typed())


Handler = Callable[[InstructionReader, str], Instruction]

HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(ins.BINARY, InstructionReader._binary),
    **dict.fromkeys(ins.CASTS, InstructionReader._cast),
    **dict.fromkeys(("fneg", "freeze"), InstructionReader._unary),
    **dict.fromkeys(("icmp", "fcmp"), InstructionReader._compare),
    "select": InstructionReader._select,
    "phi": InstructionReader._phi,
    "alloca": InstructionReader._alloca,
    "load": InstructionReader._load,
    "store": InstructionReader._store,
    "getelementptr": InstructionReader._getelementptr,
    "fence": InstructionReader._fence,
    "cmpxchg": InstructionReader._cmpxchg,
    "atomicrmw": InstructionReader._atomicrmw,
    "va_arg": InstructionReader._va_arg,
    "extractvalue": InstructionReader._extractvalue,
    "insertvalue": InstructionReader._insertvalue,
    "extractelement": InstructionReader._extractelement,
    "insertelement": InstructionReader._insertelement,
    "shufflevector": InstructionReader._shufflevector,
    "ret": InstructionReader._ret,
    "br": InstructionReader._br,
    "switch": InstructionReader._switch,
    "indirectbr": InstructionReader._indirectbr,
    "unreachable": InstructionReader._unreachable,
    "resume": InstructionReader._resume,
}
