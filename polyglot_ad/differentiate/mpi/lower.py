"""Calls of MPI come in one form: calls, not invokes (nothing is thrown through C)."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module
from polyglot_ad.rules.mpi import standard

from ..rewrites.control.blocks import as_call, remove_unreachable
from .memory import lower_memory


def lower_messages(module: Module) -> bool:
    """In place; whether anything changed."""
    changed = False
    for function in list(module.functions.values()):
        lowered = False
        for instruction in list(function.instructions()):
            if isinstance(instruction, ins.Invoke):
                callee = instruction.called_function
                if callee is not None and callee.is_declaration and standard(callee.name) is not None:
                    as_call(instruction)
                    lowered = True
        if lowered:
            remove_unreachable(function)  # handlers that nothing leads to any more
        changed |= lowered
    return lower_memory(module) | changed
