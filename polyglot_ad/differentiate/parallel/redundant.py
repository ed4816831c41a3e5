"""Regions whose result depends on how many threads there are: each thread does the same, and what they get is combined.

    #pragma omp parallel reduction(+:s)
    s += f(x);

Second derivatives run regions in one thread, where that would be another function. `shares.py` says which parts of a region are shared out.
"""

from __future__ import annotations

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.reached import reached
from polyglot_ad.ir.values import Function, Module

from ..refusals.errors import refusal
from .combined import combined_redundantly
from .shares import HOW_MANY, SHARING_OUT, WHICH

FORK = "__kmpc_fork_call"
_FORKS = (FORK, "__kmpc_fork_call_if")
_COMBINING = ("__kmpc_reduce", "__kmpc_critical", "__kmpc_atomic_", "omp_set_lock", "omp_set_nest_lock")


def refuse_redundant(module: Module) -> None:
    """Raise for the first such region."""
    error = redundant(module)
    if error is not None:
        raise error


def redundant(module: Module) -> DifferentiationError | None:
    """What is wrong with second derivatives of the program's regions: work that every thread does and whose results are added up or
    multiplied, or the number of threads as a number. Threads that count up a shared integer share out their work by that."""
    for function in list(module.functions.values()):
        for call in function.instructions():
            if not isinstance(call, ins.Call) or call.called_function is None or call.called_function.name not in _FORKS:
                continue
            region = call.arguments[2]
            if not isinstance(region, Function):
                continue
            if _is_redundant(list(reached([region]))):
                return _error(call)
            if region.blocks and (place := combined_redundantly(region)) is not None:
                return _error(place)
    return None


def _error(place: ins.Instruction) -> DifferentiationError:
    return refusal(
        "PAD-E208", "a second derivative of a region whose result depends on how many threads there are", place,
        "second derivatives run it in one thread, and every thread does the same here, uses their number as a number, or carries a number "
        "of its own from one of its iterations to the next",
        "share the work out (omp for, sections, single, the number of the thread), or use first derivatives",
    )  # fmt: skip


def _is_redundant(functions: list[Function]) -> bool:
    names = [function.name for function in functions]
    if any(name.startswith(HOW_MANY) for name in names) and not any(name.startswith(WHICH) for name in names):
        return True  # the number itself is used, not to share work out
    atomics = [i for f in functions for i in f.instructions() if isinstance(i, ins.AtomicRMW | ins.CmpXchg)]
    if any(name.startswith((*SHARING_OUT, WHICH)) for name in names):
        return False
    if any(i.type.is_integer for i in atomics if isinstance(i, ins.AtomicRMW)):
        return False
    return bool(atomics) or any(name.startswith(_COMBINING) for name in names)
