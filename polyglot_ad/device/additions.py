"""Additions to adjoints that many threads make at once: which of them the lanes of a warp had better make together.

A device adds to one number by one thread at a time. Where the address says that lanes may add to the same one (the index of a loop that
all run, a row of a tile), the addition becomes a call of a function of the device (lanes.py), which asks the lanes where they add when it
runs, and has those that share an address add up first, by exchanges. Whether they share it is never assumed: a guess here costs time only.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Argument, Constant, Function, Value

ADD = "pad.device.add."
SAME, GROUPED, NARROW, APART = "same", "grouped", "narrow", ""
"""Which lanes may share an address: all; some; some where rows of a block are shorter than a warp; none that can be foreseen."""
_LINEAR = frozenset(
    {"add", "sub", "mul", "shl", "zext", "sext", "trunc", "getelementptr", "ptrtoint", "inttoptr", "bitcast", "addrspacecast"}
)
_FOLLOWED = _LINEAR | ins.BINARY | ins.CASTS | {"phi", "select", "freeze", "icmp"}
_NAMES = {ty.DOUBLE: "f64", ty.FLOAT: "f32"}


def lower_additions(kernel: Function, thread: str) -> None:
    """In place. `thread`: how the calls begin that give a thread's numbers in its block."""
    for addition in [i for i in kernel.instructions() if isinstance(i, ins.AtomicRMW)]:
        amount = addition.operands[1]
        if addition.operation != "fadd" or addition.users or amount.type not in _NAMES:
            continue
        shared = _shared_by(addition.operands[0], thread)
        if shared:
            name = f"{ADD}{shared}.{_NAMES[amount.type]}"
            b = Builder(before=addition)
            b.call_named(name, ty.VOID, [addition.operands[0], amount])
            b.module.functions[name].attributes = ("convergent", "nounwind")
            addition.erase()


def lower_takings(kernel: Function) -> None:
    """In place: to take what an adjoint is, and to leave zero, is one exchange. On NVIDIA's devices a store to a line whose load is under
    way waits for it, and all that comes behind it does too (a step of a lattice Boltzmann method: 7.3 times the primal, 2.1 with
    exchanges). Memory of a block is not behind such a cache."""
    for block in kernel.blocks:
        loads: dict[Value | None, ins.Load] = {}
        for instruction in list(block.instructions):
            if isinstance(instruction, ins.Load):
                array = _array(instruction.pointer)
                loads.pop(array, None)
                plain = not instruction.volatile and not instruction.ordering and instruction.type in _NAMES
                if plain and array is not None:
                    loads[array] = instruction
                elif array is None:
                    loads.clear()
            elif isinstance(instruction, ins.Store):
                load = loads.get(_array(instruction.pointer))
                same = load is not None and load.pointer is instruction.pointer and load.type is instruction.value.type
                if load is not None and same and isinstance(instruction.value, Constant):
                    taken = Builder(before=load).insert(ins.AtomicRMW("xchg", load.pointer, instruction.value, "monotonic"))
                    load.replace_all_uses_with(taken)
                    load.erase()
                    instruction.erase()
                loads.clear()
            elif isinstance(instruction, ins.CallBase | ins.AtomicRMW) or instruction.opcode in ("cmpxchg", "fence"):
                loads.clear()


def _array(pointer: Value) -> Argument | None:
    """The array of the launch that an address is in, where it says so."""
    while isinstance(pointer, ins.GetElementPtr):
        pointer = pointer.pointer
    return pointer if isinstance(pointer, Argument) else None


def _shared_by(address: Value, thread: str) -> str:
    """From the thread's numbers that the address is computed of. A row's number alone is the same in many lanes; one that is linear in the
    column's is different in all lanes of a row; with both, it is taken to be different everywhere."""
    seen: set[tuple[Value, bool]] = set()
    waiting: list[tuple[Value, bool]] = [(address, True)]
    found: set[str] = set()
    while waiting:
        value, linear = waiting.pop()
        if isinstance(value, Argument | Constant) or (value, linear) in seen:
            continue
        seen.add((value, linear))
        if isinstance(value, ins.CallBase):
            called = value.called_function.name if value.called_function is not None else ""
            if called.startswith(thread):
                found.add("column" if called.endswith(".x") and linear else "part" if called.endswith(".x") else "row")
            elif not called.startswith("pad.device."):
                return APART
        elif not isinstance(value, ins.Instruction) or value.opcode not in _FOLLOWED:
            return APART
        else:
            waiting += [(operand, linear and value.opcode in _LINEAR) for operand in value.operands]
    if "part" in found:
        return GROUPED
    if "column" in found:
        return APART if "row" in found else NARROW
    return GROUPED if found else SAME
