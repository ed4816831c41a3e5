"""Loops over the blocks of a grid and the threads of a block, and values in memory."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Block, Function, Value

from .registers import AXES

Nest = tuple[Block, list[Value], Callable[[Block, Block], None]]


def nest(function: Function, before: Block, name: str, sizes: list[Value]) -> Nest:
    """Loops with at least one round each, the innermost over the first size: the block inside, the counters, and what closes them."""
    loops: list[tuple[ins.Phi, Block, Value]] = []
    counters: dict[int, Value] = {}
    for at in range(len(sizes) - 1, -1, -1):
        head = function.add_block(f"{name}.{AXES[at]}")
        Builder(before).br(head)
        counter = Builder(head).phi(ty.I32, [(const_int(ty.I32, 0), before)], f"{name}.{AXES[at]}")
        loops.append((counter, head, sizes[at]))
        counters[at] = counter
        before = head

    def close(last: Block, after: Block) -> None:
        for counter, head, size in reversed(loops):
            b = Builder(last)
            following = b.insert(ins.BinaryOp("add", counter, const_int(ty.I32, 1), flags=("nuw", "nsw")))
            counter.add_incoming(following, last)
            out = after if counter is loops[0][0] else function.add_block(f"{head.name}.done")
            b.cond_br(b.icmp("slt", following, size), head, out)
            last = out

    return before, [counters[at] for at in range(len(sizes))], close


def load_as(b: Builder, type: Type, place: Value) -> Value:
    """A value from its place: truth values stand there as bytes."""
    if type is ty.I1:
        return b.cast("trunc", b.load(ty.I8, place), ty.I1)
    return b.load(type, place)


def store_as(b: Builder, value: Value, place: Value) -> None:
    b.store(b.cast("zext", value, ty.I8) if value.type is ty.I1 else value, place)
