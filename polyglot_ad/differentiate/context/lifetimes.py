"""Which memory of the program lives longer than its run, and who frees it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from polyglot_ad.analysis.memory import (
    Node,
)
from polyglot_ad.callees import allocation_of
from polyglot_ad.guards.held_memory import markable, movable
from polyglot_ad.ir import values as val
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.langs.cxx import exceptions as cxx

if TYPE_CHECKING:
    from .program import ProgramContext


class Lifetimes:
    def __init__(self, program: ProgramContext) -> None:
        self.facts = program.facts
        self.activity = program.activity
        self._outside: tuple[set[Node], set[Node]] | None = None

    def outlives(self, node: Node) -> bool:
        """Whether memory of this kind can be reached from a global variable, or from outside, when the program has returned."""
        return any(node in reached for reached in self._reachable())

    def freed_here(self, call: CallBase, source: Value) -> bool:
        """Whether memory of the program with a shadow is freed by calls that are part of the derivative, and by no others."""
        node = self.facts.node(source)
        row = allocation_of(call)
        return (markable(row) or movable(row)) and node.freed and not self.outlives(node) and not self._native_destructors

    @cached_property
    def _native_destructors(self) -> bool:
        """Whether exceptions that leave the program have destructors of the program, which the unwinder calls."""
        return any(
            isinstance(i, CallBase)
            and (callee := i.called_function) is not None
            and callee.name in (cxx.THROW, "pad.unwind.throw")
            and not (isinstance(i.arguments[2], val.ConstantNull) or (isinstance(i.arguments[2], Function) and not i.arguments[2].blocks))
            for f in self.activity.functions
            for i in f.instructions()
        )

    def given_away(self, node: Node) -> bool:
        """Whether memory of this kind, and so its shadow, can be reached through the caller's own memory."""
        return node in self._reachable()[1]

    def _reachable(self) -> tuple[set[Node], set[Node]]:
        """(from global variables, from the caller's memory)."""
        if self._outside is None:
            self._outside = self._reachable_from({"global"}), self._reachable_from({"argument", "unknown"})
        return self._outside

    def _reachable_from(self, origins: set[str]) -> set[Node]:
        return set(self.facts.memory.reachable(node for node in self.facts.memory.nodes if origins & node.origins))
