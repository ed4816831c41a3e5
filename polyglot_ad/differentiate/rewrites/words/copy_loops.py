"""Loops that copy or exchange memory byte by byte, or word by word, as copies.

A sort that knows only how large its elements are exchanges them in a loop over their bytes, and so do containers of `void *`:

    while (n--) { char t = *p; *p++ = *q; *q++ = t; }

What lies there, the loop does not say, and each byte of a number would be an integer to the check of kinds (analysis/memory/kinds.py).
Where numbers may lie, such a loop becomes what it does: one copy, or three through a block of their own. That is so as long as the two
places do not overlap, or only so that nothing is read that the loop has written, and as long as no number is cut in two, since half of one
has no derivative; where that is otherwise when the program runs, it raises an error.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.memory import FLOAT_KINDS, MemoryFacts
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Block, ConstantInt, Module, Value

from ..control.blocks import remove_unreachable, split_block
from .byte_walks import Walk, Walks

_WHAT = "memory that holds integers and numbers"
_WHY = "a loop over the bytes of two places that overlap, or over a part of a number, copies or exchanges what may be numbers"
_HELP = "copy numbers as numbers and as a whole, or keep the two places apart"
_WORDS = (ty.I8, ty.I16, ty.I32, ty.I64)
_ON_STACK = 4096
"""Bytes of a block between that are taken from the stack."""


@dataclass(frozen=True)
class CopyLoop:
    """`target` is written with what `source` holds; if `exchanged`, the other way, too (after it)."""

    loop: Loop
    walks: Walks
    target: Walk
    source: Walk
    exchanged: bool
    access: ins.Load

    @property
    def unit(self) -> int:
        assert isinstance(self.access.type, ty.IntType)
        return self.access.type.bits // 8


def copy_loops(loops: list[Loop], layout: DataLayout, words: tuple[ty.Type, ...] = _WORDS) -> list[CopyLoop]:
    """Those among some loops that do nothing else."""
    return [found for loop in loops if (found := _matched(loop, layout, words)) is not None]


def _matched(loop: Loop, layout: DataLayout, words: tuple[ty.Type, ...]) -> CopyLoop | None:
    if len(loop.blocks) != 1 or not loop.simplified or [b for b, _ in loop.exit_edges] != [loop.header]:
        return None
    block = loop.header
    loads = [i for i in block.instructions if isinstance(i, ins.Load)]
    stores = [i for i in block.instructions if isinstance(i, ins.Store)]
    if len(loads) not in (1, 2) or len(stores) != len(loads) or any(_does_more(i) for i in block.instructions) or _is_used_outside(block):
        return None
    type = loads[0].type
    if type not in words or any(i.type is not type for i in loads) or any(i.value.type is not type for i in stores):
        return None
    if any(len(load.users) != 1 or load.users[0] not in stores or load.users[0].operands[0] is not load for load in loads):
        return None
    walks = Walks(loop, layout)
    read, written = [walks.of(i.pointer) for i in loads], [walks.of(i.pointer) for i in stores]
    assert isinstance(type, ty.IntType)
    steps = {walk.step if walk is not None else 0 for walk in (*read, *written)}
    if walks.count is None or steps not in ({type.bits // 8}, {-(type.bits // 8)}):
        return None
    if len(loads) == 1:
        target, source = written[0], read[0]
    else:
        # (Both are read before one is written: `a = *p, b = *q; *p = b, *q = a`.)
        if block.position(loads[-1]) > block.position(stores[0]) or stores[0].value is stores[1].value:
            return None
        by_load: dict[Value, Walk | None] = dict(zip(loads, read, strict=True))
        source, target = by_load[stores[0].value], by_load[stores[1].value]
        if written != [target, source]:
            return None
    assert target is not None and source is not None
    return CopyLoop(loop, walks, target, source, len(loads) == 2, loads[0])


def _does_more(i: ins.Instruction) -> bool:
    if isinstance(i, ins.Load | ins.Store):
        return bool(i.ordering) or i.volatile
    return not isinstance(i, ins.Phi | ins.GetElementPtr | ins.BinaryOp | ins.Compare | ins.Cast | ins.Br)


def _is_used_outside(block: Block) -> bool:
    return any(user.block is not block for i in block.instructions for user in i.users)


# as copies ------------------------------------------------------------------------------------------------------------------------


def lower_copy_loops(module: Module, facts: MemoryFacts) -> bool:
    """In place: those that may move numbers, and do not say by their types that they do not; whether there are any."""
    changed = False
    if any(_is_packed(i) for f in module.functions.values() for i in f.instructions()):
        return False
    for function in [f for f in module.functions.values() if f.blocks]:
        if not any(isinstance(i, ins.Load) and i.type in _WORDS for i in function.instructions()):
            continue
        found = copy_loops(find_loops(ControlFlow(function)).loops, facts.layout)
        for one, whole in [(one, whole) for one in found if (whole := _numbers_in(one, facts))]:
            _lower(one, whole)
            changed = True
        if found:
            remove_unreachable(function)
    return changed


def _is_packed(i: ins.Instruction) -> bool:
    """Whether a word that may be a number is accessed where such a word need not begin."""
    type = i.type if isinstance(i, ins.Load) else i.value.type if isinstance(i, ins.Store) else None
    size = {ty.FLOAT: 4, ty.DOUBLE: 8, ty.I64: 8}.get(type) if type is not None else None
    return size is not None and isinstance(i, ins.Load | ins.Store) and i.align < size


def _numbers_in(one: CopyLoop, facts: MemoryFacts) -> int:
    """How large the largest numbers are of which a unit is a part, or beside which other things lie; 0 where there are none: those that are
    moved whole are known (moved_words.py)."""
    accesses = [i for i in one.loop.header.instructions if isinstance(i, ins.Load | ins.Store)]
    touched = [x.find().content.find() for i in accesses for x in facts.locations(i.pointer, one.access.type)]
    if not any(content.floats for content in touched):
        return 0
    found = [*touched, *(x.find().content.find() for i in accesses for x in facts.all_locations(i.pointer))]
    if all(FLOAT_KINDS.get(content.kind or "") == one.unit for content in found):
        return 0
    return max(FLOAT_KINDS[kind] for content in found for kind in content.floats)


def _lower(one: CopyLoop, whole: int) -> None:
    loop = one.loop
    before, after = loop.preheader, loop.exit_edges[0][1]
    assert before is not None and before.terminator is not None and before.function is not None
    jump = before.terminator
    b = Builder(before=jump)
    size = one.walks.emit_size(b, one.unit)
    back = b.sub(const_int(ty.I64, one.unit), size) if one.target.step < 0 else None
    target, source = (_lowest(b, walk.emit(b), back) for walk in (one.target, one.source))
    moves = split_block(before, jump)
    wrong = before.function.add_block("overlap", before=moves)
    Builder(before).cond_br(_apart(Builder(before), one, whole, target, source, size), moves, wrong)
    refuse(Builder(wrong), "PAD-E101", _WHAT, _WHY, _HELP, source_place(one.access))
    Builder(wrong).unreachable()
    b = Builder(before=jump)
    if one.exchanged:
        _exchange(b, one, target, source, size)
    else:
        _move(b, one, target, source, size)
    for phi in after.phis():
        assert isinstance(phi, ins.Phi)
        phi.blocks = [moves if x is loop.header else x for x in phi.blocks]
    jump.erase()
    Builder(moves).br(after)
    # The loop itself is reached no more.


def _lowest(b: Builder, start: Value, back: Value | None) -> Value:
    return start if back is None else b.gep(ty.I8, start, [back])


def _apart(b: Builder, one: CopyLoop, whole: int, target: Value, source: Value, size: Value) -> Value:
    """Whether nothing is read that the loop has written in another iteration, and all numbers are moved as a whole."""
    to, at = (b.cast("ptrtoint", pointer, ty.I64) for pointer in (target, source))
    # (Differences of addresses as they wrap round: a place that lies before the other one is very far behind it.)
    ahead, behind = b.sub(to, at), b.sub(at, to)
    far_ahead, far_behind = (b.icmp("uge", distance, size) for distance in (ahead, behind))
    if one.exchanged:
        fine = b.binary("and", far_ahead, far_behind)
    else:
        fine = far_ahead if one.target.step > 0 else far_behind
    fine = b.binary("or", fine, b.icmp("eq", to, at))
    # (Numbers begin at multiples of their size.)
    ends = b.binary("and", b.binary("or", b.binary("or", to, at), size), const_int(ty.I64, whole - 1))
    return b.binary("and", fine, b.icmp("eq", ends, const_int(ty.I64, 0)))


def _move(b: Builder, one: CopyLoop, target: Value, source: Value, size: Value, name: str = "memmove") -> None:
    call = b.call_named(f"llvm.{name}.p0.p0.i64", ty.VOID, [target, source, size, const_int(ty.I1, 0)])
    if "dbg" in one.access.metadata:
        call.metadata["dbg"] = one.access.metadata["dbg"]


def _exchange(b: Builder, one: CopyLoop, target: Value, source: Value, size: Value) -> None:
    function = one.loop.header.function
    assert function is not None
    if isinstance(size, ConstantInt) and size.value <= _ON_STACK:
        first = Builder(before=function.entry.instructions[0])
        between: Value = first.alloca(ty.array(ty.I8, size.value), name="between", align=16)
        freed = False
    else:
        between, freed = b.call_named("malloc", ty.PTR, [size], name="between"), True
    _move(b, one, between, target, size, "memcpy")
    _move(b, one, target, source, size)
    _move(b, one, source, between, size, "memcpy")
    if freed:
        b.call_named("free", ty.VOID, [between])


__all__ = ["CopyLoop", "copy_loops", "lower_copy_loops"]
