"""What all instructions have in common, and the names of their opcodes.

`operands` hold values only; blocks stand in `targets` (terminators) and `blocks` (phi). Change operands through `set_operand`, never in
the list, so that `users` stays true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import types as ty
from ..types import Type
from ..values import Block, Constant, Function, GlobalValue, Value

if TYPE_CHECKING:
    from ..debug_records import DebugRecord

BINARY = frozenset(
    ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "fadd", "fsub", "fmul", "fdiv", "frem")
)
CASTS = frozenset(
    ("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast",
     "addrspacecast")
)  # fmt: skip
TERMINATORS = frozenset(
    ("ret", "br", "switch", "indirectbr", "invoke", "callbr", "resume", "catchswitch", "catchret", "cleanupret", "unreachable")
)


class Instruction(Value):
    """`flags`: fast-math and wrap flags in textual order. `metadata`: kind to node ("dbg" -> "!7"). `debug_records`: the `#dbg_…` lines
    that stand before the instruction."""

    __slots__ = ("block", "debug_records", "flags", "metadata", "opcode", "operands", "place")

    def __init__(self, opcode: str, type: Type, operands: Sequence[Value], name: str = "", flags: tuple[str, ...] = ()) -> None:
        super().__init__(type, name)
        self.opcode = opcode
        self.operands: list[Value] = list(operands)
        self.flags = flags
        self.block: Block | None = None
        self.place = 0
        """About where it stands in its block (`Block.position`)."""
        self.metadata: dict[str, str] = {}
        self.debug_records: list[DebugRecord] = []
        for operand in self.operands:
            add_use(operand, self)

    @property
    def targets(self) -> list[Block]:
        return []

    def set_target(self, index: int, block: Block) -> None:
        raise IndexError(f"{self.opcode} has no targets")

    @property
    def is_terminator(self) -> bool:
        return self.opcode in TERMINATORS

    @property
    def function(self) -> Function:
        assert self.block is not None and self.block.function is not None
        return self.block.function

    def set_operand(self, index: int, value: Value) -> None:
        remove_use(self.operands[index], self)
        self.operands[index] = value
        add_use(value, self)

    def drop_operands(self) -> None:
        for operand in self.operands:
            remove_use(operand, self)
        self.operands = []

    def erase(self) -> None:
        """Take the instruction out of its block. It must have no users left. Debug records before it stay where they are."""
        self.drop_operands()
        block = self.block
        if block is None:
            return
        index = block.position(self)
        if self.debug_records:
            after = block.instructions[index + 1].debug_records if index + 1 < len(block.instructions) else block.trailing_debug_records
            after[:0] = self.debug_records
            self.debug_records = []
        del block.instructions[index]
        self.block = None


def _tracked(value: Value) -> bool:
    return not isinstance(value, Constant) or isinstance(value, GlobalValue)


def add_use(value: Value, user: Instruction) -> None:
    if _tracked(value):
        value.users.append(user)


def remove_use(value: Value, user: Instruction) -> None:
    if _tracked(value):
        value.users.remove(user)


class Terminator(Instruction):
    """An instruction that ends a block; `targets` in textual order."""

    __slots__ = ("_targets",)

    def __init__(self, opcode: str, operands: Sequence[Value] = (), targets: Sequence[Block] = (), type: Type = ty.VOID) -> None:
        super().__init__(opcode, type, operands)
        self._targets = list(targets)

    @property
    def targets(self) -> list[Block]:
        return self._targets

    def set_target(self, index: int, block: Block) -> None:
        self._targets[index] = block
