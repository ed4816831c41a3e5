"""Where an access begins to walk: the address that it has in the first round of its loops.

Types may say that two accesses are not of the same memory (`polyglot_ad/analysis/tbaa.py`). Where they begin at the very same byte of one
object, they are all the same, as LLVM has it too, whose proof that addresses are equal comes before what types say: the program breaks the
rules of its language, and works with most compilers. So `double *w; long *bits = (long *)w;` and a loop over each are not told apart.
"""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Value

from .addresses import index_effect

Start = tuple[Value, int]


def start_of(layout: DataLayout, pointer: Value) -> Start | None:
    """(the address that others are counted from, bytes from there); None where a variable decides that is no counter of a loop."""
    offset, seen = 0, set[Value]()
    while pointer not in seen:
        seen.add(pointer)
        if isinstance(pointer, ins.GetElementPtr):
            constant, variable = index_effect(layout, pointer.source_type, tuple(pointer.operands[1:]))
            for index, unit, _ in variable:
                first = _first_index(index)
                if first is None:
                    return None
                constant += first * unit
            offset, pointer = offset + constant, pointer.pointer
        elif isinstance(pointer, ins.Phi):
            entry = _entry(pointer, lambda value, phi: isinstance(value, ins.GetElementPtr) and value.pointer is phi)
            if entry is None:
                return pointer, offset
            pointer = entry
        else:
            return pointer, offset
    return None


def _first_index(index: Value) -> int | None:
    """The value of a counter in the first round."""
    while isinstance(index, ins.Cast) and index.opcode in ("sext", "zext"):
        index = index.operands[0]
    if isinstance(index, ins.Phi):
        entry = _entry(index, lambda value, phi: isinstance(value, ins.Instruction) and value.opcode == "add" and phi in value.operands)
        index = index if entry is None else entry
    return index.value if isinstance(index, val.ConstantInt) else None


def _entry(phi: ins.Phi, is_next: Callable[[Value, ins.Phi], bool]) -> Value | None:
    """What a phi begins with, if all else that comes is its next value."""
    others = [value for value in phi.operands if not is_next(value, phi)]
    return others[0] if len(others) == 1 and len(phi.operands) > 1 else None
