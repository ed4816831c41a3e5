"""Reversed chunks in two versions: near their ends, and between.

Where only the first and the last iterations of a chunk may meet those of other threads (`conflicts.py`), each addition asks whether the
iteration is one of them. Here the loop is doubled: its copy, entered when the ends are far, asks no more and can be vectorised; it is left
for the original loop before the border on the other side.

    choose:  inside?  ->  copy of the loop, until the border  ->  choose
             else     ->  one iteration                        ->  choose
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Value

from ..clone import copy_blocks
from .ways import Way

if TYPE_CHECKING:
    from ..reverse.control import CountedLoop
    from ..reverse.generator import ReverseGenerator

_SLACK = 4
"""By how much the copy keeps further away than necessary: where the bound is compared differs by one or two."""
_LARGEST = 2000
"""Instructions of a loop that is doubled."""


@dataclass(frozen=True)
class BorderAddition:
    """A call of `add(alone, place, amount)`; `tests`: what `alone` is where the ends of the chunk are far."""

    call: ins.Call
    tests: Value
    way: Way


def double_loops(g: ReverseGenerator) -> None:
    """In a reverse pass that is complete."""
    chunks = dict.fromkeys(a.way.chunk for a in g.borders if a.way.chunk is not None)
    for chunk in chunks:
        header = g.clone.blocks[chunk.loop.header]
        record = next((r for r in g.control.loops.values() if r.loop.header is header), None)
        if record is not None:
            additions = [a for a in g.borders if a.way.chunk is chunk]
            _Doubled(g, record, additions).make()


class _Doubled:
    def __init__(self, g: ReverseGenerator, record: CountedLoop, additions: list[BorderAddition]) -> None:
        self.g = g
        self.record = record
        self.additions = additions
        self.border = max(a.way.border for a in additions)
        self.header = g.control.reverse.get(record.loop.latch)
        self.entries = [block for block, _ in record.entered]

    def make(self) -> None:
        body = self._body()
        if body is None or self.header is None:
            return
        found = self._only_exit(body)
        if found is None or sum(len(b.instructions) for b in body) > _LARGEST:
            return
        if any(user.block not in body for b in body for i in b.instructions for user in i.users):
            return
        exit, within = found
        copies = self._copy(body)
        # The reversed loop is left when its counter is zero, which it is not in the copy.
        last = copies[exit].terminator
        last.erase()
        Builder(copies[exit]).br(copies[within])
        self._connect(body, copies)

    def _body(self) -> list[Block] | None:
        """The blocks of the reversed loop; None if it is not entered and repeated at one block."""
        if self.header is None:
            return None
        predecessors: dict[Block, list[Block]] = {}
        for block in self.g.control.context:
            # The last block has no end yet.
            for successor in block.successors if block.instructions and block.instructions[-1].is_terminator else []:
                predecessors.setdefault(successor, []).append(block)
        if any(entry.successors != [self.header] for entry in self.entries) or not self.entries:
            return None
        body = [self.header]
        work = [b for b in predecessors.get(self.header, []) if b not in self.entries]
        while work:
            block = work.pop()
            if block not in body:
                if block in self.entries:
                    return None
                body.append(block)
                work += predecessors.get(block, [])
        return body

    @staticmethod
    def _only_exit(body: list[Block]) -> tuple[Block, Block] | None:
        """(the block that leaves the loop, where it goes on within)."""
        leaving = [b for b in body if any(s not in body for s in b.successors)]
        if len(leaving) != 1 or any(not b.successors for b in body):
            return None
        inside = [s for s in leaving[0].successors if s in body]
        return (leaving[0], inside[0]) if len(inside) == 1 and len(leaving[0].successors) == 2 else None

    def _copy(self, body: list[Block]) -> dict[Block, Block]:
        copies = {block: self.g.target.add_block(f"{block.name}.inside") for block in body}
        for block in body:
            self.g.control.context[copies[block]] = self.g.control.context[block]
        values = copy_blocks(copies)
        for addition in self.additions:
            copied = values.get(addition.call)
            if isinstance(copied, ins.Call):
                copied.set_operand(0, values.get(addition.tests, addition.tests))
        return copies

    def _connect(self, body: list[Block], copies: dict[Block, Block]) -> None:
        g, header = self.g, self.header
        assert header is not None
        counter = self.record.reverse_counter
        first = g.entry.alloca(ty.I64, name="n.first")
        for entry in self.entries:
            b = Builder(before=entry.terminator)
            b.store(b.load(ty.I64, counter), first)
        choose, onward = g.target.add_block("choose"), g.target.add_block("onward")
        for block in (choose, onward):
            g.control.context[block] = g.control.context[header]
        _redirect([*self.entries, *body], header, choose)
        _redirect(list(copies.values()), copies[header], onward)
        low, far = const_int(ty.I64, self.border), const_int(ty.I64, self.border + _SLACK)
        b = Builder(choose)
        n = b.load(ty.I64, counter)
        from_end = b.icmp("ule", b.add(n, far), b.load(ty.I64, first))
        b.cond_br(b.binary("and", b.icmp("uge", n, low), from_end), copies[header], header)
        b = Builder(onward)
        b.cond_br(b.icmp("uge", b.load(ty.I64, counter), low), copies[header], choose)


def _redirect(blocks: list[Block], old: Block, new: Block) -> None:
    for block in blocks:
        for index, target in enumerate(block.terminator.targets):
            if target is old:
                block.terminator.set_target(index, new)
