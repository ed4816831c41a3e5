"""Calls, also those that end a block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from .. import types as ty
from ..values import Block, Function, Value
from .base import Instruction, add_use, remove_use


class CallBase(Instruction):
    """call, invoke, callbr. operands: arguments…, operands of bundles…, callee last.

    `argument_attributes[i]` belong to argument i; `attributes` are the call's function attributes and groups; `bundles` is the text
    between brackets with `{n}` in place of bundle operand n (`"align"({0}, {1})`), set by `set_bundles`; `tail` is
    "", "tail", "musttail" or "notail"; `calling_convention` as text ("", "fastcc", "cc37")."""

    __slots__ = (
        "argument_attributes", "attributes", "bundle_operand_count", "bundles", "calling_convention", "function_type", "result_attributes",
        "tail",
    )  # fmt: skip

    def __init__(
        self, opcode: str, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, name: str = "",
        flags: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(opcode, function_type.result, (*arguments, callee), name, flags)
        self.function_type = function_type
        self.argument_attributes: list[tuple[str, ...]] = [()] * len(arguments)
        self.attributes: tuple[str, ...] = ()
        self.result_attributes: tuple[str, ...] = ()
        self.bundles = ""
        self.bundle_operand_count = 0
        self.calling_convention = ""
        self.tail = ""

    @property
    def callee(self) -> Value:
        return self.operands[-1]

    @property
    def arguments(self) -> list[Value]:
        return self.operands[: -1 - self.bundle_operand_count]

    @property
    def bundle_operands(self) -> list[Value]:
        return self.operands[-1 - self.bundle_operand_count : -1]

    def set_bundles(self, text: str, operands: Sequence[Value]) -> None:
        """Replace the operand bundles."""
        for old in self.bundle_operands:
            remove_use(old, self)
        self.operands[-1 - self.bundle_operand_count : -1] = operands
        self.bundles = text
        self.bundle_operand_count = len(operands)
        for operand in operands:
            add_use(operand, self)

    @property
    def called_function(self) -> Function | None:
        """The function called directly, None for an indirect call or inline assembly."""
        callee = self.operands[-1]
        return callee if isinstance(callee, Function) else None

    def all_attributes(self) -> list[str]:
        """Attributes of the call and of the function it calls, groups resolved."""
        module = self.function.module
        groups = module.attribute_groups if module else {}
        found: list[str] = []
        for attribute in self.attributes:
            found.extend(groups.get(attribute, ()) if attribute.startswith("#") else (attribute,))
        if (function := self.called_function) is not None:
            found.extend(function.all_attributes())
        return found


@final
class Call(CallBase):
    __slots__ = ()

    def __init__(
        self, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType | None = None, name: str = "",
        flags: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        if function_type is None:
            assert isinstance(callee, Function)
            function_type = callee.function_type
        super().__init__("call", callee, arguments, function_type, name, flags)


class _CallTerminator(CallBase):
    __slots__ = ("_targets",)

    def __init__(
        self, opcode: str, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, targets: Sequence[Block],
        name: str = "", flags: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(opcode, callee, arguments, function_type, name, flags)
        self._targets = list(targets)

    @property
    def targets(self) -> list[Block]:
        return self._targets

    def set_target(self, index: int, block: Block) -> None:
        self._targets[index] = block


@final
class Invoke(_CallTerminator):
    """targets: normal, unwind."""

    __slots__ = ()

    def __init__(
        self, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, normal: Block, unwind: Block, name: str = "",
    ) -> None:  # fmt: skip
        super().__init__("invoke", callee, arguments, function_type, (normal, unwind), name)


@final
class CallBr(_CallTerminator):
    """targets: fallthrough, then the indirect ones."""

    __slots__ = ()

    def __init__(
        self, callee: Value, arguments: Sequence[Value], function_type: ty.FunctionType, targets: Sequence[Block], name: str = ""
    ) -> None:
        super().__init__("callbr", callee, arguments, function_type, targets, name)
