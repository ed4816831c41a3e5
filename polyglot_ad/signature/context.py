"""What the readers of one unit share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from polyglot_ad.ir.values import Function, Module

from .debug_info import DebugInfo, Node, argument_behind
from .intent import DATA, Level, WriteAnalysis
from .storage import StorageAnalysis


@dataclass
class Context:
    """The unit's module with its debug info, what the adapter knows besides, and the analyses of its functions."""

    module: Module
    interface: Mapping[str, object]
    debug: DebugInfo = field(init=False)
    writes: WriteAnalysis = field(default_factory=WriteAnalysis)
    storage: StorageAnalysis = field(default_factory=StorageAnalysis)

    def __post_init__(self) -> None:
        self.debug = DebugInfo(self.module)

    def reads_only(self, function: Function, variable: Node | None, level: Level = DATA) -> bool:
        """Whether what a parameter points to is provably not written by the function, or what lies where `level` says."""
        for other, record in self.debug.variables_of(function):
            if other is variable:
                return self.writes.reads_only(argument_behind(record), level)
        return False
