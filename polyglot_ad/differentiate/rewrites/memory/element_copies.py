"""Copies of an unknown number of bytes as loops over elements, whose places are tested one by one.

What is known of an index says where a copy begins, and nothing where it ends: of objects in which arrays lie beside other members, a
copy of unknown length might reach those. As a loop it has an index for each element.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

from ..control.blocks import split_block

Guard = Callable[[ins.Instruction, Value, tuple[int, int]], None]
"""Makes a program go on behind an instruction only where an index is within bounds."""


@dataclass(frozen=True)
class End:
    """Where a copy reads or writes: at `base`, and by `index` elements (None: none) and `distance` more behind it. `bounds`: of all that is
    counted from the base; None where it may be anything."""

    base: Value
    index: Value | None = None
    bounds: tuple[int, int] | None = None
    distance: int = 0


@dataclass(frozen=True)
class Copy:
    """A call that copies elements of `unit` bytes."""

    call: ins.CallBase
    target: End
    source: End
    unit: int


def copy_elements(copy: Copy, guard: Guard) -> None:
    """Replace a call by a loop."""
    call, unit = copy.call, copy.unit
    block = call.block
    assert block is not None and block.function is not None
    target, source, length = call.arguments[:3]
    b = Builder(before=call)
    if unit > 1:
        guard(call, b.binary("urem", length, const_int(ty.I64, unit)), (0, 0))
    b = Builder(before=call)
    count = b.binary("udiv", length, const_int(ty.I64, unit))
    # Where the target lies behind the source they may overlap: the last element is then the first one.
    backwards = b.icmp("ult", source, target)
    before = call.block
    assert before is not None
    rest = split_block(before, call)
    loop = block.function.add_block("elements", before=rest)
    body = block.function.add_block("element", before=rest)
    Builder(before).br(loop)
    b = Builder(loop)
    counter = b.phi(ty.I64, [(const_int(ty.I64, 0), before)])
    b.cond_br(b.icmp("ult", counter, count), body, rest)
    b = Builder(body)
    last = b.sub(b.sub(count, const_int(ty.I64, 1)), counter)
    k = b.select(backwards, last, counter)
    places = [_place(b, end, pointer, k, unit) for end, pointer in ((copy.target, target), (copy.source, source))]
    moved = b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [*(place for _, place in places), const_int(ty.I64, unit), const_int(ty.I1, 0)])
    if "dbg" in call.metadata:
        moved.metadata["dbg"] = call.metadata["dbg"]
    counter.add_incoming(b.add(counter, const_int(ty.I64, 1)), body)
    jump = b.br(loop)
    call.erase()
    for (index, place), end in zip(places, (copy.target, copy.source), strict=True):
        if end.bounds is not None:
            assert isinstance(place, ins.Instruction)
            guard(place, index, end.bounds)
    counter.blocks = [jump.block if b is body else b for b in counter.blocks]  # type: ignore[misc]


def _place(b: Builder, end: End, pointer: Value, k: Value, unit: int) -> tuple[Value, Value]:
    """(index, address) of an element."""
    element = ty.array(ty.I8, unit)
    if end.bounds is None:
        return k, b.gep(element, pointer, [k])
    index = k if end.index is None else b.add(end.index, k)
    index = b.add(index, const_int(ty.I64, end.distance)) if end.distance else index
    return index, b.gep(element, end.base, [index])


__all__ = ["Copy", "End", "copy_elements"]
