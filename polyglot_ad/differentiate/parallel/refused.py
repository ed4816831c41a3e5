"""OpenMP constructs whose reverse pass would not be right, by the names of the runtime's functions that they are compiled to."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module

_CODE = "PAD-E207"
_CANCEL = ("the threads that are cancelled stop where they happen to be", "skip what is not to be done with a condition")
_TASKS = ("the parts of the sum that tasks have are not followed", "add up with 'omp atomic'")
_DOACROSS = ("the order of the iterations is not replayed", "use 'ordered' without dependences, or tasks with 'depend'")

REFUSED: dict[str, tuple[str, str, str]] = {
    "__kmpc_cancel": ("'omp cancel'", *_CANCEL),
    "__kmpc_cancellationpoint": ("'omp cancellation point'", *_CANCEL),
    "__kmpc_cancel_barrier": ("a barrier in a region that may be cancelled", *_CANCEL),
    "__kmpc_task_reduction_init": ("a reduction of OpenMP tasks", *_TASKS),
    "__kmpc_taskred_init": ("a reduction of OpenMP tasks", *_TASKS),
    "__kmpc_taskred_modifier_init": ("a reduction of OpenMP tasks", *_TASKS),
    "__kmpc_task_reduction_modifier_init": ("a reduction of OpenMP tasks", *_TASKS),
    "__kmpc_task_reduction_get_th_data": ("a reduction of OpenMP tasks", *_TASKS),
    "__kmpc_doacross_init": ("'ordered' with dependences between iterations", *_DOACROSS),
    "__kmpc_doacross_wait": ("'ordered' with dependences between iterations", *_DOACROSS),
}
"""Name of a function of the runtime: (construct, why, what to do)."""


def refuse_constructs(module: Module) -> None:
    """Raise a DifferentiationError at the first call of one of them."""
    from ..program import refusal

    for function in module.functions.values():
        for call in function.instructions():
            if isinstance(call, ins.CallBase) and call.called_function is not None and call.called_function.name in REFUSED:
                construct, why, help = REFUSED[call.called_function.name]
                raise refusal(_CODE, construct, call, why, help)
