"""Short loops, unrolled before differentiation: those in which lanes exchange numbers, and those that read shared memory.

As statements of `for (by = 16; by; by /= 2) v += __shfl_down_sync(~0u, v, by)`, what the way back needs (`by`) is constant, and nothing is
kept in memory. As statements of `for (k = 0; k < 16; k++) sum += a[y][k] * b[k][x]`, additions to adjoints stand side by side, and lanes
share them out (additions.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.differentiate.rewrites.control.unroll import mark
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import ConstantInt, Function, Value

_MOST_ITERATIONS, _MOST_INSTRUCTIONS = 64, 64


def mark_loops(kernel: Function, members: Iterable[ins.Instruction]) -> None:
    """Ask LLVM to unroll the innermost loops of these instructions that are short."""
    forest = find_loops(ControlFlow(kernel))
    loops = {id(loop): loop for one in members if one.block is not None and (loop := forest.of(one.block)) is not None}
    assert kernel.module is not None
    for loop in loops.values():
        small = sum(len(block.instructions) for block in loop.blocks) <= _MOST_INSTRUCTIONS
        if small and not loop.children and len(loop.latches) == 1 and _ends(loop):
            mark(kernel.module, loop)


def _ends(loop: Loop) -> bool:
    """Whether a loop has few iterations, as constants tell."""
    exiting = {inside for inside, _ in loop.exit_edges}
    (last, *more) = exiting or (loop.header,)
    branch = last.terminator
    if more or not isinstance(branch, ins.Br) or len(last.successors) != 2:
        return False
    known: dict[Value, int] = {}
    phis = [phi for phi in loop.header.phis() if isinstance(phi, ins.Phi)]
    for phi in phis:
        starts = [v for v, block in zip(phi.operands, phi.blocks, strict=True) if block not in loop.blocks]
        if all(isinstance(start, ConstantInt) for start in starts) and len(set(starts)) == 1:
            known[phi] = starts[0].value  # type: ignore[attr-defined]
    leaves = 0 if last.successors[0] not in loop.blocks else 1
    for _ in range(_MOST_ITERATIONS):
        condition = constant_value(branch.operands[0], known)
        if condition is None:
            return False
        if bool(condition) == (leaves == 0):
            return True
        following = {phi: constant_value(phi.incoming_for(loop.latch), known) for phi in phis if phi in known}
        known = {phi: value for phi, value in following.items() if value is not None}
    return False


def constant_value(value: Value, known: Mapping[Value, int]) -> int | None:
    """What an integer is, where some values are known."""
    if isinstance(value, ConstantInt):
        return value.value
    if value in known:
        return known[value]
    if isinstance(value, ins.Cast) and value.opcode in ("zext", "sext", "trunc"):
        return constant_value(value.operands[0], known)
    if not isinstance(value, ins.BinaryOp | ins.Compare) or not isinstance(value.operands[0].type, ty.IntType):
        return None
    left, right = (constant_value(one, known) for one in value.operands)
    if left is None or right is None:
        return None
    name = value.predicate if isinstance(value, ins.Compare) else value.opcode
    result = _OPERATIONS[name](left, right) if name in _OPERATIONS and (right > 0 or name not in _BY_NATURALS) else None
    return None if result is None or abs(result) >> (value.operands[0].type.bits - 1) else int(result)


_OPERATIONS: dict[str, Callable[[int, int], int | None]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << min(b, 64), "lshr": lambda a, b: a >> b if a >= 0 else None, "ashr": lambda a, b: a >> b,
    "sdiv": lambda a, b: a // b if a >= 0 else None, "udiv": lambda a, b: a // b if a >= 0 else None,
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
    **dict.fromkeys(("slt", "ult"), lambda a, b: a < b), **dict.fromkeys(("sle", "ule"), lambda a, b: a <= b),
    **dict.fromkeys(("sgt", "ugt"), lambda a, b: a > b), **dict.fromkeys(("sge", "uge"), lambda a, b: a >= b),
}  # fmt: skip
"""Of numbers that are the same with a sign and without."""
_BY_NATURALS = ("shl", "lshr", "ashr", "sdiv", "udiv")
