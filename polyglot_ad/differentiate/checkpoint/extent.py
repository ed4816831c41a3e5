"""What runs when a loop does: its own instructions, and those of the functions that it calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Function


def returning_instructions(function: Function) -> Iterator[ins.Instruction]:
    """Those after which control may come to the function's end: what leads to an error only is not run again."""
    flow = ControlFlow(function)
    ends = [block for block in flow.order if block.terminator.opcode == "ret"]
    for block in flow.order:
        if any(block is end or (flow.reachable[block] >> flow.index[end]) & 1 for end in ends):
            yield from block.instructions


class Extent:
    """`own`: the instructions of the loop itself. `functions`: what they call, directly or not."""

    def __init__(self, activity: ActivityAnalysis, own: Iterable[ins.Instruction]) -> None:
        self.own = list(own)
        self.functions: dict[Function, None] = {}
        work = list(self.own)
        while work:
            i = work.pop()
            if not isinstance(i, ins.CallBase):
                continue
            for callee in activity.graph.callees(i):
                if callee.blocks and callee not in self.functions:
                    self.functions[callee] = None
                    work += returning_instructions(callee)
        self._inside = set(self.own)

    def __iter__(self) -> Iterator[ins.Instruction]:
        yield from self.own
        for function in self.functions:
            yield from returning_instructions(function)

    def __contains__(self, i: ins.Instruction) -> bool:
        function = i.block.function if i.block is not None else None
        return i in self._inside or function in self.functions
