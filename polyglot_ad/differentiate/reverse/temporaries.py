"""Temporaries: memory that is allocated and freed in one iteration (or outside of loops), and holds numbers only.

The shadow of other memory is allocated where the memory is, and lives until the reverse pass is done with it: a loop that allocates keeps a
shadow per iteration, and the memory itself, whose free is put off. The adjoints of a temporary are needed only between the reverse of
its free and the reverse of its allocation. There its shadow is allocated and freed. The memory itself is freed where the program frees it,
unless the reverse pass reads it again (`Storage` finds out; it is then what a cache would be).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import LoopForest, find_loops
from polyglot_ad.analysis.memory import FLOAT_KINDS
from polyglot_ad.callees import Allocator, allocation_of, is_memory_copy, is_memory_set
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Block, Function, Value

from ..checkpoint.pool import is_pooled
from ..context import ProgramContext


@dataclass(eq=False)
class Temporary:
    """Of the source function: the allocation, its frees, the loads from it. Of the copy: what stands for the shadows in the forward half,
    the slots of their addresses in the reverse pass, and where in the reverse pass the memory itself can be freed."""

    call: ins.CallBase
    row: Allocator
    frees: list[ins.Instruction]
    loads: set[Value]
    stand_ins: list[Value] = field(default_factory=list)
    slots: list[ins.Alloca] = field(default_factory=list)
    end: ins.Instruction | None = None
    kept: bool = False
    """Whether the reverse pass reads the memory, so that its free is put off."""


def find_temporaries(program: ProgramContext, function: Function) -> dict[Value, Temporary]:
    """Allocation to temporary, of one function of the program."""
    found: dict[Value, Temporary] = {}
    forest: LoopForest | None = None
    for call in function.instructions():
        if not isinstance(call, ins.Call):
            continue
        row = allocation_of(call)
        if row is None or row.kind not in ("alloc", "zeroed") or row.place >= 0 or not row.free or not row.size or is_pooled(call):
            continue
        if not program.activity.has_shadow(call) or not _numbers_only(program, call):
            continue
        uses = _uses(call, row)
        if uses is None or not uses.frees:
            continue
        flow = program.flow(function)
        forest = forest or find_loops(flow)
        if _frees_match(flow, forest, call, uses.frees):
            found[call] = Temporary(call, row, uses.frees, uses.loads)
    return found


@dataclass
class _Uses:
    loads: set[Value]
    frees: list[ins.Instruction]


def _uses(call: ins.Call, row: Allocator) -> _Uses | None:
    """What is done with the memory; None if its address goes anywhere else."""
    found = _Uses(set(), [])
    work: list[Value] = [call]
    while work:
        address = work.pop()
        for user in address.users:
            if isinstance(user, ins.GetElementPtr) and user.pointer is address and address not in user.operands[1:]:
                work.append(user)
            elif isinstance(user, ins.Load) and not user.volatile and not user.ordering:
                found.loads.add(user)
            elif (isinstance(user, ins.Store) and user.value is not address and not user.ordering) or user.opcode == "icmp":
                pass
            elif isinstance(user, ins.Call):
                freeing = allocation_of(user)
                if freeing is not None and freeing.kind == "free" and freeing.name == row.free and address is call:
                    found.frees.append(user)
                elif not (is_memory_copy(user) or is_memory_set(user)) or user.users:
                    return None
            else:
                return None
    return found


def _numbers_only(program: ProgramContext, call: ins.Call) -> bool:
    node = program.facts.node(call)
    contents = [location.content.find() for location in node.locations()]
    kinds = {content.kind for content in contents}
    pointing = any(content.may_point for content in contents)
    return not pointing and kinds <= {*FLOAT_KINDS, "int"}


def _frees_match(flow: ControlFlow, forest: LoopForest, call: ins.Call, frees: list[ins.Instruction]) -> bool:
    """Whether every way from the allocation on comes to one of the frees before the iteration, or the function, is over."""
    block = call.block
    if block is None or block not in flow.index:
        return False
    loop = forest.of(block)
    stops: dict[Block, int] = {}
    for free in frees:
        if free.block is None or free.block not in flow.index or forest.of(free.block) is not loop or not flow.dominates(block, free.block):
            return False
        if free.block in stops:
            return False
        stops[free.block] = free.block.position(free)
    if block in stops:
        return stops[block] > block.position(call)
    seen: set[Block] = set()
    work = list(block.successors)
    while work:
        at = work.pop()
        if at in seen or at in stops:
            continue
        if at is block or (not at.successors and at.terminator.opcode != "unreachable") or (loop is not None and not loop.contains(at)):
            return False
        if loop is not None and at is loop.header:
            return False
        seen.add(at)
        work += at.successors
    return True
