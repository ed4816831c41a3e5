"""What a thread of a kernel does whose derivative on a device cannot be proved: refused by name, with the line."""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.differentiate.refusals.errors import refusal
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import ConstantInt, Function, GlobalVariable, Value

CODE = "PAD-E210"
"""Of all that has a derivative on the CPU but not on a device."""
_ON_THE_CPU = "differentiate the kernel on the CPU (pad.load, docs/gpu.md), or write it without"

_AT_ONCE = "an access that other threads may see at once (volatile or atomic)", "in which order they do is not followed back"
_PRINTS = "the derivative would print again"
_CALLS: tuple[tuple[str, str, str], ...] = (
    ("polyglot_gpu_grid_barrier", "a barrier of the whole grid", "blocks of a derivative need not run at once"),
    ("polyglot_gpu_clock", "a clock", "its reading is different on the way back"),
    ("llvm.nvvm.tex.", "a texture", "it is read by hardware that has no adjoint"),
    ("llvm.nvvm.tld4.", "a texture", "it is read by hardware that has no adjoint"),
    ("llvm.nvvm.suld.", "a surface", "it is read by hardware that has no adjoint"),
    ("llvm.nvvm.sust.", "a surface", "it is written by hardware that has no adjoint"),
    ("malloc", "memory that a thread allocates", "the heap of a device is not followed back"),
    ("vprintf", "printing from a device", _PRINTS),
    ("printf", "printing from a device", _PRINTS),
)  # fmt: skip
"""How names begin, construct, why."""


def refuse(kernel: Function, shared: Collection[str]) -> None:
    """Raise for the first thing in a kernel, whose device functions are inlined, that has no derivative on a device."""
    for instruction in kernel.instructions():
        found = _why(instruction) or next(filter(None, (_why_variable(operand, shared) for operand in instruction.operands)), None)
        if found is not None:
            raise refusal(CODE, found[0], instruction, found[1], _ON_THE_CPU)


def _why_variable(value: Value, shared: Collection[str]) -> tuple[str, str] | None:
    if isinstance(value, GlobalVariable):
        if value.name in shared:
            return None
        if value.constant:
            return None if value.initializer is None else _why_variable(value.initializer, shared)
        return f"the variable '{value.name}' of the device", "a derivative does not have what is in the program's variables"
    parts = () if isinstance(value, ins.Instruction) else (*getattr(value, "operands", ()), *getattr(value, "elements", ()))
    return next(filter(None, (_why_variable(part, shared) for part in parts)), None)


def _why(i: ins.Instruction) -> tuple[str, str] | None:
    if isinstance(i, ins.CallBase):
        return _why_call(i)
    if isinstance(i, ins.AtomicRMW):
        return _why_update(i)
    if isinstance(i, ins.CmpXchg):
        return "an atomic exchange under a condition", "what it finds depends on the order in which threads come"
    if isinstance(i, ins.Fence):
        return "a fence (__threadfence)", "it lets blocks read what others have written, in an order that is not followed back"
    if isinstance(i, ins.Load | ins.Store) and (i.ordering or (i.volatile and not _is_own(i.pointer))):
        return _AT_ONCE
    return None


def _why_call(call: ins.CallBase) -> tuple[str, str] | None:
    callee = call.called_function
    if callee is None:
        return "a call through a pointer, or inline assembly, on a device", "what it does is not known"
    for start, construct, why in _CALLS:
        if callee.name.startswith(start):
            return construct, why
    if callee.blocks:
        return f"the call of '{callee.name}', which cannot be inlined", "it calls itself, or is called by its address"
    return None


def _why_update(i: ins.AtomicRMW) -> tuple[str, str] | None:
    if not i.type.scalar.is_float:
        waits = i.operation == "xchg" or (isinstance(i.operands[1], ConstantInt) and i.operands[1].value == 0)
        return _AT_ONCE if waits and i.users else None
    if i.operation not in ("fadd", "fsub"):
        return f"an atomic update of a number other than a sum ({i.operation})", "its derivative depends on the order in which threads come"
    if i.users:
        return "a number that an atomic update returns", "it depends on the order in which threads come"
    return None


def _is_own(pointer: Value) -> bool:
    while isinstance(pointer, ins.GetElementPtr | ins.Cast):
        pointer = pointer.operands[0]
    return isinstance(pointer, ins.Alloca)
