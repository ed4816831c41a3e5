"""Checkpointed loops in programs that the driver compiles: where their callers' memory is, and what is not known of it.

A caller from Python says how large its arrays are; one in the program itself does not. So of the memory that is there before a derivative
begins only the program's variables can be put back, and what parameters lead to where its type says its size.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from polyglot_ad.analysis.memory import Node
from polyglot_ad.budget import Budget
from polyglot_ad.guards.strings import c_string
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Argument, Constant, Function, GlobalVariable, Value

from ..context import ProgramContext
from .names import ENTER, LEAVE, OBJECT, SHADOW
from .program import beyond, objects_at_entry


@dataclass
class OpenWorld:
    """Whose memory may be put back: `sizes` in bytes of what parameters of the root lead to."""

    sizes: Mapping[Argument, int] = field(default_factory=dict)

    def against(self, program: ProgramContext, node: Node) -> str | None:
        """Why this memory cannot be put back."""
        if node in _behind(program):
            return "it writes memory whose address was in other memory when the function was called: nothing says how large it is"
        mine = [a for a in program.activity.root.arguments if a.type.is_pointer and program.facts.node(a) is node]
        unknown = next((a for a in mine if a not in self.sizes), None)
        if unknown is not None or ("argument" in node.origins and not mine):
            return "it writes memory behind a parameter, and nothing says how large it is: let it write memory that the function allocates"
        sized = all(not isinstance(site, GlobalVariable) or program.layout.size(site.value_type) for site in node.sites)
        return None if sized else "it writes a variable of another file that is declared without its size"


def _behind(program: ProgramContext) -> set[Node]:
    """Memory whose address is in a variable, or in memory that a parameter leads to, when the root is called."""
    memory = program.facts.memory
    given = [program.facts.node(a) for a in program.activity.root.arguments if a.type.is_pointer]
    given += [node for one in memory.nodes for node in one.find()[:1] if "global" in node.origins]
    first = [memory.target(x.content)[0] for node in given for x in node.locations() if x.content.may_point]
    return set(memory.reachable(first))


def begin_call(program: ProgramContext, core: Function, shadowed: Sequence[bool], budget: Budget, sizes: Mapping[Argument, int]) -> None:
    """Have a derivative say, when it begins, what its memory budget is, and where the objects are that are there beforehand."""
    first = next(i for i in core.entry.instructions if not isinstance(i, ins.Alloca))
    b = Builder(before=first)
    numbers = [const_int(ty.I64, budget.bytes), const_int(ty.I64, program.width)]
    b.call_named(ENTER, ty.VOID, [*numbers, beyond(program, b), _folder(program, b, budget)])
    given = dict(zip(program.activity.root.arguments, _given(core, shadowed, program.width), strict=True))
    for address, size, tag in objects_at_entry(program):
        place, shadows = address, []
        if isinstance(address, Argument):
            place, *shadows = given[address]
            size = sizes.get(address)
        elif program.activity.has_shadow(address):
            assert isinstance(address, Constant)
            shadows = [program.variables.shadow_constant(address, lane) for lane in range(program.width)]
        b.call_named(OBJECT, ty.VOID, [place, const_int(ty.I64, size or -1), const_int(ty.I64, tag)])
        if program.facts.node(address) in program.checkpoints.followed:
            for lane, shadow in enumerate(shadows):
                b.call_named(SHADOW, ty.VOID, [place, const_int(ty.I64, lane), shadow])
    for block in core.blocks:
        if block.terminator.opcode == "ret":
            Builder(before=block.terminator).call_named(LEAVE, ty.VOID, [])


def _given(core: Function, shadowed: Sequence[bool], width: int) -> list[list[Value]]:
    """The root's parameters with their shadows, among those of the derivative."""
    found: list[list[Value]] = []
    at = 0
    for has in shadowed:
        count = 1 + (width if has else 0)
        found.append(list(core.arguments[at : at + count]))
        at += count
    return found


def _folder(program: ProgramContext, b: Builder, budget: Budget) -> Value:
    if not budget.folder:
        return const_int(ty.I64, 0)
    return b.cast("ptrtoint", c_string(program.module, budget.folder), ty.I64)
