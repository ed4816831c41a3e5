"""What a thread carries from one iteration of a shared loop to the next that it runs: another number where other iterations are its own.

    #pragma omp parallel firstprivate(t)
    #pragma omp for
    for (int i = 0; i < n; i++) { t = f(t, x[i]); y[i] = t; }

Sums, products and maxima are carried, too, and reach nothing but themselves until the loop has ended.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import GlobalVariable, Value

from .shares import Shares

_THREAD_LOCAL = "llvm.threadlocal.address"


def carried_privately(shares: Shares) -> ins.Instruction | None:
    """A number that iterations of a shared loop compute with, and that one before, of the same thread, has left; None if there is none."""
    for block in shares.flow.order:
        if not shares.in_loop(block):
            continue
        for i in block.instructions:
            if isinstance(i, ins.Phi) and i.type.is_float and _is_carried(shares, i):
                return i
            if isinstance(i, ins.Load) and i.type.is_float and _is_left_in_variable(shares, i):
                return i
    return None


def _is_carried(shares: Shares, phi: ins.Phi) -> bool:
    """Whether a number follows from itself, an iteration before, reaches others, and is nothing that is combined behind the loop."""
    assert phi.block is not None
    loop = next((one for one in shares.loops.chain(phi.block) if shares.is_shared(one)), None)  # those inside end by its counter, too
    if loop is None or loop.header is not phi.block:
        return False
    if any(value in shares.mine for value, block in zip(phi.operands, phi.blocks, strict=True) if not loop.contains(block)):
        return False  # it begins where the thread's iterations do
    cycle = _cycle(shares, phi, set(phi.operands))
    if not cycle:
        return False
    places = [user.block for one in cycle for user in one.users if isinstance(user, ins.Instruction)]
    return all(place is None or loop.contains(place) for place in places) and _reaches_others(shares, cycle)


def _is_left_in_variable(shares: Shares, load: ins.Load) -> bool:
    """The same for a variable of which every thread has one of its own."""
    if not _is_thread_local(load.operands[0]):
        return False
    stores = [user for user in load.operands[0].users if isinstance(user, ins.Store) and user.operands[1] is load.operands[0]]
    inside = {store.operands[0] for store in stores if store.block is not None and shares.in_loop(store.block)}
    cycle = _cycle(shares, load, inside)
    return bool(cycle) and _reaches_others(shares, cycle)


def _cycle(shares: Shares, begin: ins.Instruction, ends: set[Value]) -> set[Value]:
    """What is computed in the shared loop from a value on the way to those of `ends` that follow from it; empty if none does."""
    before: dict[Value, list[Value]] = {begin: []}
    work: list[Value] = [begin]
    while work:
        value = work.pop()
        for user in _computed_from(shares, value):
            if user not in before:
                before[user] = []
                work.append(user)
            before[user].append(value)
    found: set[Value] = set()
    work = [end for end in ends if end in before and (end is not begin or begin in before[end])]
    while work:
        value = work.pop()
        if value not in found:
            found.add(value)
            work += before[value]
    return found


def _computed_from(shares: Shares, value: Value) -> Iterator[ins.Instruction]:
    """Numbers in the shared loop that are computed from a value; a choice is made between numbers."""
    for user in value.users:
        if not isinstance(user, ins.Instruction) or not user.type.is_float or user.block is None or not shares.in_loop(user.block):
            continue
        if not isinstance(user, ins.Load) and not (isinstance(user, ins.Select) and value not in user.operands[1:]):
            yield user


def _reaches_others(shares: Shares, cycle: set[Value]) -> bool:
    """Whether anything but what is carried is computed from it in the loop, or it is stored where others read it."""
    for value in cycle:
        for user in value.users:
            if isinstance(user, ins.Store) and user.operands[0] is value and not _is_own(user.operands[1]):
                return True
        if any(user not in cycle for user in _computed_from(shares, value)):
            return True
    return False


def _is_own(pointer: Value) -> bool:
    while isinstance(pointer, ins.GetElementPtr):
        pointer = pointer.operands[0]
    return isinstance(pointer, ins.Alloca) or _is_thread_local(pointer)


def _is_thread_local(pointer: Value) -> bool:
    if isinstance(pointer, ins.Call) and pointer.called_function is not None:
        return pointer.called_function.name.startswith(_THREAD_LOCAL)
    return isinstance(pointer, GlobalVariable) and "thread_local" in pointer.prefix
