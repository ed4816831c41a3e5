"""Synchronisation: the order in which threads went through critical sections, and its reversal.

Where threads exclude each other (critical sections, locks, ordered regions, the combination of reductions, atomic updates that are
more than a sum), the derivative depends on who came first. Each thread notes the number of the event when it has entered and before it
leaves, while it still excludes the others. The reverse pass waits at each of them until all events with higher numbers are undone: it goes
through the sections in the opposite order, one thread at a time, and what the threads do outside of them stays parallel.

The runtime chooses how a reduction is combined (in a tree, or atomically); here every thread combines its part in a critical section.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Module, Value
from polyglot_ad.langs.threads import THREADS

from ..refusals.errors import refusal
from ..rewrites.control.blocks import remove_unreachable
from ..rewrites.memory.atomics import applied, may_move_address
from . import thread_forms as forms
from .exchanges import Versions
from .ident import ident, thread_number
from .library_atomics import is_library_atomic
from .tasks import JOIN, UNJOIN

NOTE = "pad.order.note"
WAIT, PASS = "pad.order.wait", "pad.order.pass"
CONTEXT = "pad.order.context"
_SHUT = "pad.order.shut"
_CLOSE, _REOPEN = "pad.order.close", "pad.order.reopen"

_ENTERS = ("__kmpc_critical", "__kmpc_critical_with_hint", "__kmpc_ordered", "omp_set_lock", "omp_set_nest_lock", "omp_test_lock",
           "omp_test_nest_lock", "omp_set_lock_", "omp_set_nest_lock_", "omp_test_lock_", "omp_test_nest_lock_",
           "__kmpc_doacross_wait", "__kmpc_flush")  # fmt: skip
_LEAVES = ("__kmpc_end_critical", "__kmpc_end_ordered", "omp_unset_lock", "omp_unset_nest_lock", "omp_unset_lock_",
           "omp_unset_nest_lock_", "__kmpc_doacross_post", "__kmpc_flush")  # fmt: skip
_WAITS = frozenset(_ENTERS).union(*(library.acquires for library in THREADS))
"""After these a thread may use what others did before."""
_TELLS = frozenset(_LEAVES).union(*(library.releases for library in THREADS))
"""What a thread did before these, others may use."""
_MEETS = frozenset[str]().union(*(library.meets for library in THREADS))
_ACQUIRES, _RELEASES = {"acquire", "acq_rel", "seq_cst"}, {"release", "acq_rel", "seq_cst"}
_MIRRORED = {
    "__kmpc_barrier": "__kmpc_barrier",
    "__kmpc_serialized_parallel": "__kmpc_end_serialized_parallel",
    "__kmpc_end_serialized_parallel": "__kmpc_serialized_parallel",
}
"""What the reverse pass calls where the program calls this."""
_NUMBERED = {NOTE: WAIT, JOIN: UNJOIN, forms.JOIN: forms.UNJOIN, forms.MEET: forms.UNMEET, forms.GATHER: forms.SCATTER,
             forms.ALL: forms.SCATTER, _CLOSE: _REOPEN}  # fmt: skip
"""The same, of what notes a number, which the reverse takes."""


def lower_reductions(module: Module) -> None:
    """In place: the last steps of reductions become critical sections."""
    for function in list(module.functions.values()):
        for call in list(function.instructions()):
            # Operands are gone where a block was removed.
            if isinstance(call, ins.Call) and call.operands and call.called_function is not None:
                _lower_reduction(call, call.called_function.name)


def lower_synchronisation(module: Module, functions: set[Function]) -> None:
    """In place: atomic updates become critical sections, and events are noted."""
    atomics = [i for f in functions for i in f.instructions() if _updates_number(i)]
    if any(not _only_adds(i) for i in atomics):
        _lock_atomics(module, atomics)
    addresses = [i for f in functions for i in f.instructions() if _updates_address(i)]
    if any(not isinstance(i, ins.Store) for i in addresses):
        _lock_atomics(module, addresses)
    for function in functions:
        for i in list(function.instructions()):
            if i.block is None:
                continue
            before, after = _meets(i)
            if before:
                _note(Builder(before=i), i)
            if after:
                _note(_after(i), i)


def count_events(root: Function) -> None:
    """In a program whose threads are not OpenMP's, events are counted from the start of its root to its end."""
    assert root.module is not None
    detached = bool({forms.DETACH, forms.DETACH_AS, forms.LEAVE} & set(root.module.functions))
    if NOTE not in root.module.functions and not detached:
        return
    for call in root.users:
        if isinstance(call, ins.CallBase):
            raise refusal(
                "PAD-E208", "a differentiated function that calls itself, and whose threads meet", call,
                "events are counted from its start to its end", "differentiate a function that calls it",
            )  # fmt: skip
    Builder(before=root.entry.instructions[0]).call_named(forms.OPEN, ty.VOID, [])
    for block in root.blocks:
        if block.terminator.opcode == "ret":
            b = Builder(before=block.terminator)
            if detached:
                b.call_named(forms.GATHER, ty.I64, [])
            b.call_named(_CLOSE, ty.I64, [])


def _meets(i: ins.Instruction) -> tuple[bool, bool]:
    """Whether other threads may use after an instruction what this one did before it, and whether this one may then use what they did."""
    if isinstance(i, ins.CallBase):
        name = i.called_function.name if i.called_function is not None else ""
        both = name in _MEETS or any(library.meets_at(name) for library in THREADS)
        return both or name in _TELLS, both or name in _WAITS
    orders = {i.success_ordering, i.failure_ordering} if isinstance(i, ins.CmpXchg) else set()
    if isinstance(i, ins.Load | ins.Store | ins.AtomicRMW | ins.Fence):
        orders = {i.ordering}
    if isinstance(i, ins.AtomicRMW) and _only_adds(i):
        return False, False
    return bool(orders & _RELEASES) and not isinstance(i, ins.Load), bool(orders & _ACQUIRES) and not isinstance(i, ins.Store)


def _note(b: Builder, i: ins.Instruction) -> None:
    made = b.call_named(NOTE, ty.I64, [])
    if "dbg" in i.metadata:
        made.metadata["dbg"] = i.metadata["dbg"]


def _after(i: ins.Instruction) -> Builder:
    """A builder right after an instruction; after a call that may throw, where it did not."""
    block = i.block
    assert block is not None and block.function is not None
    if not isinstance(i, ins.Invoke):
        return Builder(before=block.after(i))
    normal = i.targets[0]
    between = block.function.add_block("met", before=normal)
    for phi in normal.phis():
        assert isinstance(phi, ins.Phi)
        phi.blocks = [between if b is block else b for b in phi.blocks]
    i.set_target(0, between)
    Builder(between).br(normal)
    return Builder(before=between.terminator)


def reverse_event(b: Builder, call: ins.CallBase, number: Value | None) -> None:
    """The reverse of synchronisation; `number`: what the forward half noted, of a call of `pad.order.note`."""
    assert call.called_function is not None
    if number is not None:
        b.call_named(_NUMBERED[call.called_function.name], ty.VOID, [number])
        return
    if call.called_function.name == forms.OPEN:
        b.call_named(_SHUT, ty.VOID, [])
        return
    b.call_named(_MIRRORED[call.called_function.name], ty.VOID, [ident(b.module), thread_number(b)])


def install_order(module: Module) -> None:
    """Give the functions that number events their bodies."""
    splice(module, runtime.read("threads", "order.ll"))


def has_reverse(name: str) -> bool:
    return has_number(name) or name in _MIRRORED or name == forms.OPEN


def has_number(name: str) -> bool:
    """Whether the forward half gives a number that the reverse of a call needs."""
    return name in _NUMBERED


# reductions -------------------------------------------------------------------------------------------------------------------------


def _lower_reduction(call: ins.Call, name: str) -> None:
    """`__kmpc_reduce` says how to combine; the answer is always: each thread for itself, under the lock."""
    b = Builder(before=call)
    if name in ("__kmpc_reduce", "__kmpc_reduce_nowait"):
        place, thread, lock = call.arguments[0], call.arguments[1], call.arguments[6]
        b.call_named("__kmpc_critical", ty.VOID, [place, thread, lock])
        take_reduction(call)
    elif name in ("__kmpc_end_reduce", "__kmpc_end_reduce_nowait"):
        place, thread, lock = call.arguments
        b.call_named("__kmpc_end_critical", ty.VOID, [place, thread, lock])
        if name == "__kmpc_end_reduce":
            b.call_named("__kmpc_barrier", ty.VOID, [place, thread])
        call.erase()


def take_reduction(call: ins.Call) -> None:
    """What the program does if the runtime says that a thread is to combine its part itself; the call is gone."""
    for user in list(call.users):
        if isinstance(user, ins.Switch) and user.block is not None:
            _take_case(user.block, user)
    call.replace_all_uses_with(const_int(call.type, 1))
    call.erase()


def _take_case(block: Block, switch: ins.Switch) -> None:
    """Go where 1 leads: what else is there, atomic updates, is not done."""
    taken = switch.targets[switch.cases.index(1) + 1] if 1 in switch.cases else switch.targets[0]
    others = {target for target in switch.targets if target is not taken}
    for phi in [phi for target in others for phi in target.phis()]:
        assert isinstance(phi, ins.Phi)
        while block in phi.blocks:
            phi.remove_incoming(block)
    switch.erase()
    Builder(block).br(taken)
    if block.function is not None:
        remove_unreachable(block.function)


# atomic updates ---------------------------------------------------------------------------------------------------------------------


def _updates_number(i: ins.Instruction) -> bool:
    """Whether this is an atomic access to a floating-point number."""
    if isinstance(i, ins.AtomicRMW):
        return i.type.scalar.is_float
    if isinstance(i, ins.Load):
        return bool(i.ordering) and (i.type.scalar.is_float or _as_number(i))
    if isinstance(i, ins.Store):
        return bool(i.ordering) and (i.value.type.scalar.is_float or _is_bits(i.value))
    if is_library_atomic(i):
        return True
    return isinstance(i, ins.CmpXchg) and (_is_bits(i.operands[2]) or any(_is_bits(o) for o in i.operands[1:]))


def _updates_address(i: ins.Instruction) -> bool:
    """Whether this is an atomic access to an address: what it leads to has a shadow, whose address is read or written with it. (Julia's are
    unordered: programs exclude each other otherwise.)"""
    if isinstance(i, ins.Load | ins.Store):
        atomic = bool(i.ordering) and i.ordering != "unordered"
        return atomic and ((i.type if isinstance(i, ins.Load) else i.value.type).is_pointer or may_move_address(i))
    return isinstance(i, ins.AtomicRMW | ins.CmpXchg) and (i.operands[-1].type.is_pointer or may_move_address(i))


def _only_adds(i: ins.Instruction) -> bool:
    return isinstance(i, ins.AtomicRMW) and i.operation in ("fadd", "fsub") and not i.users


def _as_number(value: Value, depth: int = 0) -> bool:
    """Whether an integer's bits are taken for a number."""
    return any(
        (u.opcode == "bitcast" and u.type.is_float) or (u.opcode == "phi" and depth < 3 and _as_number(u, depth + 1)) for u in value.users
    )


def _is_bits(value: Value) -> bool:
    return isinstance(value, ins.Instruction) and value.opcode == "bitcast" and value.operands[0].type.is_float


def _lock_atomics(module: Module, atomics: list[ins.Instruction]) -> None:
    """Numbers that are updated otherwise than by adding, or read by others meanwhile, and addresses: all of it happens under one lock."""
    if not atomics:
        return
    size = ty.array(ty.I64, 5)
    lock = val.GlobalVariable(module.unique_name("pad.atomic.lock"), size, val.ConstantZero(size), prefix="internal")
    module.add_global(lock)
    versions = Versions(module, atomics)
    for i in atomics:
        b = Builder(before=i)
        _enter(b, lock)
        if isinstance(i, ins.CmpXchg):
            result: Value | None = versions.exchange(b, i)
        elif isinstance(i, ins.Call):
            result = versions.call(b, i)
        else:
            result = _plainly(b, i)
            versions.note(b, i, result)
        _leave(b, lock)
        if result is not None:
            i.replace_all_uses_with(result)
        i.erase()
    versions.finish()


def _plainly(b: Builder, i: ins.Instruction) -> Value | None:
    """What an atomic instruction does, without atomicity."""
    if isinstance(i, ins.Load):
        return b.load(i.type, i.pointer, align=i.align)
    if isinstance(i, ins.Store):
        b.store(i.value, i.pointer, align=i.align)
        return None
    assert isinstance(i, ins.AtomicRMW)
    before = b.load(i.type, i.operands[0])
    b.store(applied(b, i.operation, before, i.operands[1]), i.operands[0])
    return before


def _enter(b: Builder, lock: Value) -> None:
    b.call_named("pthread_mutex_lock", ty.I32, [lock])


def _leave(b: Builder, lock: Value) -> None:
    b.call_named("pthread_mutex_unlock", ty.I32, [lock])
