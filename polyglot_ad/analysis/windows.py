"""One-sided communication: what the runtime of MPI's derivatives has to know of a whole program."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Module, Value
from polyglot_ad.rules.mpi import standard
from polyglot_ad.rules.mpi.handles import Abi

from .messages import abi_of_module, message_of

PASSIVE, STEPS = 2, 4
"""Among the flags of a site (rules/mpi/runtime/pad_mpi.h)."""
_LOCKING = ("Win_lock", "Win_lock_all", "Win_allocate_shared")
_SIMPLE: dict[str, dict[Abi, int | str]] = {
    "SUM": {"mpich": 0x58000003, "openmpi": "ompi_mpi_op_sum", "abi": 0x21},
    "REPLACE": {"mpich": 0x5800000D, "openmpi": "ompi_mpi_op_replace", "abi": 0x3C},
    "NO_OP": {"mpich": 0x5800000E, "openmpi": "ompi_mpi_op_no_op", "abi": 0x3D},
}


def windows_of(module: Module) -> int:
    """PASSIVE: ranks come to windows without calls of all. STEPS: an operation on numbers depends on what is there, or gives it."""
    flags = 0
    abi = None
    for function in module.functions.values():
        row = standard(function.name)
        if row is None or function.blocks:
            continue
        if row.base in _LOCKING:
            flags |= PASSIVE
        elif "ccumulate" in row.base or row.base == "Fetch_and_op":
            abi = abi or abi_of_module(module)
            if any(_steps(call, abi) for call in function.users):
                flags |= STEPS
    return flags


def _steps(call: ins.Instruction, abi: Abi) -> bool:
    message = message_of(call) if isinstance(call, ins.CallBase) else None
    if message is None:
        return True  # its address is taken
    if all(buffer.element is not None and not buffer.element.kind for buffer in message.buffers):
        return False
    operator = next(message.call.arguments[k] for k, p in enumerate(message.row.parameters) if p.type == "Op")
    simple = ("SUM", "REPLACE") if message.row.base in ("Accumulate", "Raccumulate") else ("NO_OP",)
    return not any(_is(operator, _SIMPLE[name][abi]) for name in simple)


def _is(handle: Value, known: int | str) -> bool:
    if isinstance(handle, val.ConstantExpr) and handle.opcode == "inttoptr":
        handle = handle.operands[0]
    if isinstance(handle, val.ConstantInt):
        return handle.value == known
    return isinstance(handle, val.GlobalVariable) and handle.name == known
