"""Where an access begins to walk: the address that it has in the first round of its loops.

One that begins at a variable place (a loop that walks backwards, an index that a loop computes) has every address of its steps. What lies
at an offset that is the same for all of a loop, as the parts of a workspace do, stays apart.

Types may say that two accesses are not of the same memory (`polyglot_ad/analysis/tbaa.py`). Where they touch the same bytes of one object,
or both walk on over them, they are all the same, as LLVM has it too, whose proof that addresses are equal
comes before what types say: the program breaks the rules of its language, and works with most compilers. So `double *w;
long *bits = (long *)w;` and a loop over each are not told apart, nor a loop over `w` and a function that is given `(long *)w`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import NamedTuple

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Value

from .addresses import index_effect

_MOST = 32
"""Of the callers that are looked at for what a function is given."""


_ARITHMETIC = frozenset(("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "sdiv", "udiv", "srem", "urem"))


class Start(NamedTuple):
    """`offset`: bytes from `base`. `step`: the access goes on from there in steps of as many bytes; 0 if it does not. Of a walk that begins
    at a variable place the offset is one of those in its steps. `nested`: there are steps of several sizes, which have `step` in common."""

    base: Value
    offset: int
    size: int
    step: int
    nested: bool = False


def any_meet(ones: set[Start], others: set[Start]) -> bool:
    """Whether two of them have bytes in common."""
    by_base: dict[Value, list[Start]] = {}
    for other in others:
        by_base.setdefault(other.base, []).append(other)
    return any(_meet(one, other) for one in ones for other in by_base.get(one.base, ()))


def _meet(one: Start, other: Start) -> bool:
    before = other.offset - one.offset
    if one.size == other.size:
        return before == 0 or bool(one.step and other.step and before % gcd(one.step, other.step) == 0)
    # Members of different sizes lie side by side in the elements of an array; what walks over all bytes meets whatever does so, too.
    return -other.size < before < one.size or (_is_dense(one) and _is_dense(other))


def _is_dense(start: Start) -> bool:
    return start.step == start.size and not start.nested


def starts_of(layout: DataLayout, pointer: Value, size: int) -> set[Start]:
    """Of an access; those in terms of what callers give, too."""
    found: set[Start] = set()
    work = [(pointer, 0, 0, False)]
    while work and len(found) < _MOST:
        address, further, walked, several = work.pop()
        start = _start(layout, address)
        if start is None:
            continue
        base, offset, step = start[0], start[1] + further, gcd(start[2], walked)
        nested = several or start[3] or len({start[2], walked} - {0}) > 1
        if (made := Start(base, offset, size, step, nested)) in found:
            continue
        found.add(made)
        if isinstance(base, val.Argument) and base.function is not None:
            calls = [i for i in base.function.users if isinstance(i, ins.CallBase) and i.called_function is base.function]
            work += [(call.arguments[base.index], offset, step, nested) for call in calls]
    return found


def _start(layout: DataLayout, pointer: Value) -> tuple[Value, int, int, bool] | None:
    """(the address that others are counted from, bytes from there, bytes of a step, whether there are steps of several sizes); None where a
    variable decides that is no counter of a loop."""
    offset, walks, seen = 0, False, set[Value]()
    steps = set[int]()
    while pointer not in seen:
        seen.add(pointer)
        if isinstance(pointer, ins.GetElementPtr):
            constant, variable = index_effect(layout, pointer.source_type, tuple(pointer.operands[1:]))
            for index, unit, _ in variable:
                first = _first_index(index)
                if first is None and not (walks or _varies(index)):
                    return None
                constant += (first or 0) * unit
                steps.add(abs(unit))
            offset, pointer = offset + constant, pointer.pointer
        elif isinstance(pointer, ins.Phi):
            entry = _entry(pointer, lambda value, phi: isinstance(value, ins.GetElementPtr) and value.pointer is phi)
            if entry is None:
                break
            for after in (value for value in pointer.operands if value is not entry and isinstance(value, ins.GetElementPtr)):
                distance, variable = index_effect(layout, after.source_type, tuple(after.operands[1:]))
                steps.update(abs(unit) for unit in (distance, *(unit for _, unit, _ in variable)))
            pointer, walks = entry, True
        else:
            break
    else:
        return None
    steps.discard(0)
    return pointer, offset, gcd(*steps), len(steps) > 1


def _first_index(index: Value) -> int | None:
    """The value of a counter in the first round."""
    index = _widened(index)
    entry = _first_count(index) if isinstance(index, ins.Phi) else None
    index = index if entry is None else entry
    return index.value if isinstance(index, val.ConstantInt) else None


def _varies(index: Value) -> bool:
    """Whether an index is another one in each round of a loop, as far as its arithmetic tells."""
    seen: set[Value] = set()
    work = [index]
    while work and len(seen) < _MOST:
        value = work.pop()
        if value in seen or not isinstance(value, ins.Instruction):
            continue
        seen.add(value)
        if isinstance(value, ins.Phi | ins.Load):
            return True
        if isinstance(value, ins.Cast | ins.Select) or value.opcode in _ARITHMETIC:
            work += value.operands
    return False


def _widened(index: Value) -> Value:
    while isinstance(index, ins.Cast) and index.opcode in ("sext", "zext"):
        index = index.operands[0]
    return index


def _first_count(phi: ins.Phi) -> Value | None:
    return _entry(phi, lambda value, phi: isinstance(value, ins.Instruction) and value.opcode in ("add", "sub") and phi in value.operands)


def _entry(phi: ins.Phi, is_next: Callable[[Value, ins.Phi], bool]) -> Value | None:
    """What a phi begins with, if all else that comes is its next value."""
    others = [value for value in phi.operands if not is_next(value, phi)]
    return others[0] if len(others) == 1 and len(phi.operands) > 1 else None
