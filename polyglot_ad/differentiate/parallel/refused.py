"""OpenMP constructs that are refused, by the names of the runtime's functions that they are compiled to."""

from __future__ import annotations

from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module

CODE = "PAD-E207"


def refuse(instruction: ins.Instruction, construct: str, why: str, help: str) -> DifferentiationError:
    from ..program import refusal

    return refusal(CODE, construct, instruction, why, help)


_CANCEL = ("the threads that are cancelled stop where they happen to be, and which iterations were done is not known",
           "leave 'cancel' out: skip what is not to be done with a condition")  # fmt: skip
_DETACH = ("the event that ends it may be fulfilled by anyone, at any time", "leave the 'detach' clause out")
_DEVICE = ("what runs on another device is not part of the program", "compile for the host, without target devices")
_INTEROP = ("it hands the program over to another runtime", "leave it out")
_WARE = ("its order is not replayed in the reverse pass", "use critical sections, locks, or 'omp atomic'")

REFUSED: dict[str, tuple[str, str, str]] = {
    "__kmpc_cancel": ("'omp cancel'", *_CANCEL),
    "__kmpc_cancellationpoint": ("'omp cancellation point'", *_CANCEL),
    "__kmpc_cancel_barrier": ("a barrier in a region that may be cancelled", *_CANCEL),
    "__kmpc_task_allow_completion_event": ("a detached OpenMP task", *_DETACH),
    "omp_fulfill_event": ("a detached OpenMP task", *_DETACH),
    "__kmpc_omp_target_task_alloc": ("a deferred 'omp target' region", *_DEVICE),
    "__kmpc_push_target_tripcount": ("'omp target' on another device", *_DEVICE),
    "__kmpc_interop_init": ("'omp interop'", *_INTEROP),
    "__kmpc_omp_task_parts": ("the parts of an untied task", "they are not followed", "leave 'untied' out"),
}
"""Name of a function of the runtime: (construct, why, what to do)."""


def refuse_constructs(module: Module) -> None:
    """Raise for the first call of one of them."""
    for function in module.functions.values():
        for call in function.instructions():
            if isinstance(call, ins.CallBase) and call.called_function is not None and call.called_function.name in REFUSED:
                raise refuse(call, *REFUSED[call.called_function.name])
