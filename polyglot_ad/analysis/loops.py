"""Natural loops.

The engine wants every loop in LLVM's simplified form: one preheader, one latch, exit blocks that only the loop enters. `find_loops` reports
what it finds; `Loop.simplified` says whether the form holds, `LoopForest.irreducible` names blocks of cycles that are no natural loop.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.values import Argument, Block, Constant, Value

from .cfg import ControlFlow


@dataclass(eq=False)
class Loop:
    header: Block
    latches: list[Block]
    blocks: set[Block]
    parent: Loop | None = None
    children: list[Loop] = field(default_factory=list)
    preheader: Block | None = None
    exit_edges: list[tuple[Block, Block]] = field(default_factory=list)
    """(block inside, block outside), each pair once."""
    simplified: bool = False

    @property
    def depth(self) -> int:
        return 1 + (self.parent.depth if self.parent else 0)

    @property
    def latch(self) -> Block:
        return self.latches[0]

    def contains(self, block: Block) -> bool:
        return block in self.blocks

    def is_invariant(self, value: Value) -> bool:
        """Whether the value is defined outside the loop."""
        if isinstance(value, Constant | Argument):
            return True
        return isinstance(value, Instruction) and value.block not in self.blocks

    def chain(self) -> list[Loop]:
        """The nest that leads here, outermost first."""
        found: list[Loop] = []
        loop: Loop | None = self
        while loop is not None:
            found.append(loop)
            loop = loop.parent
        return found[::-1]


@dataclass(eq=False)
class LoopForest:
    loops: list[Loop]
    """Outer loops before inner ones."""
    innermost: dict[Block, Loop]
    irreducible: list[Block]
    """Targets of retreating edges that do not dominate the edge's source."""

    def of(self, block: Block) -> Loop | None:
        return self.innermost.get(block)

    def chain(self, block: Block) -> list[Loop]:
        loop = self.innermost.get(block)
        return loop.chain() if loop else []


def find_loops(flow: ControlFlow) -> LoopForest:
    latches: dict[Block, list[Block]] = {}
    irreducible: list[Block] = []
    for block in flow.order:
        for successor in dict.fromkeys(block.successors):
            if flow.index[successor] <= flow.index[block]:
                if flow.dominates(successor, block):
                    latches.setdefault(successor, []).append(block)
                else:
                    irreducible.append(successor)
    loops = [_natural_loop(flow, header, found) for header, found in latches.items()]
    loops.sort(key=lambda loop: -len(loop.blocks))
    innermost: dict[Block, Loop] = {}
    for loop in loops:
        loop.parent = innermost.get(loop.header)
        if loop.parent is not None:
            loop.parent.children.append(loop)
        for block in loop.blocks:
            innermost[block] = loop
    for loop in loops:
        _describe(flow, loop)
    return LoopForest(loops, innermost, irreducible)


def _natural_loop(flow: ControlFlow, header: Block, latches: list[Block]) -> Loop:
    blocks = {header}
    work = [latch for latch in latches if latch is not header]
    while work:
        block = work.pop()
        if block not in blocks:
            blocks.add(block)
            work.extend(flow.predecessors[block])
    return Loop(header, latches, blocks)


def _describe(flow: ControlFlow, loop: Loop) -> None:
    outside = [p for p in flow.predecessors[loop.header] if p not in loop.blocks]
    if len(outside) == 1 and outside[0].successors == [loop.header]:
        loop.preheader = outside[0]
    members = sorted(loop.blocks, key=lambda block: flow.index[block])
    for block in members:
        for successor in dict.fromkeys(block.successors):
            if successor not in loop.blocks:
                loop.exit_edges.append((block, successor))
    dedicated = all(all(p in loop.blocks for p in flow.predecessors[outside]) for _, outside in loop.exit_edges)
    loop.simplified = loop.preheader is not None and len(loop.latches) == 1 and dedicated
