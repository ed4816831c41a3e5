"""The functions of the OpenMP runtime that are replaced before a program is differentiated, and those that are refused, by name.

What is neither here nor in the tables of rules/ (openmp_rows.py, allocators.py) is refused as unknown: nothing of the runtime is passed
over. docs/parallel.md has the table that `render` prints.
"""

from __future__ import annotations

from polyglot_ad.callees import describe
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module

from ..refusals.errors import refusal

CODE = "PAD-E207"


def refuse(instruction: ins.Instruction, construct: str, why: str, help: str) -> DifferentiationError:
    return refusal(CODE, construct, instruction, why, help)


REPLACED: dict[str, str] = {
    "regions": "__kmpc_fork_call __kmpc_fork_call_if",
    "leagues of teams": "__kmpc_fork_teams __kmpc_push_num_teams __kmpc_push_num_teams_51 "
                        "__kmpc_dist_for_static_init_4 __kmpc_dist_for_static_init_4u __kmpc_dist_for_static_init_8 "
                        "__kmpc_dist_for_static_init_8u",
    "what one thread gives to the others": "__kmpc_copyprivate",
    "reductions": "__kmpc_reduce __kmpc_reduce_nowait __kmpc_end_reduce __kmpc_end_reduce_nowait",
    "tasks": "__kmpc_omp_task_alloc __kmpc_omp_task __kmpc_omp_task_with_deps __kmpc_omp_task_begin_if0 __kmpc_omp_task_complete_if0 "
             "__kmpc_omp_reg_task_with_affinity __kmpc_taskloop __kmpc_taskloop_5",
    "reductions by tasks": "__kmpc_taskred_init __kmpc_task_reduction_init __kmpc_taskred_modifier_init "
                           "__kmpc_task_reduction_modifier_init __kmpc_task_reduction_modifier_fini __kmpc_task_reduction_get_th_data",
}  # fmt: skip
"""By what they are for: functions whose calls are written as ordinary code (regions.py, leagues.py, synchronisation.py, tasks.py, ...)."""

_CANCEL = ("the threads that are cancelled stop where they happen to be, and which iterations were done is not known",
           "leave 'cancel' out: skip what is not to be done with a condition")  # fmt: skip
_DETACH = ("the event that ends it may be fulfilled by anyone, at any time", "leave the 'detach' clause out")
_DEVICE = ("what runs on another device is not part of the program", "compile for the host, without target devices")
_INTEROP = ("it hands the program over to another runtime", "leave it out")

_OLD = ("no compiler of this package emits it", "compile with clang or flang")
_NESTS = ("the iterations of such loops are numbered by the runtime", "collapse loops whose bounds do not depend on each other")
_GRAPH = ("it tells tasks of their place in the runtime's graph", "leave it out")
_LIGHT = ("it lends one thread's variables to the others", "compile with clang or flang")
_OWN = ("each thread has its own, and its derivative would need a shadow in each thread",
        "pass the variable as an argument, or make it private to the region")  # fmt: skip
_GROWS = ("memory of an OpenMP allocator that grows is not followed", "allocate, copy, and free")


def _each(names: str, construct: str, why: tuple[str, str]) -> dict[str, tuple[str, str, str]]:
    return dict.fromkeys(names.split(), (construct, *why))


REFUSED: dict[str, tuple[str, str, str]] = {
    **_each("__kmpc_cancel", "'omp cancel'", _CANCEL),
    **_each("__kmpc_cancellationpoint", "'omp cancellation point'", _CANCEL),
    **_each("__kmpc_cancel_barrier", "a barrier in a region that may be cancelled", _CANCEL),
    **_each("__kmpc_task_allow_completion_event omp_fulfill_event __kmpc_proxy_task_completed __kmpc_proxy_task_completed_ooo",
            "a detached OpenMP task", _DETACH),
    **_each("__kmpc_omp_target_task_alloc __kmpc_omp_get_target_async_handle_ptr __kmpc_get_target_offload",
            "a deferred 'omp target' region", _DEVICE),
    **_each("__kmpc_push_target_tripcount", "'omp target' on another device", _DEVICE),
    **_each("__kmpc_interop_init omp_get_interop_int omp_get_interop_ptr omp_get_interop_str omp_get_interop_name "
            "omp_get_interop_type_desc omp_get_interop_rc_desc omp_get_interop_rec_desc omp_get_num_interop_properties",
            "'omp interop'", _INTEROP),
    **_each("__kmpc_omp_task_parts", "the parts of an untied task", ("they are not followed", "leave 'untied' out")),
    **_each("omp_realloc __kmpc_realloc", "memory of an OpenMP allocator that changes its size", _GROWS),
    **_each("__kmpc_copyprivate_light", "'copyprivate'", _LIGHT),
    **_each("__kmpc_threadprivate __kmpc_threadprivate_register __kmpc_threadprivate_register_vec",
            "a threadprivate variable", _OWN),
    **_each("__kmpc_sections_init __kmpc_next_section __kmpc_end_sections", "sections that the runtime hands out", _OLD),
    **_each("__kmpc_dist_dispatch_init_4 __kmpc_dist_dispatch_init_4u __kmpc_dist_dispatch_init_8 __kmpc_dist_dispatch_init_8u "
            "__kmpc_team_static_init_4 __kmpc_team_static_init_4u __kmpc_team_static_init_8 __kmpc_team_static_init_8u",
            "a loop that is distributed by the runtime", _OLD),
    **_each("__kmpc_barrier_master __kmpc_barrier_master_nowait __kmpc_end_barrier_master", "a barrier of the master thread", _OLD),
    **_each("__kmpc_init_lock __kmpc_init_lock_with_hint __kmpc_destroy_lock __kmpc_set_lock __kmpc_unset_lock __kmpc_test_lock "
            "__kmpc_init_nest_lock __kmpc_init_nest_lock_with_hint __kmpc_destroy_nest_lock __kmpc_set_nest_lock __kmpc_unset_nest_lock "
            "__kmpc_test_nest_lock", "a lock", _OLD),
    **_each("__kmpc_for_collapsed_init __kmpc_process_loop_nest_rectang __kmpc_calc_original_ivs_rectang",
            "'collapse' of loops whose bounds depend on each other", _NESTS),
    **_each("__kmpc_task_get_depnode __kmpc_task_get_successors __kmpc_omp_has_task_team __kmpc_invoke_task_func", "a task", _GRAPH),
    **_each("__kmpc_pause_resource", "'omp_pause_resource'", _OLD),
}  # fmt: skip
"""Name of a function of the runtime: (construct, why, what to do)."""


def refuse_constructs(module: Module) -> None:
    """Raise for the first call of one of them."""
    for call, name in _calls(module):
        if name in REFUSED:
            raise refuse(call, *REFUSED[name])


def refuse_unknown(module: Module) -> None:
    """Raise for the first call of the runtime that is not known when all that is known is replaced."""
    for call, name in _calls(module):
        if not describe(call).known:
            replaced = any(name in names.split() for names in REPLACED.values())
            why = "it is used in a way that the engine does not know" if replaced else "what it does is not known"
            raise refuse(call, f"the call of the OpenMP runtime's '{name}'", why, "report it, with the construct that it stands for")


def _calls(module: Module) -> list[tuple[ins.CallBase, str]]:
    """The calls of the runtime."""
    return [
        (call, call.called_function.name) for function in module.functions.values() for call in function.instructions()
        if isinstance(call, ins.CallBase) and call.called_function is not None and not call.called_function.blocks
        and call.called_function.name.startswith(("__kmpc_", "omp_"))
    ]  # fmt: skip


def render() -> str:
    """The tables of this file in Markdown."""
    lines = ["| For | Replaced by ordinary code |", "|---|---|"]
    lines += [f"| {purpose} | {_quoted(names.split())} |" for purpose, names in REPLACED.items()]
    lines += ["", "| Refused | Why | Instead | Functions |", "|---|---|---|---|"]
    for row in dict.fromkeys(REFUSED.values()):
        construct, why, help = row
        lines.append(f"| {construct} | {why} | {help} | {_quoted([name for name, other in REFUSED.items() if other == row])} |")
    return "\n".join(lines)


def _quoted(names: list[str]) -> str:
    return " ".join(f"`{name}`" for name in names)
