"""Loops that poll: that only end by what they read, which another thread must change.

A loop that a thread can leave by its own means (a counter, an atomic update that succeeds unless another thread was faster) is none, nor
is one that does something else than to look, to lock and to let others go first. Those that are found say in each round for how many
rounds they have read the same (`SPUN`): where threads run one after the other (`alone.py`), they would go on forever.
"""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Value
from polyglot_ad.langs.threads import THREADS

SPUN = "pad.thread.spun"
_SUMS = ("add", "sub", "fadd", "fsub")


def mark_polling(function: Function) -> None:
    """In place: loops that poll count their rounds."""
    flow = ControlFlow(function)
    for loop in find_loops(flow).loops:
        read = _polled(loop)
        if read:
            _count(flow, loop, read)


def _polled(loop: Loop) -> list[ins.Instruction]:
    """What a loop reads that decides when it ends, if only that does, and the loop does nothing else."""
    found: dict[ins.Instruction, None] = {}
    exits = [block.terminator for block in dict.fromkeys(block for block, _ in loop.exit_edges)]
    decided = [i for i in exits if not isinstance(i, ins.Invoke)]
    if not decided or any(_works(i) for block in loop.blocks for i in block.instructions):
        return []
    for terminator in decided:
        read = _decides(loop, terminator.operands[0])
        if not read:
            return []
        found.update(dict.fromkeys(read))
    return list(found)


def _decides(loop: Loop, condition: Value) -> list[ins.Instruction]:
    """What is read in a loop on which a condition depends; nothing, if it depends on an update that others would have to prevent."""
    found: dict[ins.Instruction, None] = {}
    seen: set[Value] = set()
    work = [condition]
    while work:
        i = work.pop()
        if i in seen or not isinstance(i, ins.Instruction) or i.block not in loop.blocks:
            continue
        seen.add(i)
        if isinstance(i, ins.CmpXchg) and not isinstance(i.operands[1], val.Constant):
            return []
        if isinstance(i, ins.AtomicRMW) and i.operation in _SUMS:
            return []
        if isinstance(i, ins.CallBase):
            return []
        if isinstance(i, ins.Load | ins.CmpXchg | ins.AtomicRMW):
            found[i] = None
        else:
            work.extend(i.operands)
    return list(found)


def _works(i: ins.Instruction) -> bool:
    """Whether an instruction may change what a thread finds in the next round."""
    if isinstance(i, ins.CallBase):
        if i.called_function is None:
            return not isinstance(i.callee, val.InlineAsm)
        row = describe(i).external
        name = i.called_function.name
        if name.startswith("llvm.") or any(name in library.rests or library.rests_at(name) for library in THREADS):
            return name.startswith("llvm.mem")
        return row is None or row.kind not in ("lock", "clock")
    if isinstance(i, ins.AtomicRMW):
        return i.operation in _SUMS
    return isinstance(i, ins.Store) and not isinstance(i.pointer, ins.Alloca)


def _count(flow: ControlFlow, loop: Loop, read: list[ins.Instruction]) -> None:
    function = loop.header.function
    assert function is not None and function.module is not None
    values = [(i, _compared(i)) for i in read]
    if any(value is None for _, value in values):
        return
    top = Builder(before=function.entry.instructions[0])
    rounds = top.alloca(ty.I64, name="rounds")
    lasts = [top.alloca(value.type, name="last") for _, value in values if value is not None]
    for block in [p for p in flow.predecessors[loop.header] if p not in loop.blocks]:
        Builder(before=block.terminator).store(const_int(ty.I64, 0), rounds)
    for (i, value), last in zip(values, lasts, strict=True):
        assert value is not None
        b = Builder(before=_next(i if value is i else value))
        same = b.icmp("eq", value, b.load(value.type, last))
        b.store(b.select(same, b.load(ty.I64, rounds), const_int(ty.I64, 0)), rounds)
        b.store(value, last)
    b = Builder(before=_first(loop.header))
    count = b.add(b.load(ty.I64, rounds), const_int(ty.I64, 1))
    b.store(count, rounds)
    made = b.call_named(SPUN, ty.VOID, [count])
    for i in read:
        if "dbg" in i.metadata:
            made.metadata["dbg"] = i.metadata["dbg"]


def _compared(i: ins.Instruction) -> Value | None:
    """The integer or address that is read, or None."""
    if isinstance(i, ins.CmpXchg):
        assert isinstance(i.type, ty.StructType)
        return Builder(before=_next(i)).extract_value(i, 0)
    if isinstance(i, ins.Invoke) or not (i.type.is_integer or i.type.is_pointer):
        return None
    return i


def _next(value: Value) -> ins.Instruction:
    assert isinstance(value, ins.Instruction) and value.block is not None
    return value.block.after(value)


def _first(block: Block) -> ins.Instruction:
    return next(i for i in block.instructions if not isinstance(i, ins.Phi))
