"""Inner loops that add to a page after the other.

An addition to a thread's sums looks for its page (`private_accumulators.py`), which is most of the work where a reversed loop adds along an
array, and keeps LLVM from vectorising it. Where the addresses are linear in the loop's counter, the pages are looked for ahead, and hold
for as many iterations as lie on them: those run in a copy of the loop that adds plainly.

    choose:  pages known?  ->  copy of the loop, to the end of the first page that ends  ->  choose
             else          ->  one iteration                                             ->  choose

The counter of a reversed loop counts down to 0. The last iteration, which leaves the loop, is never one of the copy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.memory.addresses import index_effect
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.values import Block, ConstantInt, Function, Value

from ..clone import copy_blocks, copy_instruction
from .privatisation import ADDS

PAGE = 4096
"""Bytes of a page, as in runtime/sums.c."""
_FURTHEST = PAGE // 16
"""Bytes between the additions of two iterations: with more, pages end too soon."""
_LARGEST = 1000
"""Instructions of a loop that is copied."""
_SITES = 12
_FEW = 8
"""Iterations for which nothing is looked for."""
_ARITHMETIC = ("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "icmp", "select", "freeze")
_PURE = frozenset((*_ARITHMETIC, "sext", "zext", "trunc", "getelementptr", "ptrtoint", "inttoptr", "bitcast"))
_KINDS = {name: (type, 8 if type is ty.DOUBLE else 4) for type, name in ADDS.items()}


def add_along_pages(function: Function, sums: Callable[[Function], Value]) -> None:
    """In a function that adds to sums; `sums` gives those of the thread, where the function begins."""
    assert function.module is not None
    layout = data_layout(function.module.data_layout)
    # Nothing but blocks that one loop owns is changed: what is known of the others holds.
    flow = ControlFlow(function)
    forest = find_loops(flow)
    if forest.irreducible:
        return
    for loop in forest.loops:
        if not loop.children:
            found = _Counted.of(flow, loop)
            plan = _plan(flow, layout, found) if found is not None else []
            if found is not None and plan:
                _Segments(function, found, plan, sums(function)).make([b for b in flow.order if b in loop.blocks])


@dataclass
class _Counted:
    """A loop that is left where its counter is 0, and counts down otherwise."""

    loop: Loop
    counter: ins.Alloca
    leaving: Block
    within: Block
    """Where the block that leaves goes on within."""
    late: set[Block]
    """Blocks that run when the counter has changed."""
    change: ins.Instruction
    entries: list[Block]

    @classmethod
    def of(cls, flow: ControlFlow, loop: Loop) -> _Counted | None:
        if len(loop.latches) != 1 or len(loop.exit_edges) != 1 or isinstance(loop.header.instructions[0], ins.Phi):
            return None
        leaving, outside = loop.exit_edges[0]
        end = leaving.terminator
        if not isinstance(end, ins.Br) or not end.conditional or end.targets[0] is end.targets[1]:
            return None
        test = end.operands[0]
        if not isinstance(test, ins.Compare) or test.block not in loop.blocks or test.predicate not in ("eq", "ne"):
            return None
        read, nought = test.operands
        if (end.targets[test.predicate == "ne"] is not outside) or not isinstance(nought, ConstantInt) or nought.value:
            return None
        if not isinstance(read, ins.Load) or not isinstance(read.pointer, ins.Alloca) or read.type is not ty.I64:
            return None
        counter = read.pointer
        stores = _stores(counter, loop)
        if stores is None or len(stores) != 1:
            return None
        change = stores[0]
        assert change.block is not None
        within = next(t for t in end.targets if t is not outside)
        if change.block is not leaving and not flow.dominates(within, change.block):
            return None
        if not flow.dominates(change.block, loop.latch) or within is loop.header:
            return None
        late, work = set[Block](), [s for s in change.block.successors if s is not loop.header]
        while work:
            block = work.pop()
            if block not in late:
                late.add(block)
                work += [s for s in block.successors if s is not loop.header]
        entries = [b for b in flow.predecessors[loop.header] if b not in loop.blocks]
        found = cls(loop, counter, leaving, within, late, change, entries)
        less = change.operands[0]
        if not isinstance(less, ins.BinaryOp) or not isinstance(less.operands[1], ConstantInt):
            return None
        down = less.operands[1].value == {"sub": 1, "add": -1}.get(less.opcode)
        return found if down and found.is_now(less.operands[0]) and found.is_now(read) else None

    def is_now(self, value: Value) -> bool:
        """Whether a value is the counter's in this iteration."""
        if not isinstance(value, ins.Load) or value.pointer is not self.counter or value.block not in self.loop.blocks:
            return False
        if value.type is not ty.I64 or value.volatile or value.ordering or value.block in self.late:
            return False
        within = value.block.instructions
        return value.block is not self.change.block or within.index(value) < within.index(self.change)


@dataclass(frozen=True)
class _Site:
    call: ins.Call
    step: int
    """Bytes from the address in the iteration with the counter n to the one with n + 1."""


def _plan(flow: ControlFlow, layout: DataLayout, counted: _Counted) -> list[_Site]:
    loop = counted.loop
    found: list[_Site] = []
    size = 0
    for block in loop.blocks:
        size += len(block.instructions)
        for i in block.instructions:
            if isinstance(i, ins.CallBase) and not _harmless(i):
                return []
            if any(isinstance(u, ins.Instruction) and u.block not in loop.blocks for u in i.users):
                return []
            if not isinstance(i, ins.Call) or i.called_function is None or i.called_function.name not in _KINDS:
                continue
            # An addition that is not made in all iterations may have no address in some.
            step = _step(counted, layout, i.arguments[0]) if flow.dominates(block, counted.leaving) else None
            if step is not None and abs(step) <= _FURTHEST and step % _KINDS[i.called_function.name][1] == 0:
                found.append(_Site(i, step))
    found.sort(key=lambda site: (flow.index[_block(site.call)], _block(site.call).position(site.call)))
    return found if size <= _LARGEST and len(found) <= _SITES else []


def _harmless(call: ins.CallBase) -> bool:
    """Whether no thread comes to a barrier in a call."""
    called = call.called_function
    if called is None or not isinstance(call, ins.Call):
        return False
    if called.blocks:
        return called.name.startswith(("pad.sum.", "pad.add."))
    return not called.name.startswith(("__kmpc", "omp_", "pad."))


def _step(counted: _Counted, layout: DataLayout, value: Value, depth: int = 40) -> int | None:
    """By how much a value grows with the counter, if that is always the same, modulo 2**64. It can be computed before the loop."""
    if not isinstance(value, ins.Instruction) or value.block not in counted.loop.blocks:
        return 0
    if counted.is_now(value):
        return 1
    if depth == 0:
        return None
    if isinstance(value, ins.Load):
        place = value.pointer
        fixed = isinstance(place, ins.Alloca) and not value.volatile and not value.ordering and _stores(place, counted.loop) == []
        return 0 if fixed else None
    if value.opcode not in _PURE or isinstance(value.type, ty.VectorType):
        return None
    steps = [_step(counted, layout, operand, depth - 1) for operand in value.operands]
    if any(step is None for step in steps):
        return None
    known = [step for step in steps if step is not None]
    if not any(known):
        return 0
    if isinstance(value, ins.GetElementPtr):
        total = known[0]
        for index, unit, _ in index_effect(layout, value.source_type, value.operands[1:])[1]:
            step = known[value.operands.index(index)]
            if step and index.type is not ty.I64:
                return None
            total += step * unit
        return total
    if value.type is not ty.I64:
        return None
    a, b = known[0], known[1] if len(known) > 1 else 0
    if value.opcode in ("add", "sub"):
        return a + b if value.opcode == "add" else a - b
    constant = value.operands[1] if len(value.operands) == 2 else None
    if isinstance(constant, ConstantInt) and value.opcode in ("mul", "shl") and constant.value >= 0:
        return a * constant.value if value.opcode == "mul" else a << constant.value if constant.value < 32 else None
    return None


def _stores(place: ins.Alloca, loop: Loop) -> list[ins.Instruction] | None:
    """The stores to a variable in a loop; None if its address is used otherwise."""
    found: list[ins.Instruction] = []
    for user in place.users:
        if isinstance(user, ins.Store) and user.operands[1] is place and user.operands[0] is not place:
            if user.block in loop.blocks:
                found.append(user)
        elif not isinstance(user, ins.Load):
            return None
    return found


def _block(i: ins.Instruction) -> Block:
    assert i.block is not None
    return i.block


class _Segments:
    def __init__(self, function: Function, counted: _Counted, sites: list[_Site], sums: Value) -> None:
        self.function = function
        self.counted = counted
        self.sites = sites
        self.sums = sums
        entry = Builder(before=function.entry.instructions[0])
        self.low = entry.alloca(ty.I64, name="low")
        """The copy runs to this counter."""
        self.until = entry.alloca(ty.I64, name="until")
        """Down to this one nothing is looked for."""
        self.aways = [entry.alloca(ty.I64, name="away") for _ in sites]

    def make(self, body: list[Block]) -> None:
        counted, header = self.counted, self.counted.loop.header
        copies = self._copy(body)
        function = self.function
        choose, look, onward = (function.add_block(name) for name in ("choose", "look", "onward"))
        for entry in counted.entries:
            Builder(before=entry.terminator).store(const_int(ty.I64, -1), self.until)
        _redirect([*counted.entries, counted.loop.latch], header, choose)
        _redirect([copies[counted.loop.latch]], copies[header], onward)
        copies[counted.leaving].terminator.erase()
        Builder(copies[counted.leaving]).br(copies[counted.within])
        b = Builder(choose)
        n = b.load(ty.I64, counted.counter)
        late = b.icmp("uge", n, b.load(ty.I64, self.until))
        b.cond_br(b.binary("or", b.icmp("ult", n, const_int(ty.I64, _FEW)), late), header, look)
        self._look(Builder(look), copies[header])
        b = Builder(onward)
        b.cond_br(b.icmp("uge", b.load(ty.I64, counted.counter), b.load(ty.I64, self.low)), copies[header], choose)

    def _look(self, b: Builder, copied: Block) -> None:
        n = b.load(ty.I64, self.counted.counter)
        known: Value = const_int(ty.I1, 1)
        low: Value = const_int(ty.I64, 1)
        again: dict[Value, Value] = {}
        for site, away in zip(self.sites, self.aways, strict=True):
            place = self._again(b, site.call.arguments[0], again)
            assert site.call.called_function is not None
            kind = site.call.called_function.name.rpartition(".")[2]
            page = b.call(_module(self.function).functions[f"pad.sums.page_{kind}"], [self.sums, place])
            known = b.binary("and", known, b.icmp("ne", b.extract_value(page, 0), const_int(ty.I64, 0)))
            b.store(b.extract_value(page, 1), away)
            if site.step:
                at = b.binary("and", b.cast("ptrtoint", place, ty.I64), const_int(ty.I64, PAGE - 1))
                room = at if site.step > 0 else b.sub(const_int(ty.I64, PAGE - 1), at)
                more = b.binary("udiv", room, const_int(ty.I64, abs(site.step)))
                last = b.select(b.icmp("ugt", n, more), b.sub(n, more), const_int(ty.I64, 0))
                low = b.select(b.icmp("ugt", last, low), last, low)
        b.store(low, self.low)
        b.store(b.select(known, const_int(ty.I64, -1), low), self.until)
        b.cond_br(known, copied, self.counted.loop.header)

    def _again(self, b: Builder, value: Value, made: dict[Value, Value]) -> Value:
        """What a value of the loop will be in the next iteration, before that."""
        if not isinstance(value, ins.Instruction) or value.block not in self.counted.loop.blocks:
            return value
        if value not in made:
            made[value] = b.insert(copy_instruction(value, [self._again(b, o, made) for o in value.operands]))
            made[value].name = ""
        return made[value]

    def _copy(self, body: list[Block]) -> dict[Block, Block]:
        copies = {block: self.function.add_block(f"{block.name}.along") for block in body}
        values = copy_blocks(copies)
        for site, away in zip(self.sites, self.aways, strict=True):
            call = values[site.call]
            assert isinstance(call, ins.Call)
            b = Builder(before=call)
            place, amount = call.arguments
            at = b.gep(ty.I8, place, [b.load(ty.I64, away)])
            before = b.load(amount.type, at, align=1)
            b.store(b.insert(ins.BinaryOp("fadd", before, amount, flags=("reassoc",))), at, align=1)
            call.erase()
        return copies


def _module(function: Function) -> val.Module:
    assert function.module is not None
    return function.module


def _redirect(blocks: list[Block], old: Block, new: Block) -> None:
    for block in blocks:
        for index, target in enumerate(block.terminator.targets):
            if target is old:
                block.terminator.set_target(index, new)
