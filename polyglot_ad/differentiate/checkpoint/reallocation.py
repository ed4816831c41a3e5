"""Iterations that may allocate anew what they leave to the next one, and hardly ever do: an assignment to an allocatable array of Fortran,
whose shape is compared first, a vector that may grow. Where a memory budget was asked for, they raise an error in that case, so that the
loop can be checkpointed."""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop
from polyglot_ad.callees import allocation_of
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Function, Module

from ..context import ProgramContext
from ..refusals.errors import place_of
from ..rewrites.control.blocks import remove_unreachable, split_block
from .chosen import Chosen
from .extent import Extent
from .loops import choose
from .state import local_memory


def raise_where_allocated(module: Module, program: ProgramContext, named: Chosen) -> bool:
    """Where no loop can be checkpointed as it is: have those around loops raise where they allocate or free, on the way, memory that is not
    of one iteration alone. Whether there were such places."""
    chosen, refused = choose(program, named)
    if chosen:
        return False
    found: dict[Block, ins.Instruction] = {}
    for one in refused:
        if one.deep:
            found |= _places(program, ControlFlow(one.function), one.loop)
    functions: dict[Function, None] = {}
    for block, first in found.items():
        assert block.function is not None
        functions[block.function] = None
        split_block(block, first)
        b = Builder(block)
        refuse(
            b, "PAD-E206", "a loop within a memory budget", "an iteration allocates, or frees, memory that others use",
            "allocate before the loop, in the shape that is assigned; or take the derivative without a memory budget", place_of(first),
        )  # fmt: skip
        b.unreachable()
    for function in functions:
        remove_unreachable(function)
    return bool(found)


def _places(program: ProgramContext, flow: ControlFlow, loop: Loop) -> dict[Block, ins.Instruction]:
    """Blocks that not every iteration comes to, with the first such place in each; none if others are among the places."""
    extent = Extent(program.activity, (i for block in flow.order if loop.contains(block) for i in block.instructions))
    local = local_memory(program, extent, list(loop.header.phis()))
    found: dict[Block, ins.Instruction] = {}
    for i in extent:
        row = allocation_of(i)
        if row is None or row.place >= 0:
            continue
        assert isinstance(i, ins.CallBase) and i.block is not None
        memory = i.arguments[row.pointer] if row.pointer is not None else i
        if program.facts.node(memory) in local:
            continue
        if i not in extent.own or flow.dominates(i.block, loop.latch):
            return {}
        found.setdefault(i.block, i)
    return found
