"""Operands in LLVM's text: names, labels, constants."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from . import instructions as ins
from . import types as ty
from .debug_strip import DEBUG_ATTACHMENTS
from .lexical import escape, quote
from .literals import float_text
from .naming import global_names, local_names
from .values import (
    Block,
    BlockAddress,
    ConstantAggregate,
    ConstantExpr,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ConstantString,
    ConstantUndef,
    ConstantVerbatim,
    ConstantZero,
    Function,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    InlineAsm,
    Module,
    Value,
    ValueAsMetadata,
)


class Operands:
    """Values as instructions of a function, and initialisers of a module, name them."""

    def __init__(self, module: Module | None, strip_debug: bool = False, only_lines: bool = False) -> None:
        self.module = module
        self.strip_debug = strip_debug or only_lines
        """Whether there are no debug records, and of the attachments only those outside of `_dropped`."""
        self.only_lines = only_lines
        self._dropped = DEBUG_ATTACHMENTS - {"dbg"} if only_lines else DEBUG_ATTACHMENTS if strip_debug else frozenset()
        self.globals = global_names(module)
        self.locals: Mapping[Value, str] = {}
        self.function: Function | None = None
        self._block_names: dict[Function, Mapping[Value, str]] = {}
        layout = module.data_layout if module is not None else ""
        self._program_space = re.search(r"(?:^|-)P[1-9]", layout) is not None

    # operands -------------------------------------------------------------------------------------------------------------------

    def enter(self, function: Function) -> None:
        self.function = function
        self.locals = self._names_in(function)

    def _names_in(self, function: Function) -> Mapping[Value, str]:
        found = self._block_names.get(function)
        if found is None:
            found = self._block_names[function] = local_names(function)
        return found

    def ref(self, value: Value) -> str:
        """The value without its type."""
        found = self.locals.get(value)
        if found is not None:
            return found
        render = _CONSTANTS.get(type(value))
        if render is not None:
            return render(self, value)
        # A value from elsewhere: LLVM will reject the text, and the name says what went astray.
        return f"%{quote(value.name)}" if value.name else "<badref>"

    def typed(self, value: Value) -> str:
        return f"{value.type.text} {self.ref(value)}"

    def _local_or_none(self, value: Value) -> str | None:
        return self.locals.get(value)

    def _label(self, block: Block) -> str:
        return f"label {self.ref(block)}"

    def _int(self, value: ConstantInt) -> str:
        if value.type is ty.I1:
            return "true" if value.value else "false"
        return str(value.value)

    def _float(self, value: ConstantFloat) -> str:
        return float_text(value.type, value.bits)

    def _zero(self, value: ConstantZero) -> str:
        return "none" if value.type is ty.TOKEN else "zeroinitializer"

    def _aggregate(self, value: ConstantAggregate) -> str:
        inner = ", ".join(map(self.typed, value.elements))
        type = value.type
        if isinstance(type, ty.ArrayType):
            return f"[{inner}]"
        if isinstance(type, ty.VectorType):
            return f"<{inner}>"
        assert isinstance(type, ty.StructType)
        inner = f"{{ {inner} }}" if value.elements else "{}"
        return f"<{inner}>" if type.packed else inner

    def _expression(self, value: ConstantExpr) -> str:
        if value.opcode in ("dso_local_equivalent", "no_cfi"):
            return f"{value.opcode} {self.ref(value.operands[0])}"
        head = " ".join((value.opcode, *value.flags))
        inner = ", ".join(map(self.typed, value.operands))
        if value.source_type is not None:
            inner = f"{value.source_type}, {inner}"
        if value.opcode in ins.CASTS:
            inner = f"{inner} to {value.type}"
        return f"{head} ({inner})"

    def _block_address(self, value: BlockAddress) -> str:
        return f"blockaddress({self.ref(value.function)}, {self._names_in(value.function)[value.block]})"

    def _wrapped(self, value: ValueAsMetadata) -> str:
        inner = value.value
        local = not isinstance(inner, tuple(_CONSTANTS))
        if local and inner not in self.locals:
            return f"{inner.type} poison"
        return self.typed(inner)

    def _global(self, value: GlobalValue) -> str:
        return f"@{quote(value.name)}" if value.name else self.globals.get(value, "<badref>")


# Typed loosely: each key is the class of the value that its method takes.
_CONSTANTS: dict[type[Value], Callable[..., str]] = {
    ConstantInt: Operands._int,
    ConstantFloat: Operands._float,
    ConstantNull: lambda printer, value: "null",
    ConstantZero: Operands._zero,
    ConstantUndef: lambda printer, value: "poison" if value.poison else "undef",
    ConstantAggregate: Operands._aggregate,
    ConstantString: lambda printer, value: f'c"{escape(value.data)}"',
    ConstantExpr: Operands._expression,
    ConstantVerbatim: lambda printer, value: value.text,
    BlockAddress: Operands._block_address,
    ValueAsMetadata: Operands._wrapped,
    InlineAsm: lambda printer, value: f"asm {value.text}",
    GlobalVariable: Operands._global,
    GlobalAlias: Operands._global,
    Function: Operands._global,
}
