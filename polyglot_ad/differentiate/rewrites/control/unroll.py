"""Which loops are unrolled before differentiation: short ones of a constant number of iterations.

`for (k = 0; k < 3; k++) d[k] = x[k] - y[k];` is three statements. As a loop it costs the reverse pass a counter, and what it stores in `d`
is memory that must be cached; as statements `d` is three values. LLVM unrolls what is marked, in the pipeline that prepared the program.
"""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.induction import Counted, constant_iterations, counted, runs_twice
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.analysis.tbaa import AccessTypes
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Constant, Function, Module

from ..words.copy_loops import copy_loops

_FULL = '!{!"llvm.loop.unroll.full"}'
_APART = '!{!"pad.not.unrolled"}'
MOST_ITERATIONS = 9
MOST_INSTRUCTIONS = 128
"""Of the unrolled loop; inner loops are counted as they will be unrolled themselves."""

_PIECES = (ty.I8, ty.I16, ty.I32)
"""Of what may be numbers: a loop that copies or exchanges no more than these becomes a copy of the whole (words/copy_loops.py)."""

_ANY = 2
"""Types on the way from that of an access to the root, of C's char and of what says nothing."""


def mark_short_loops(module: Module, of_bits: bool = False) -> bool:
    """Ask LLVM to unroll them; whether there are any. `of_bits`: only those that go through the bytes of words, by shifts or addresses."""
    found = False
    for function in list(module.functions.values()):
        if function.blocks and not (of_bits and not any(_is_of_bytes(i) for i in function.instructions())):
            for loop in _short_loops(module, function):
                if not of_bits or any(_is_of_bytes(i) for block in loop.blocks for i in block.instructions):
                    mark(module, loop)
                    found = True
    return found


def has_short_loops(module: Module) -> bool:
    """Whether there are any that `of_bits` would leave."""
    return any(
        not any(_is_of_bytes(i) for block in loop.blocks for i in block.instructions)
        for function in module.functions.values()
        if function.blocks
        for loop in _short_loops(module, function)
    )


def _is_of_bytes(i: Instruction) -> bool:
    if i.opcode in ("shl", "lshr", "ashr"):
        return not isinstance(i.operands[1], Constant)
    return (i.opcode == "load" and i.type is ty.I8) or (i.opcode == "store" and i.operands[0].type is ty.I8)


def forget_marks(module: Module) -> None:
    """What LLVM has not unrolled it shall not be asked again, for the derivative's loops: it would warn the user."""
    for name, node in module.metadata.items():
        if node == _FULL:
            module.metadata[name] = _APART


def _short_loops(module: Module, function: Function) -> list[Loop]:
    flow = ControlFlow(function)
    returning = {b for b in flow.order if b.terminator.opcode == "ret"}
    leading = {b for b in flow.order if b in returning or any((flow.reachable[b] >> flow.index[r]) & 1 for r in returning)}
    sizes: dict[Loop, int | None] = {}
    for loop in reversed(find_loops(flow).loops):
        sizes[loop] = _unrolled_size(loop, counted(loop, leading) if loop.simplified else None, sizes)
    short = [loop for loop, size in sizes.items() if size is not None]
    types = AccessTypes(module)
    kept = {
        one.loop
        for one in copy_loops(short, data_layout(module.data_layout), _PIECES)
        if one.access.type is ty.I8 or len(types.path(one.access)) <= _ANY
    }
    return [loop for loop in short if loop not in kept]


def _unrolled_size(loop: Loop, count: Counted | None, inner: dict[Loop, int | None]) -> int | None:
    """Instructions after unrolling; None for a loop that stays."""
    iterations = constant_iterations(count, MOST_ITERATIONS) if count is not None else 2 if runs_twice(loop) else None
    if iterations is None:
        return None
    size = 0
    for block in loop.blocks:
        if not any(child.contains(block) for child in loop.children):
            size += sum(1 for i in block.instructions if i.opcode not in ("phi", "br"))
    for child in loop.children:
        child_size = inner[child]
        if child_size is None:
            return None
        size += child_size
    return size * iterations if size * iterations <= MOST_INSTRUCTIONS else None


def mark(module: Module, loop: Loop) -> None:
    """Ask LLVM to unroll a loop with one latch.

    Where the last iteration's branch, which keeps the mark, becomes one with the latch of the loop around it, that loop would be asked for
    next, and LLVM would warn the user that it cannot. It stays apart from a latch that has a node of its own.
    """
    if loop.parent is not None:
        for latch in loop.parent.latches:
            if "llvm.loop" not in latch.terminator.metadata:
                _add_to_node(module, latch.terminator, _APART)
    _add_to_node(module, loop.latch.terminator, _FULL)


def _add_to_node(module: Module, branch: Instruction, what: str) -> None:
    known = branch.metadata.get("llvm.loop", "")
    elements = module.metadata.get(known, "").partition("{")[2].rstrip("}").split(", ")[1:] if known else []
    added = _fresh(module)
    module.metadata[added] = what
    node = _fresh(module)
    module.metadata[node] = f"distinct !{{{', '.join([node, *elements, added])}}}"
    branch.metadata["llvm.loop"] = node


def _fresh(module: Module) -> str:
    number = len(module.metadata)
    while f"!{number}" in module.metadata:
        number += 1
    return f"!{number}"
