"""Instructions that say where control goes, and what an exception lands on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from ..types import Type
from ..values import Block, Value
from .base import Instruction, Terminator


@final
class Br(Terminator):
    """Unconditional (one target) or conditional: operands[0] is the condition, targets are if-true and if-false."""

    __slots__ = ()

    def __init__(self, target: Block, if_false: Block | None = None, condition: Value | None = None) -> None:
        if condition is None:
            super().__init__("br", (), (target,))
        else:
            assert if_false is not None
            super().__init__("br", (condition,), (target, if_false))

    @property
    def conditional(self) -> bool:
        return len(self._targets) == 2


@final
class Switch(Terminator):
    """operands[0] is the selector; targets[0] the default, targets[i + 1] belongs to cases[i]."""

    __slots__ = ("cases",)

    def __init__(self, value: Value, default: Block, cases: Sequence[tuple[int, Block]] = ()) -> None:
        super().__init__("switch", (value,), (default, *(block for _, block in cases)))
        self.cases = [case for case, _ in cases]


@final
class Return(Terminator):
    __slots__ = ()

    def __init__(self, value: Value | None = None) -> None:
        super().__init__("ret", () if value is None else (value,))


@final
class Unreachable(Terminator):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("unreachable")


@final
class IndirectBr(Terminator):
    __slots__ = ()

    def __init__(self, address: Value, targets: Sequence[Block]) -> None:
        super().__init__("indirectbr", (address,), targets)


@final
class Resume(Terminator):
    __slots__ = ()

    def __init__(self, value: Value) -> None:
        super().__init__("resume", (value,))


@final
class LandingPad(Instruction):
    """`clauses`: ("catch" | "filter", index of the operand)."""

    __slots__ = ("clauses", "cleanup")

    def __init__(self, type: Type, clauses: Sequence[tuple[str, Value]] = (), cleanup: bool = False, name: str = "") -> None:
        super().__init__("landingpad", type, [value for _, value in clauses], name)
        self.clauses = [kind for kind, _ in clauses]
        self.cleanup = cleanup


@final
class Funclet(Terminator):
    """catchpad, cleanuppad (not terminators, `targets` empty), catchswitch, catchret, cleanupret: Windows exception handling.

    `text` keeps the instruction verbatim with `{n}` in place of operand n and `{t:n}` in place of target n."""

    __slots__ = ("text",)

    def __init__(self, opcode: str, type: Type, operands: Sequence[Value], targets: Sequence[Block], text: str) -> None:
        super().__init__(opcode, operands, targets, type)
        self.text = text
