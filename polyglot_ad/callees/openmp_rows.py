"""Functions of the OpenMP runtime that have no derivative, or give and take memory.

What stands here is called in derivatives as in the program, or has a reverse (differentiate/parallel). `differentiate/parallel/entries.py`
has those that are replaced before anything is differentiated, and those that are refused.
"""

from __future__ import annotations

from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import ALL, External, Row

_CALLED = External(reads=ALL, hidden=True)

_QUERIES = (
    "omp_get_thread_num omp_get_num_threads omp_get_max_threads omp_get_num_procs omp_in_parallel omp_get_level omp_get_team_num "
    "omp_get_num_teams omp_get_max_teams omp_get_teams_thread_limit omp_get_dynamic omp_get_nested omp_get_ancestor_thread_num "
    "omp_get_team_size omp_get_active_level omp_get_max_active_levels omp_get_supported_active_levels omp_get_thread_limit "
    "omp_get_cancellation omp_get_proc_bind omp_get_num_places omp_get_place_num omp_get_place_num_procs omp_get_partition_num_places "
    "omp_in_final omp_in_explicit_task omp_get_max_task_priority omp_get_default_device omp_get_num_devices omp_get_device_num "
    "omp_get_initial_device omp_is_initial_device omp_get_default_allocator"
)
_SETTINGS = (
    "omp_set_num_threads omp_set_dynamic omp_set_nested omp_set_max_active_levels omp_set_schedule omp_set_num_teams "
    "omp_set_teams_thread_limit omp_set_default_device omp_set_default_allocator omp_init_allocator omp_destroy_allocator "
    "omp_set_affinity_format omp_display_affinity omp_display_env omp_pause_resource omp_pause_resource_all omp_control_tool"
)
_LOCKS = (
    "omp_init_lock omp_init_lock_with_hint omp_destroy_lock omp_set_lock omp_unset_lock omp_test_lock omp_init_nest_lock "
    "omp_init_nest_lock_with_hint omp_destroy_nest_lock omp_set_nest_lock omp_unset_nest_lock omp_test_nest_lock"
)


def _fortran(names: str) -> str:
    """With the names that Fortran calls them by where their interfaces are not known."""
    return " ".join(f"{name} {name}_" for name in names.split())


OPENMP_ROWS: tuple[Row, ...] = (
    ("lock", _fortran(_QUERIES), _CALLED),
    ("lock", _fortran(_SETTINGS), _CALLED),
    ("lock", _fortran(_LOCKS), _CALLED),
    ("clock", _fortran("omp_get_wtime omp_get_wtick"), _CALLED),
    ("lock", _fortran("omp_get_schedule"), External(writes=(0, 1), hidden=True)),
    ("lock", _fortran("omp_get_place_proc_ids"), External(reads=(0,), writes=(1,), hidden=True)),
    ("lock", _fortran("omp_get_partition_place_nums"), External(writes=(0,), hidden=True)),
    ("lock", "omp_get_affinity_format", External(writes=(0,), hidden=True)),
    ("lock", "omp_capture_affinity", External(reads=(2,), writes=(0,), hidden=True)),
    ("lock", "__kmpc_global_thread_num __kmpc_bound_thread_num __kmpc_global_num_threads __kmpc_bound_num_threads __kmpc_in_parallel "
     "__kmpc_get_default_allocator __kmpc_set_default_allocator __kmpc_init_allocator __kmpc_destroy_allocator __kmpc_get_taskid "
     "__kmpc_get_parent_taskid __kmpc_begin __kmpc_end __kmpc_ok_to_fork", _CALLED),
    ("lock", "__kmpc_critical __kmpc_critical_with_hint __kmpc_end_critical __kmpc_ordered __kmpc_end_ordered "
     "__kmpc_single __kmpc_end_single __kmpc_master __kmpc_end_master __kmpc_masked __kmpc_end_masked __kmpc_scope __kmpc_end_scope "
     "__kmpc_flush", _CALLED),
    ("lock", "__kmpc_push_num_threads __kmpc_push_num_threads_strict __kmpc_push_num_threads_list __kmpc_push_num_threads_list_strict "
     "__kmpc_pop_num_threads __kmpc_set_thread_limit __kmpc_push_proc_bind", _CALLED),
    ("lock", "__kmpc_for_static_init_*", External(reads=(4, 5, 6), writes=(3, 4, 5, 6), hidden=True)),
    ("lock", "__kmpc_dispatch_next_*", External(writes=(2, 3, 4, 5), hidden=True)),
    ("lock", "__kmpc_for_static_fini __kmpc_dispatch_init_* __kmpc_dispatch_fini_* __kmpc_dispatch_deinit", _CALLED),
    ("lock", "__kmpc_doacross_init __kmpc_doacross_fini __kmpc_doacross_wait __kmpc_doacross_post", _CALLED),
    ("lock", "__kmpc_omp_taskwait __kmpc_omp_taskwait_51 __kmpc_omp_taskyield __kmpc_taskgroup __kmpc_end_taskgroup "
     "__kmpc_omp_wait_deps __kmpc_omp_taskwait_deps_51", _CALLED),
    ("lock", "__kmpc_threadprivate_cached", External(hidden=True, passes=2)),
    ("exit", "__kmpc_error", External(reads=ALL, hidden=True, returns=None)),
    # what differentiate/parallel writes itself
    ("lock", "pad.order.wait pad.order.shut pad.order.reopen pad.task.unjoin pad.task.meta", _CALLED),
    # what the reverse pass answers, wherever it is (differentiate/parallel/synchronisation.py)
    ("event", "__kmpc_barrier __kmpc_serialized_parallel __kmpc_end_serialized_parallel pad.order.note pad.order.open pad.order.close "
     "pad.task.join", _CALLED),
)  # fmt: skip


def _allocator(name: str, size: tuple[int, ...], align: int | None = None, zeroed: bool = False) -> Allocator:
    """Where the number of an allocator is zero, the run time finds out which one the memory is from."""
    free, arguments = ("omp_free", ("pointer", "zero")) if name.startswith("omp_") else ("__kmpc_free", ("0", "pointer", "null"))
    return Allocator(name, "zeroed" if zeroed else "alloc", size, align=align, free=free, free_arguments=arguments, heap=False)


OPENMP_ALLOCATORS = (
    _allocator("omp_alloc", (0,)),
    _allocator("omp_aligned_alloc", (1,), align=0),
    _allocator("omp_calloc", (0, 1), zeroed=True),
    _allocator("omp_aligned_calloc", (1, 2), align=0, zeroed=True),
    Allocator("omp_free", "free", pointer=0, heap=False),
    _allocator("__kmpc_alloc", (1,)),
    _allocator("__kmpc_aligned_alloc", (2,), align=1),
    _allocator("__kmpc_calloc", (1, 2), zeroed=True),
    Allocator("__kmpc_free", "free", pointer=1, heap=False),
)
