"""The reproducible mode: a program, and its derivatives, that compute the same bits whenever they run with as many threads.

The order in which numbers are added must not depend on which thread comes first. So before anything else is done with a program
(`make_reproducible`): reductions are combined in the order of the threads' numbers, loops are dealt out before they begin, what one thread
does for all is done by the first, and regions in regions have one thread. Derivatives collect all that threads add to adjoints
(private_accumulators.py), and add it up in the order of the threads' numbers. What threads do in the order in which they come is refused
(`refuse_unordered`).
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad import runtime
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.values import ConstantInt, Function, Module

from ..refusals.errors import refusal
from .library_atomics import is_library_atomic
from .synchronisation import take_reduction
from .threads import starts_thread

MARK = '"pad-reproducible"'
"""Attribute of the functions of such a program."""
CODE = "PAD-E209"
_IN_ORDER = "in the reproducible mode"
_CHUNKED, _WHOLE, _ORDERED, _MODIFIERS = 33, 34, 32, 7 << 29
"""Schedules of the runtime: static in chunks, static; added to those of ordered loops; flags."""
_DYNAMIC = 35

_MEETS = (
    "threads do it in the order in which they come, which is another one each time",
    "use a reduction, or load without 'reproducible'",
)
_ATOMIC = ("the numbers are added in the order in which threads come", "use a reduction, or load without 'reproducible'")
_TASKS = ("which thread runs a task is decided while it runs", "use a loop, or load without 'reproducible'")
_THREADS = ("what they do at the same time is not known", "use OpenMP's loops, or load without 'reproducible'")
_UNORDERED = {
    "__kmpc_critical": ("a critical section", *_MEETS),
    "__kmpc_critical_with_hint": ("a critical section", *_MEETS),
    "__kmpc_flush": ("'omp flush'", *_MEETS),
    "__kmpc_doacross_init": ("a loop with 'ordered(n)'", *_MEETS),
    "__kmpc_omp_task_alloc": ("a task", *_TASKS),
    "__kmpc_taskloop": ("a task", *_TASKS),
    "__kmpc_taskloop_5": ("a task", *_TASKS),
}
_LOCKS = ("omp_set_lock", "omp_set_nest_lock", "omp_test_lock", "omp_test_nest_lock")
_FORKS = ("__kmpc_fork_call", "__kmpc_fork_call_if", "__kmpc_fork_teams")
_COUNTS = ("add", "sub", "and", "or", "xor", "max", "min", "umax", "umin")
"""Atomic updates of integers of which the order does not matter, if nobody looks at what was there before."""


def is_reproducible(module: Module) -> bool:
    return any(function.has_attribute(MARK) for function in module.functions.values())


def mark(functions: Iterable[Function]) -> None:
    for function in functions:
        if function.blocks and MARK not in function.attributes:
            function.attributes = (*function.attributes, MARK)


def make_reproducible(text: str) -> str:
    """A program as it is before anything is done with it."""
    module = parse(text)
    if any(name.startswith("__kmpc_") for name in module.functions):
        splice(module, runtime.read("threads", "turns.ll"))
    mark(module.functions.values())
    for function in list(module.functions.values()):
        if function.name.startswith("pad.turn."):
            continue
        for call in list(function.instructions()):
            if isinstance(call, ins.Call) and call.operands and call.called_function is not None:
                _rewrite(module, call, call.called_function.name)
    return print_module(module)


def _rewrite(module: Module, call: ins.Call, name: str) -> None:
    b = Builder(before=call)
    if name in ("__kmpc_reduce", "__kmpc_reduce_nowait"):
        b.call(module.functions["pad.turn.begin"], call.arguments[:2])
        take_reduction(call)
    elif name in ("__kmpc_end_reduce", "__kmpc_end_reduce_nowait"):
        place, thread, _ = call.arguments
        b.call(module.functions["pad.turn.end"], [place, thread])
        if name == "__kmpc_end_reduce":
            b.call_named("__kmpc_barrier", ty.VOID, [place, thread])
        call.erase()
    elif name.startswith("__kmpc_dispatch_init_"):
        _schedule(module, call)
    elif name == "__kmpc_single":
        call.replace_all_uses_with(b.call(module.functions["pad.turn.first"], []))
        call.erase()
    elif name == "__kmpc_end_single":
        call.erase()
    elif name in ("__kmpc_fork_call", "__kmpc_fork_call_if"):
        b.call(module.functions["pad.turn.fork"], call.arguments[:1])
    elif name in ("__kmpc_push_num_teams", "__kmpc_push_num_teams_51"):
        for index in range(2, len(call.arguments) - 1):
            call.set_operand(index, const_int(ty.I32, 1))


def _schedule(module: Module, call: ins.Call) -> None:
    kind = call.arguments[2]
    assert isinstance(kind, ConstantInt)
    plain = kind.value & ~_MODIFIERS & 0xFFFFFFFF
    ordered = plain > 2 * _ORDERED
    if ordered:
        Builder(before=call).call(module.functions["pad.turn.meet"], call.arguments[:2])
    base = plain - _ORDERED if ordered else plain
    if base not in (_CHUNKED, _WHOLE):
        base = _CHUNKED if base == _DYNAMIC else _WHOLE
        call.set_operand(2, const_int(ty.I32, base + (_ORDERED if ordered else 0)))


def refuse_unordered(module: Module, concurrent: set[Function]) -> None:
    """Raise for what the threads of regions, `concurrent` functions, do in the order in which they come, and for other threads."""
    for function in module.functions.values():
        for i in function.instructions():
            found = _unordered(i)
            if found is not None and (function in concurrent or found[1:] == _THREADS):
                raise refusal(CODE, f"{found[0]} {_IN_ORDER}", i, *found[1:])


def regions_of(module: Module) -> list[Function]:
    """What the teams of a program run that is as compilers made it."""
    found: list[Function] = []
    for fork in (module.functions[name] for name in _FORKS if name in module.functions):
        for call in fork.users:
            outlined = call.arguments[2] if isinstance(call, ins.CallBase) else None
            found += [outlined] if isinstance(outlined, Function) else []
    return found


def _unordered(i: ins.Instruction) -> tuple[str, str, str] | None:
    if isinstance(i, ins.CallBase):
        name = i.called_function.name if i.called_function is not None else ""
        if name.removesuffix("_") in _LOCKS:
            return ("a lock", *_MEETS)
        if starts_thread(name):
            return ("a thread", *_THREADS)
        return ("an atomic update", *_ATOMIC) if is_library_atomic(i) else _UNORDERED.get(name)
    if isinstance(i, ins.AtomicRMW):
        counted = not i.users and i.operation in _COUNTS
        return None if counted else ("an atomic update", *_ATOMIC)
    if isinstance(i, ins.CmpXchg):
        return ("an atomic update", *_ATOMIC)
    if isinstance(i, ins.Load | ins.Store) and i.ordering:
        return ("an atomic access", *_MEETS)
    return None
