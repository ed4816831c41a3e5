"""Memory that iterations allocate and leave to later ones (`u = step(u)`): it comes from the pool of the run-time library
(runtime/pool.h), where blocks can be put back to the addresses that they had."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from polyglot_ad.analysis.memory import Node
from polyglot_ad.callees import Allocator, allocation_of
from polyglot_ad.guards.held_memory import markable
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantInt, Value

from ..context import ProgramContext
from .extent import Extent
from .names import ALLOCATE, COLLECTED, RELEASE, ZEROED

_ALIGNMENT = 64
"""Of every block."""
_FREEING = ("free", "realloc", "descriptor-free")


def is_pooled(value: Value) -> bool:
    """Whether a call allocates from the pool, or frees what is there."""
    row = allocation_of(value)
    return row is not None and row.name in (ALLOCATE, ZEROED, COLLECTED, RELEASE)


def frees_of(program: ProgramContext, node: Node) -> Iterator[tuple[ins.CallBase, Allocator]]:
    """The calls that free memory of a kind."""
    for function in program.activity.functions:
        for i in function.instructions():
            row = allocation_of(i)
            if row is None or row.pointer is None or row.kind not in _FREEING:
                continue
            assert isinstance(i, ins.CallBase)
            if program.facts.node(i.arguments[row.pointer]) is node:
                yield i, row


def wants_pool(program: ProgramContext, extent: Extent, node: Node) -> bool:
    """Whether iterations allocate memory of this kind, or free it."""
    if any(isinstance(site, ins.Instruction) and not isinstance(site, ins.Alloca) and site in extent for site in node.sites):
        return True
    return node.freed and any(i in extent for i, _ in frees_of(program, node))


def is_collected(program: ProgramContext, node: Node) -> bool:
    """Whether memory of this kind holds numbers, nobody frees it, and it can be in the pool: though an iteration makes it for itself
    alone, it would be there until the call is over otherwise."""
    rows = [allocation_of(site) if isinstance(site, ins.Instruction) else None for site in node.sites]
    if not all(row is not None and row.collected for row in rows):
        return False
    return not any(location.find().content.find().may_point for location in node.locations()) and against_pool(program, node) is None


def against_pool(program: ProgramContext, node: Node) -> tuple[str, ins.Instruction] | None:
    """What stands against memory of this kind being in the pool."""
    for site in node.sites:
        if not isinstance(site, ins.Instruction) or isinstance(site, ins.Alloca):
            continue
        row = allocation_of(site)
        if row is None or not isinstance(site, ins.Call) or not (is_pooled(site) or (row.size and _is_known(row))):
            return "an iteration allocates memory for later ones in a way that is not known", site
        if row.align is not None and not _is_aligned(site.arguments[row.align]):
            return "an iteration allocates memory for later ones, of a large alignment", site
        if (where := _elsewhere(program, site)) is not None:
            return where, site
    for i, row in frees_of(program, node):
        if not isinstance(i, ins.Call) or row.kind != "free" or not (is_pooled(i) or markable(row)):
            return "an iteration frees memory of earlier ones in a way that is not known", i
        if (where := _elsewhere(program, i)) is not None:
            return where, i
        if program.lifetimes.outlives(node) or not program.activity.needs_derivative(i.block.function):  # type: ignore[union-attr, arg-type]
            return "memory that it uses is freed before the reverse pass", i
    return None


def _is_known(row: Allocator) -> bool:
    """Whether it is known who ends what is allocated: calls that free it, or nobody."""
    return row.collected or (markable(row) and bool(row.free))


def _is_aligned(alignment: Value) -> bool:
    return isinstance(alignment, ConstantInt) and alignment.value <= _ALIGNMENT


def _elsewhere(program: ProgramContext, i: ins.Instruction) -> str | None:
    assert i.block is not None
    if program.sharing.threads or i.block.function in program.sharing.concurrent:
        return "threads allocate, or free, memory for later iterations"
    return None


def move_to_pool(program: ProgramContext, nodes: Iterable[Node]) -> None:
    """Have memory of these kinds come from the pool, wherever it is allocated."""
    moved = list(nodes)
    calls = [i for node in moved for i, _ in frees_of(program, node)]
    calls += [site for node in moved for site in dict.fromkeys(node.sites) if isinstance(site, ins.CallBase)]
    for call in dict.fromkeys(calls):
        row = allocation_of(call)
        if row is None or is_pooled(call):
            continue
        b = Builder(before=call)
        if row.kind == "free":
            assert row.pointer is not None
            made = b.call_named(RELEASE, ty.VOID, [call.arguments[row.pointer]])
        else:
            name = COLLECTED if row.collected else ZEROED if row.kind == "zeroed" else ALLOCATE
            made = b.call_named(name, ty.PTR, [_bytes(b, call, row), const_int(ty.I64, 0)], name=call.name)
            call.replace_all_uses_with(made)
        made.metadata = {key: call.metadata[key] for key in ("dbg",) if key in call.metadata}
        call.erase()


def _bytes(b: Builder, call: ins.CallBase, row: Allocator) -> Value:
    total: Value | None = None
    for index in row.size:
        factor = b.cast("zext", call.arguments[index], ty.I64)
        total = factor if total is None else b.mul(total, factor)
    assert total is not None
    return total
