"""Loops inside of checkpointed ones that are checkpointed as well, where the tape of one iteration alone is more than the memory budget.

That shows when the derivative runs (runtime/schedule.c): whoever called it asks for one with loops at one more level, `depth`. The
loops at each level are chosen like the outermost ones, and marked as if the user had done so.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module
from polyglot_ad.programs.marks import MARKS

from ..context import ProgramContext
from .chosen import Chosen
from .loops import Placed, choose, loops_inside


def mark_nests(module: Module, program: ProgramContext, depth: int) -> bool:
    """Mark the loops to be checkpointed at `depth` levels below the outermost ones. Raises where there is none at one of them."""
    chosen, _ = choose(program, Chosen(module, ()))
    level = [Placed.of(program, one.function, one.loop) for one in chosen]
    if not level:
        return False
    marked = list(level)
    for _ in range(depth):
        outer, level = level, []
        against = None
        for one in outer:
            found, why = loops_inside(program, one)
            level += found
            against = against or why
        if not level:
            raise program.refuse(
                "PAD-E206", "a loop within a memory budget", outer[0].loop.header.terminator,
                f"the tape of one iteration is more than the budget, and a loop inside cannot be checkpointed: {against.why}"
                if against
                else "the tape of one iteration is more than the budget, and there is no loop inside to be checkpointed",
                "give a larger memory budget",
            )  # fmt: skip
        marked += level
    for one in dict.fromkeys(marked):
        header = one.loop.header
        first = next(i for i in header.instructions if not isinstance(i, ins.Phi))
        Builder(before=first).call_named(MARKS[0], ty.VOID, [const_int(ty.I32, 0)])
    return True
