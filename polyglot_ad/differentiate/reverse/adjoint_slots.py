"""Where the slots of adjoints are zeroed, and which adjoints share one.

A function of thousands of statements has thousands of adjoints, of which few are collected at a time. LLVM makes values of all slots at
once, and hands a list of them from each block to the next: its time grows with the product of slots and blocks. So adjoints that are
collected one after the other lie in one slot, as values do in one register (linear scan).
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from itertools import count

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Block, Value

Interval = tuple[int, int]
"""First and last block in reverse postorder."""


def zero_late(zeroed: list[ins.Store], flow: ControlFlow, once: Callable[[Block], bool]) -> None:
    """When all uses are known: move each store of zero from the start of the reverse pass to the block that dominates the other uses of its
    slot, or one before it that runs once, and let slots that are in use one after the other be one. `flow`: of the reverse pass; `once`:
    whether a block of it runs once."""
    start = flow.order[0]
    begins: dict[ins.Store, Block] = {}
    for store in zeroed:
        users = [user.block for user in store.pointer.users if user is not store]
        blocks = [block for block in users if block is not None and block in flow.index]
        if not blocks or len(blocks) < len(users):
            continue
        block = flow.common_dominator(blocks)
        while block is not start and not once(block):
            block = flow.immediate_dominator[block]
        begins[store] = block
    moved = {store: block for store, block in begins.items() if block is not start}
    start.instructions = [i for i in start.instructions if i not in moved]
    for store, block in moved.items():
        block.insert(sum(1 for _ in block.phis()), store)
    _share([(store, _interval(flow, [begin, *(user.block for user in store.pointer.users)])) for store, begin in begins.items()], flow)


def _interval(flow: ControlFlow, blocks: Iterable[Block | None]) -> Interval:
    places = [flow.index[block] for block in blocks if block is not None]
    return min(places), max(places)


def _share(used: list[tuple[ins.Store, Interval]], flow: ControlFlow) -> None:
    """Give slots whose intervals are apart the same memory. Control leaves the blocks of an interval and comes back only within cycles, so
    one that begins or ends in a cycle lasts as long as that."""
    cycles = _cycles(flow)
    lasting = [(cycles.get(first, (first, first))[0], cycles.get(last, (last, last))[1], store.pointer) for store, (first, last) in used]
    free: dict[ty.Type, list[tuple[int, int, ins.Alloca]]] = {}
    number = count()
    for first, last, slot in sorted(lasting, key=lambda one: one[0]):
        assert isinstance(slot, ins.Alloca)
        slots = free.setdefault(slot.allocated_type, [])
        if slots and slots[0][0] < first:
            _, _, other = heapq.heappop(slots)
            slot.replace_all_uses_with(other)
            slot.erase()
            slot = other
        heapq.heappush(slots, (last, next(number), slot))


def _cycles(flow: ControlFlow) -> dict[int, Interval]:
    """For each block in a cycle, by its place, which blocks this and the cycles that overlap with it reach over."""
    backward = [
        (flow.index[successor], place)
        for place, block in enumerate(flow.order)
        for successor in block.successors
        if flow.index[successor] <= place
    ]
    found: dict[int, Interval] = {}
    first = last = -1
    for begin, end in [*sorted(backward), (len(flow.order), len(flow.order))]:
        if begin <= last:
            last = max(last, end)
            continue
        found.update(dict.fromkeys(range(first, last + 1), (first, last)) if first >= 0 else {})
        first, last = begin, end
    return found


def drop_unused(slots: Iterable[Value]) -> None:
    """Erase the slots of a half that does not use them."""
    for slot in slots:
        if isinstance(slot, ins.Alloca) and not slot.users:
            slot.erase()
