"""What is the same in all threads of a team."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop
from polyglot_ad.analysis.memory import Location, MemoryFacts
from polyglot_ad.analysis.polynomials import Polynomial, Symbol, union
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, Constant, GlobalVariable, Value

from .worksharing import Chunk

_PURE = frozenset(("add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "shl", "lshr", "ashr", "and", "or", "xor", "sext", "zext", "trunc",
                   "icmp", "select", "getelementptr", "extractvalue", "insertvalue"))  # fmt: skip


class Uniform:
    """Of one region. `written` says whether anything that runs in several threads may write some locations."""

    def __init__(self, flow: ControlFlow, facts: MemoryFacts, written: Callable[[list[Location]], bool]) -> None:
        self._flow = flow
        self._facts = facts
        self._written = written
        self._known: dict[tuple[Value, Chunk | None], bool] = {}

    def is_uniform(self, symbol: Symbol, chunk: Chunk) -> bool:
        if symbol.kind == "value":
            return isinstance(symbol.what, Value) and self.same_for_all(symbol.what, chunk)
        if symbol.kind == "counter":
            # Of a loop around the construct whose every iteration comes to it.
            loop = symbol.what
            assert isinstance(loop, Loop)
            start = chunk.construct.start.block
            return start is not None and loop.simplified and loop.contains(start) and self._flow.dominates(start, loop.latch)
        if symbol.kind == "quotient":
            parts: tuple[Polynomial, Polynomial] = symbol.what[1:]  # type: ignore[index]
            return all(self.is_uniform(s, chunk) for s in union(parts))
        return False

    def same_for_all(self, value: Value, chunk: Chunk | None, depth: int = 12) -> bool:
        """Whether a value is the same in all threads of the team while they run through a construct (or the region, if it is none)."""
        if isinstance(value, GlobalVariable):
            return "thread_local" not in value.prefix
        if isinstance(value, Constant | Argument):
            return True
        key = value, chunk
        if key not in self._known:
            self._known[key] = False  # cycles
            self._known[key] = depth > 0 and self._find_same(value, chunk, depth - 1)
        return self._known[key]

    def _find_same(self, value: Value, chunk: Chunk | None, depth: int) -> bool:
        if not isinstance(value, ins.Instruction):
            return False
        if isinstance(value, ins.Load):
            read_only = not value.ordering and not value.volatile and not self._written(self._facts.locations(value.pointer, value.type))
            return read_only and self.same_for_all(value.pointer, chunk, depth)
        called = value.called_function if isinstance(value, ins.CallBase) else None
        pure = value.opcode in _PURE or (
            called is not None and called.name.startswith(("llvm.smin", "llvm.smax", "llvm.umin", "llvm.umax"))
        )
        return pure and all(self.same_for_all(o, chunk, depth) for o in value.operands if o is not called)
