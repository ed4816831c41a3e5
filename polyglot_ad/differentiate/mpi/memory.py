"""Memory from MPI.

`MPI_Win_allocate` becomes memory from an allocator, which has a shadow as all memory has, and `MPI_Win_create` over it. The runtime knows
the memory by its address, and lets go of it together with the window. `MPI_Alloc_mem` and `MPI_Free_mem` become `malloc` and `free`.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Module, Value
from polyglot_ad.rules.mpi import standard

MEMORY = "pad_mpi_window_memory"


def lower_memory(module: Module) -> bool:
    """In place; whether anything changed."""
    changed = False
    for name in list(module.functions):
        row = standard(name)
        if row is None or row.base not in _LOWERED or module.functions[name].blocks:
            continue
        function = module.functions[name]
        for call in [user for user in function.users if isinstance(user, ins.CallBase) and user.callee is function]:
            made = _LOWERED[row.base](Builder(before=call), call, name)
            call.replace_all_uses_with(made)
            call.erase()
            changed = True
    return changed


def _allocated_window(b: Builder, call: ins.CallBase, name: str) -> Value:
    size, unit, info, comm, place, window = call.arguments
    memory = b.call_named(MEMORY, ty.PTR, [size], name="window.memory")
    b.store(memory, place)
    made = b.call_named(name.replace("allocate", "create"), call.type, [memory, size, unit, info, comm, window], name=call.name)
    for one in (memory, made):
        _place(one, call)
    return made


def _allocated(b: Builder, call: ins.CallBase, name: str) -> Value:
    memory = b.call_named("malloc", ty.PTR, [call.arguments[0]], name="memory")
    _place(memory, call)
    b.store(memory, call.arguments[2])
    return zero(call.type)


def _freed(b: Builder, call: ins.CallBase, name: str) -> Value:
    _place(b.call_named("free", ty.VOID, [call.arguments[0]]), call)
    return zero(call.type)


def _place(made: ins.Instruction, call: ins.CallBase) -> None:
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]


_LOWERED = {"Win_allocate": _allocated_window, "Alloc_mem": _allocated, "Free_mem": _freed}
