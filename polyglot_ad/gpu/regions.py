"""What a thread does between two barriers: regions of a kernel's blocks.

Where all threads of a block are proved to meet at the same barriers, the branches that decide about barriers are taken once for the block,
*between* regions, and every region ends in one way. Everywhere else (a barrier of one warp under a condition, a barrier behind an early
return), a thread says at the end of a region where it goes on, and threads that wait for others are left out of the regions of those.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir.values import Block, Function

from .registers import Registers
from .uniform import Uniform


@dataclass(frozen=True)
class End:
    """How a thread leaves a region: at the start of another one, at a branch that the block takes as one, or for good (both None)."""

    start: Block | None = None
    branch: Block | None = None


@dataclass
class Region:
    number: int
    start: Block
    blocks: list[Block]
    """In reverse postorder from the start."""
    ends: list[End]
    _reach: dict[tuple[Block, Block], bool]

    def certain(self, definition: Block, use: Block) -> bool:
        """Whether every way from the start to `use` inside the region passes `definition`."""
        if definition is use:
            return True
        key = (definition, use)
        if key not in self._reach:
            self._reach[key] = definition in self.blocks and not self._around(definition, use)
        return self._reach[key]

    def _around(self, avoided: Block, use: Block) -> bool:
        if self.start is avoided:
            return False
        members, seen, waiting = set(self.blocks), {self.start}, [self.start]
        while waiting:
            block = waiting.pop()
            if block is use:
                return True
            for successor in self.onward(block):
                if successor in members and successor is not avoided and successor not in seen:
                    seen.add(successor)
                    waiting.append(successor)
        return False

    def onward(self, block: Block) -> list[Block]:
        """The successors that belong to the region."""
        return self.inner[block]

    inner: dict[Block, list[Block]]


@dataclass
class Regions:
    """`together`: the threads of a block are proved to go through the regions as one."""

    all: list[Region]
    together: bool
    outer: frozenset[Block]
    """Blocks whose branch the block takes as one."""
    uniform: Uniform

    def of(self, start: Block) -> Region:
        return next(region for region in self.all if region.start is start)


def regions_of(function: Function, registers: Registers) -> Regions:
    flow = ControlFlow(function)
    uniform = Uniform(function, flow)
    barriers = [block for block in flow.order if block in registers.barriers]
    if all(uniform.uniform_block(block) for block in barriers):
        outer = frozenset(one for block in barriers for one in uniform.deciders(block))
        found = _parted(flow, registers, outer)
        if all(len(region.ends) == 1 for region in found):
            return Regions(found, True, outer, uniform)
    return Regions(_parted(flow, registers, frozenset()), False, frozenset(), uniform)


def _parted(flow: ControlFlow, registers: Registers, outer: frozenset[Block]) -> list[Region]:
    starts = dict.fromkeys([flow.order[0]])
    for block in flow.order:
        if block in registers.barriers or block in outer:
            starts.update(dict.fromkeys(block.successors))
    # Barriers of warps come first: who waits for a warp goes on before the block does (`threads.choose`).
    kinds = {s: b for b in registers.barriers if b in flow.index for s in b.successors}
    ordered = sorted(starts, key=lambda s: (s in kinds and registers.barriers[kinds[s]] == "block", flow.index[s]))
    return [_grown(flow, number, start, starts, outer, registers) for number, start in enumerate(ordered)]


def _grown(
    flow: ControlFlow, number: int, start: Block, starts: dict[Block, None], outer: frozenset[Block], registers: Registers
) -> Region:
    inner: dict[Block, list[Block]] = {}
    ends: dict[End, None] = {}
    waiting = [start]
    while waiting:
        block = waiting.pop()
        if block in inner:
            continue
        inner[block] = []
        if block in outer:
            ends[End(branch=block)] = None
            continue
        if not block.successors and block.terminator.opcode == "ret":
            ends[End()] = None
        for successor in dict.fromkeys(block.successors):
            if successor in starts:
                ends[End(start=successor)] = None
            else:
                inner[block].append(successor)
                waiting.append(successor)
    blocks = sorted(inner, key=lambda b: (b is not start, flow.index[b]))
    return Region(number, start, blocks, list(ends), {}, inner)
