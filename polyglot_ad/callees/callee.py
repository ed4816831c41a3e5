"""`Callee`: what a called function does, as far as anybody needs to know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import External

from ..rules.model import Rule
from ..rules.mpi import Row

Kind = Literal[
    "program",  # has a body: that says what it does
    "custom",  # has a derivative that the program states
    "copy",  # memcpy, memmove
    "fill",  # memset
    "allocation",  # gives or takes memory
    "cast",  # moves within an object
    "routine",  # of BLAS and LAPACK, in canonical form
    "message",  # of MPI, moves numbers
    "unwinding",  # exceptions that are values
    "external",  # without a derivative
    "rule",  # mathematics
    "intrinsic",  # of LLVM, no memory: values flow from operands to the result
    "exchange",  # of the lanes of a warp: the first operand flows to the result, of another lane
    "integer",  # a word as it is, which is no number: the derivative finds out
    "indirect",  # called through a pointer
    "assembly",
    "unknown",
]
Memory = Literal["none", "read", "arguments", "any"]


@dataclass(frozen=True)
class Callee:
    """One record per called function. `kind` says which of `allocator`, `external`, `rule`, `message` it has.

    `memory`, of what is unknown: what its declaration lets it touch. "none": nothing that the program can name; "read": it writes nothing;
    "arguments": only what its arguments lead to; "any": that and memory of its own, where it may keep what it is given."""

    name: str
    kind: Kind
    allocator: Allocator | None = None
    external: External | None = None
    rule: Rule | None = None
    message: Row | None = None
    memory: Memory = "any"

    @property
    def known(self) -> bool:
        """Whether what it does is described: here, by its body, or by a derivative of the program's own."""
        return self.kind not in ("indirect", "assembly", "unknown") and (self.kind != "unwinding" or self.external is not None)

    @property
    def derivative(self) -> Literal["body", "custom", "rule", "flow", "zero", "unknown"]:
        """How numbers go through: by a formula, as they are (copies, messages, memory), not at all, or nobody knows."""
        if self.kind == "program":
            return "body"
        if self.kind == "custom":
            return "custom"
        if self.kind in ("rule", "routine"):
            return "rule"
        if self.kind in ("external", "fill"):
            return "zero"
        return "flow" if self.known else "unknown"

    @property
    def keeps(self) -> tuple[int, ...]:
        """Arguments whose addresses it keeps."""
        return self.external.keeps if self.external is not None else ()

    @property
    def gives(self) -> tuple[int, ...]:
        """Where addresses come out that it or another function has kept: an argument that leads to them, -1 for the result."""
        return self.external.gives if self.external is not None else ()

    @property
    def copies(self) -> bool:
        """Whether it copies bytes of what it is given, which may be numbers'."""
        return self.kind == "copy" or (self.external is not None and self.external.copies)

    @property
    def passes(self) -> int | None:
        """The argument whose pointer is the result."""
        if self.kind == "copy":
            return 0
        return self.external.passes if self.external is not None else None

    @property
    def calls(self) -> bool:
        """Whether it may call functions of the program that it is given, now or later."""
        if self.external is not None:
            return self.external.calls or self.external.registers
        if self.allocator is not None:
            return self.allocator.kind == "descriptor-free"  # finalizers
        return not self.known and self.memory != "none"

    @property
    def streams(self) -> bool:
        """Whether streams write to, or read from, memory that it is given."""
        return self.external is not None and self.external.kind == "stream"

    @property
    def frees(self) -> bool:
        return self.allocator is not None and self.allocator.kind in ("free", "realloc", "descriptor-free")

    @property
    def event(self) -> bool:
        """Whether the reverse pass answers it: threads meet here."""
        return self.external is not None and self.external.kind == "event"

    @property
    def returns(self) -> bool | None:
        """Whether it comes back; None: it may not."""
        if self.external is not None:
            return self.external.returns
        return True if self.known else None
