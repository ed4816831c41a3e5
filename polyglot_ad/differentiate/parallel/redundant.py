"""Regions whose result depends on how many threads there are: each thread does the same, and what they get is combined.

    #pragma omp parallel reduction(+:s)
    s += f(x);

Second derivatives run regions in one thread, where that would be another function.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Function, Module

from ..refusals import refusal

FORK = "__kmpc_fork_call"
_FORKS = (FORK, "__kmpc_fork_call_if")
_SHARING_OUT = (
    "__kmpc_for_static_init", "__kmpc_dist_", "__kmpc_distribute_", "__kmpc_team_static_init", "__kmpc_dispatch_init", "__kmpc_single",
    "__kmpc_master", "__kmpc_masked", "__kmpc_omp_task", "__kmpc_taskloop", "__kmpc_doacross_init", "omp_get_thread_num",
)  # fmt: skip
_COMBINING = ("__kmpc_reduce", "__kmpc_critical", "__kmpc_atomic_", "omp_set_lock", "omp_set_nest_lock")
_HOW_MANY, _WHICH = "omp_get_num_threads", "omp_get_thread_num"


def refuse_redundant(module: Module) -> None:
    """Raise for the first such region, and where the number of threads is used as a number. Threads that count up a shared integer share
    out their work by that. Where work is shared out, too, redundant work beside it is not seen."""
    for function in list(module.functions.values()):
        for call in function.instructions():
            if not isinstance(call, ins.Call) or call.called_function is None or call.called_function.name not in _FORKS:
                continue
            region = call.arguments[2]
            if isinstance(region, Function) and _is_redundant(list(reached([region]))):
                raise refusal(
                    "PAD-E208", "a second derivative of a region whose result depends on how many threads there are", call,
                    "second derivatives run it in one thread, and every thread does the same, or uses their number as a number",
                    "share the work out (omp for, sections, the number of the thread), or use first derivatives",
                )  # fmt: skip


def _is_redundant(functions: list[Function]) -> bool:
    names = [function.name for function in functions]
    if any(name.startswith(_HOW_MANY) for name in names) and not any(name.startswith(_WHICH) for name in names):
        return True  # the number itself is used, not to share work out
    atomics = [i for f in functions for i in f.instructions() if isinstance(i, ins.AtomicRMW | ins.CmpXchg)]
    if any(name.startswith(_SHARING_OUT) for name in names) or any(i.type.is_integer for i in atomics if isinstance(i, ins.AtomicRMW)):
        return False
    return bool(atomics) or any(name.startswith(_COMBINING) for name in names)
