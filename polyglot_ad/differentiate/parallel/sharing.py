"""Which memory belongs to one thread alone.

Regions are executed by several threads at once. Where two of them read the same variable, both add to its adjoint: such additions are
atomic. What a thread allocates while it is in a region is its own unless its address is stored where others find it.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory import MemoryFacts, Node
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.rules import allocator

from .regions import concurrent, is_region
from .tasks import is_task


class Sharing:
    """Of the functions of one program that has been prepared for differentiation."""

    def __init__(self, module: Module, facts: MemoryFacts, functions: set[Function]) -> None:
        self._facts = facts
        self.concurrent = concurrent(module) if any(is_region(f) or is_task(f) for f in module.functions.values()) else set()
        """The functions that may run in several threads at once."""
        self._shared: set[Node] | None = None
        self._serial = functions - self.concurrent

    def is_shared(self, function: Function, pointer: Value) -> bool:
        """Whether another thread may use the memory at a pointer while a function runs."""
        if function not in self.concurrent:
            return False
        if self._shared is None:
            self._shared = self._find()
        return self._facts.node(pointer) in self._shared

    def _find(self) -> set[Node]:
        found: set[Node] = set()
        work = [n.find()[0] for n in self._facts.memory.nodes if n.find()[0].origins - {"alloca", "heap"}]
        for function in self._serial:
            work += [self._facts.node(i) for i in function.instructions() if isinstance(i, ins.Alloca) or _allocates(i)]
        for function in self.concurrent:
            if is_region(function) or is_task(function):
                # A team inside a team shares what its master thread passes, and a task what its parent gives it.
                work += [self._facts.node(a) for a in function.arguments if a.type.is_pointer]
        while work:
            node = work.pop().find()[0]
            if node in found:
                continue
            found.add(node)
            for location in node.locations():
                content = location.content.find()
                if content.may_point:
                    work.append(self._facts.memory.target(content)[0])
        return found


def _allocates(i: ins.Instruction) -> bool:
    if not isinstance(i, ins.CallBase) or i.called_function is None:
        return False
    row = allocator(i.called_function.name)
    return row is not None and row.kind not in ("free", "descriptor-free")
