"""Who may throw, and whose exceptions the program itself may catch.

A call is *followed* when what it throws may meet a handler of the program: it stands under one, or in a function that is called from under
one. All other exceptions leave the program, and the derivative as well: nothing has to be known about them.
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.memory import MemoryFacts
from polyglot_ad.callees import classify_external, describe
from polyglot_ad.callees.throwing import throws, throws_value
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Block, Function
from polyglot_ad.rules.mpi import standard

from ..parallel.thread_forms import POOLED, is_thread


class Throwing:
    """What follows from the bodies of `functions`. `facts` lists the targets of indirect calls, where it is at hand."""

    def __init__(self, functions: Iterable[Function], facts: MemoryFacts | None = None) -> None:
        self.functions = {f for f in functions if f.blocks}
        self.facts = facts
        self.may: set[Function] = set()
        """The functions that may throw."""
        self._close()

    def _close(self) -> None:
        changed = True
        while changed:
            changed = False
            for function in self.functions - self.may:
                if not function.has_attribute("nounwind") and any(
                    i.opcode == "resume" or (isinstance(i, ins.CallBase) and self.call(i)) for i in function.instructions()
                ):
                    self.may.add(function)
                    changed = True

    def call(self, call: ins.CallBase) -> bool:
        """Whether a call may throw. The start of a thread does not: what leaves a thread ends the process."""
        callee = call.called_function
        if "nounwind" in call.all_attributes() or isinstance(call.callee, val.InlineAsm):
            return False
        if callee is not None and is_thread(callee) and not callee.name.startswith(POOLED):
            return False
        if callee is None:
            targets = self.targets(call)
            return targets is None or any(t in self.may or (t.is_declaration and _outside_throws(t, call)) for t in targets)
        if callee in self.functions:
            return callee in self.may
        return _outside_throws(callee, call)

    def targets(self, call: ins.CallBase) -> list[Function] | None:
        """The functions that an indirect call may reach; None if they cannot be listed."""
        if self.facts is None:
            return None
        node = self.facts.node(call.callee)
        found = [f for f in node.functions if isinstance(f, Function)]
        return None if "unknown" in node.origins or not found else [f for f in found if _fits(f, call)]


def _fits(function: Function, call: ins.CallBase) -> bool:
    own = function.function_type
    return own.result is call.type and list(own.parameters) == [a.type for a in call.arguments]


def _outside_throws(callee: Function, call: ins.CallBase) -> bool:
    name = callee.name
    if callee.has_attribute("nounwind") or name.startswith(("llvm.", "pad.")):
        return False
    described = describe(call)
    if (memory := described.allocator) is not None:
        return memory.kind == "alloc" and name.startswith(("_Znw", "_Zna")) and not memory.may_fail
    if throws_value(name) or throws(name):
        return True
    return not described.known and classify_external(name) is None and standard(name) is None  # nothing is thrown through MPI


def catching(function: Function) -> list[Block]:
    """The landing pads from which control may come back to a return of the function."""
    if not any(i.opcode == "landingpad" for i in function.instructions()):
        return []
    flow = ControlFlow(function)
    returning = [b for b in flow.order if b.terminator.opcode == "ret"]
    return [
        block
        for block in flow.order
        if any(i.opcode == "landingpad" for i in block.instructions)
        and any(b is block or (flow.reachable[block] >> flow.index[b]) & 1 for b in returning)
    ]
