"""What a loop reads again as it goes along an array is carried from iteration to iteration.

`v[i] = f(u[i - 1], u[i], u[i + 1])` reads every element three times. Its reverse would add to three neighbouring adjoints in every
iteration, through memory, and no loop that does so can be vectorised. Where `u[i]` and `u[i - 1]` are phis of what was read one and
two iterations before, their adjoints are carried as well, and only that of `u[i + 1]` is added to memory, once.

To the reverse pass such a phi is the load that it stands for, which stays in the loop without a use but for that (`SAME`): it is read again
where a load could be. LLVM makes phis of this kind, too; they are found, and get a load.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.objects import apart
from polyglot_ad.analysis.polynomials import Polynomial
from polyglot_ad.analysis.symbolic import Symbolic
from polyglot_ad.callees import describe, is_memory_copy, is_memory_set, touches_memory
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Block, Function, Module, Value

from ...clone import copy_instruction

SAME = "pad.same"
"""The kind of metadata that a phi and the load that it stands for have in common."""
_FARTHEST = 4
"""Iterations over which a number is carried."""
_PURE = frozenset(("getelementptr", "add", "sub", "mul", "shl", "or", "sext", "zext", "trunc"))


def carry_loads(function: Function, layout: DataLayout) -> None:
    """In place; loops are in simplified form."""
    flow = ControlFlow(function)
    forest = find_loops(flow)
    inner = [loop for loop in forest.loops if not loop.children and loop.simplified]
    if not inner:
        return
    returning = {b for b in flow.order if any(flow.reachable[b] >> flow.index[e] & 1 or b is e for e in _ends(flow))}
    symbolic = Symbolic(layout, forest, returning)
    for loop in inner:
        written = _written(i for block in loop.blocks for i in block.instructions)
        if written is not None:
            _Carrier(flow, loop, symbolic, written).run()


def same_loads(function: Function) -> dict[Value, ins.Load]:
    """Phi to the load that it stands for."""
    loads = {i.metadata[SAME]: i for i in function.instructions() if isinstance(i, ins.Load) and SAME in i.metadata}
    phis = (i for i in function.instructions() if isinstance(i, ins.Phi) and SAME in i.metadata)
    return {phi: loads[phi.metadata[SAME]] for phi in phis if phi.metadata[SAME] in loads}


def forget_carried(module: Module) -> None:
    """Once a derivative is made: what optimisers do with the phis from here on nobody looks after."""
    for function in module.functions.values():
        for i in function.instructions():
            i.metadata.pop(SAME, None)


@dataclass(frozen=True)
class _Read:
    """A load at `rest` + `step` times the number of the iteration, from `base`."""

    load: ins.Load
    base: Value
    rest: Polynomial
    step: int


class _Carrier:
    def __init__(self, flow: ControlFlow, loop: Loop, symbolic: Symbolic, written: list[Value]) -> None:
        self.flow = flow
        self.loop = loop
        self.symbolic = symbolic
        self.written = written

    def run(self) -> None:
        reads = [read for block in self.loop.blocks for i in block.instructions if (read := self._read(i)) is not None]
        reads.sort(key=lambda read: (self.flow.index[read.load.block], read.load.block.position(read.load)))  # type: ignore[index, union-attr]
        while reads:
            lags = {read.load: lag for read in reads if (lag := _lag(reads[0], read)) is not None}
            group = [read for read in reads if read.load in lags]
            leader = min(group, key=lambda read: lags[read.load])
            self._carry(leader, [read for read in group if read is not leader])
            reads = [read for read in reads if read.load not in lags]

    def _read(self, i: ins.Instruction) -> _Read | None:
        """An instruction of the loop that every iteration comes to, as a read of a number along an array that the loop does not write."""
        if not isinstance(i, ins.Load) or i.volatile or i.ordering or not isinstance(i.type, ty.FloatType) or not self._always(i.block):
            return None
        found = self._place(i.pointer)
        if found is None or not all(apart(found[0], other) for other in self.written):
            return None
        return _Read(i, *found)

    def _place(self, pointer: Value) -> tuple[Value, Polynomial, int] | None:
        address = self.symbolic.address(pointer)
        parts = address.offset.linear(self.symbolic.counter(self.loop))
        if address.obligations or not self.loop.is_invariant(address.base) or parts is None or not parts[0].constant:
            return None
        for symbol in parts[1].symbols:
            known = symbol.kind == "counter" and symbol.what is not self.loop
            if not known and not (symbol.kind == "value" and isinstance(symbol.what, Value) and self.loop.is_invariant(symbol.what)):
                return None
        return address.base, parts[1], parts[0].constant

    def _always(self, block: Block | None) -> bool:
        ends = [self.loop.latch, *(inside for inside, _ in self.loop.exit_edges)]
        return block is not None and all(self.flow.dominates(block, end) for end in ends)

    def _carry(self, leader: _Read, others: list[_Read]) -> None:
        """`others` read what the leader has read in earlier iterations."""
        lags = {lag: other for other in others if 0 < (lag := _lag(leader, other) or 0) <= _FARTHEST}
        carried: Value = leader.load
        if lags or any(phi.incoming_for(self.loop.latch) is carried for phi in self.loop.header.phis() if isinstance(phi, ins.Phi)):
            _put_first(leader.load)
        for lag in range(1, _FARTHEST + 1):
            phi = self._found(carried, leader, lag)
            wanted = lag <= max(lags, default=0)
            if phi is None and not wanted:
                return
            if phi is None:
                phi = self._made(carried, leader, lag)
                if phi is None:
                    return
            if lag in lags:
                load = lags[lag].load
                load.replace_all_uses_with(phi)
            else:
                load = _earlier(Builder(before=leader.load), leader, lag, leader.load.pointer)
            if SAME not in phi.metadata:
                _join(phi, load)
            carried = phi

    def _found(self, carried: Value, leader: _Read, lag: int) -> ins.Phi | None:
        """A phi that is there and carries on a value that is carried."""
        assert self.loop.preheader is not None
        for phi in self.loop.header.phis():
            if not isinstance(phi, ins.Phi) or phi.type is not leader.load.type or phi.incoming_for(self.loop.latch) is not carried:
                continue
            first = phi.incoming_for(self.loop.preheader)
            if not isinstance(first, ins.Load) or first.volatile or first.ordering or not self._is_untouched_since(first):
                continue
            address = self.symbolic.address(first.pointer)
            if not address.obligations and address.base is leader.base and address.offset == leader.rest - leader.step * lag:
                return phi
        return None

    def _is_untouched_since(self, load: ins.Load) -> bool:
        """Whether what a load has read is there when the loop begins, on the one way from it to there."""
        block = self.loop.preheader
        for _ in range(8):
            if block is None:
                return False
            for i in reversed(block.instructions):
                if i is load:
                    return True
                written = _written((i,))
                if written is None or not all(apart(load.pointer, other) for other in written):
                    return False
            before = self.flow.predecessors[block]
            block = before[0] if len(before) == 1 else None
        return False

    def _made(self, carried: Value, leader: _Read, lag: int) -> ins.Phi | None:
        preheader, header = self.loop.preheader, self.loop.header
        assert preheader is not None
        b = Builder(before=preheader.terminator)
        if not self._is_copied(leader.load.pointer, 0):
            return None
        first = _earlier(b, leader, lag, self._before(b, leader.load.pointer, {}))
        phi = ins.Phi(leader.load.type, [(first, preheader), (carried, self.loop.latch)])
        header.insert(0, phi)
        return phi

    def _is_copied(self, value: Value, depth: int) -> bool:
        """Whether a value of the loop can be computed for the first iteration, before it."""
        if self.loop.is_invariant(value) or (isinstance(value, ins.Phi) and value.block is self.loop.header):
            return True
        return (
            depth < 16
            and isinstance(value, ins.Instruction)
            and value.opcode in _PURE
            and all(self._is_copied(operand, depth + 1) for operand in value.operands)
        )

    def _before(self, b: Builder, value: Value, made: dict[Value, Value]) -> Value:
        if self.loop.is_invariant(value):
            return value
        if isinstance(value, ins.Phi):
            assert self.loop.preheader is not None
            return value.incoming_for(self.loop.preheader)
        assert isinstance(value, ins.Instruction)
        if value not in made:
            made[value] = b.insert(copy_instruction(value, [self._before(b, operand, made) for operand in value.operands]))
        return made[value]


def _lag(first: _Read, other: _Read) -> int | None:
    """How many iterations later than the first one the other reads the same."""
    if first.base is not other.base or first.step != other.step or first.load.type is not other.load.type:
        return None
    distance = (first.rest - other.rest).constant
    return distance // first.step if distance is not None and distance % first.step == 0 else None


def _earlier(b: Builder, leader: _Read, lag: int, pointer: Value) -> ins.Load:
    """A load of what is so many iterations before an address of the leader."""
    distance, align = lag * leader.step, leader.load.align
    place = b.gep(ty.I8, pointer, [const_int(ty.I64, -distance)])
    made = b.load(leader.load.type, place, align=math.gcd(align, distance) if align else 0)
    made.metadata = {kind: node for kind, node in leader.load.metadata.items() if kind == "dbg"}
    return made


def _put_first(load: ins.Load) -> None:
    """Move a load of what the loop does not write, with its address, to the beginning of its block: its adjoint is then added to memory
    when all else of the iteration is reversed, so that what is carried is known before."""
    block = load.block
    assert block is not None
    moved: list[ins.Instruction] = []

    def enter(i: ins.Instruction) -> bool:
        here = [o for o in i.operands if isinstance(o, ins.Instruction) and o.block is block and o.opcode != "phi"]
        if not all(operand in moved or (operand.opcode in _PURE and enter(operand)) for operand in here):
            return False
        moved.append(i)
        return True

    if not enter(load):
        return
    at = next(k for k, i in enumerate(block.instructions) if i.opcode != "phi")
    for i in moved:
        position = block.position(i)
        records, i.debug_records = i.debug_records, []
        following = block.instructions[position + 1]
        following.debug_records = [*records, *following.debug_records]
        del block.instructions[position]
        block.insert(at, i)
        at += 1


def _join(phi: ins.Phi, load: ins.Load) -> None:
    assert phi.block is not None and phi.block.function is not None and phi.block.function.module is not None
    nodes = phi.block.function.module.metadata
    number = len(nodes)
    while f"!{number}" in nodes:
        number += 1
    nodes[f"!{number}"] = f"distinct !{{!{number}}}"
    phi.metadata[SAME] = load.metadata[SAME] = f"!{number}"


def _written(instructions: Iterable[ins.Instruction]) -> list[Value] | None:
    """The addresses that are written; None if nobody knows them."""
    found: list[Value] = []
    for i in instructions:
        if isinstance(i, ins.Store) and not i.ordering:
            found.append(i.pointer)
        elif isinstance(i, ins.CallBase):
            if is_memory_copy(i) or is_memory_set(i):
                found.append(i.arguments[0])
            elif not is_harmless(i):
                return None
        elif i.opcode in ("store", "atomicrmw", "cmpxchg", "fence", "va_arg"):
            return None
    return found


def is_harmless(call: ins.CallBase) -> bool:
    """Whether a call writes no memory that the program can name."""
    numbers = describe(call).rule is not None and not any(a.type.is_pointer for a in call.arguments)
    callee = call.called_function
    return callee is not None and not callee.blocks and (numbers or not touches_memory(call))


def _ends(flow: ControlFlow) -> list[Block]:
    return [block for block in flow.order if block.terminator.opcode == "ret"]
