"""Which reads of a GPU's kernel no two threads of a launch make of the same number, so that their adjoints are added plainly.

The threads' numbers are arguments of the function that each of them runs (polyglot_ad/device). A read at
`base + s·(block.x·block.size.x + thread.x) + c` has an element of `s` bytes to itself, if the launch has one dimension, and so has one at
`base + s·thread.x + c` in memory of the block. Additions are plain where all reads of that memory are such. The launch's other dimensions,
and that nothing wraps around, are tried when it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import find_loops
from polyglot_ad.analysis.polynomials import Symbol
from polyglot_ad.analysis.symbolic import Obligation, Symbolic
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Argument, Function, Value

from .ways import ATOMIC, Below, Read, Way

OF_BLOCK = "shared."
"""How the names of arguments begin that lead to memory of a block."""
_SINGLE = ("block.size.y", "block.size.z", "grid.size.y", "grid.size.z")
_MOST_THREADS, _BLOCKS = 10, 20
"""Powers of two: no block has more threads; launches with more blocks are not looked into."""


class KernelReads:
    """Of a kernel's function: `reads` are all that add to adjoints of memory that threads share, but for those `alone` in what they write
    themselves, which no other thread reads."""

    def __init__(
        self, kernel: Function, flow: ControlFlow, layout: DataLayout, reads: Sequence[Read], alone: Callable[[ins.Instruction], bool]
    ) -> None:
        self._arguments = {a.name: a for a in kernel.arguments}
        self._symbolic = Symbolic(layout, find_loops(flow), set())
        self._reads = [read for read in reads if not alone(read.instruction)]
        self._ways: dict[ins.Instruction, Way] = {}

    def way(self, instruction: ins.Instruction) -> Way:
        if instruction not in self._ways:
            self._ways[instruction] = self._find(instruction)
        return self._ways[instruction]

    def _find(self, instruction: ins.Instruction) -> Way:
        own = next((read for read in self._reads if read.instruction is instruction), None)
        cell = self._cell(own) if own is not None else None
        if own is None or cell is None:
            return ATOMIC
        for other in self._reads:
            if not own.locations.isdisjoint(other.locations) and self._cell(other) != cell:
                return ATOMIC
        tests = {Below(self._arguments[name], 1) for name in _SINGLE}
        return Way(False, tests=frozenset({*tests, Below(self._arguments["grid.size.x"], _BLOCKS)}))

    def _cell(self, read: Read) -> tuple[Value, int] | None:
        """Where elements begin that belong to one thread each, and their bytes, if a read is of such a one."""
        load = read.instruction
        if not isinstance(load, ins.Load) or any(name not in self._arguments for name in (*_SINGLE, "grid.size.x")):
            return None
        address = self._symbolic.address(load.pointer)
        if not isinstance(address.base, Argument):
            return None
        thread, block, size = (self._symbol(name) for name in ("thread.x", "block.x", "block.size.x"))
        bounds = {thread: 1 << _MOST_THREADS, size: 1 << _MOST_THREADS, block: 1 << _BLOCKS}
        if not all(_is_met(obligation, bounds) for obligation in address.obligations):
            return None
        terms = dict(address.offset.terms)
        start, stride = terms.pop((), 0), terms.pop((thread,), 0)
        of_blocks = tuple(sorted((block, size), key=lambda symbol: symbol.serial))
        if not address.base.name.startswith(OF_BLOCK) and terms.pop(of_blocks, 0) != stride:
            return None
        inside = stride > 0 and start >= 0 and start + read.size <= stride
        return (address.base, stride) if inside and not terms else None

    def _symbol(self, name: str) -> Symbol:
        argument = self._arguments.get(name)
        return self._symbolic.symbol("value", argument) if argument is not None else self._symbolic.symbol("none", name)


def _is_met(obligation: Obligation, bounds: dict[Symbol, int]) -> bool:
    """Whether a polynomial does not wrap around; all symbols that are bounded are natural numbers."""
    found = obligation.value.magnitude(bounds)
    if found is None or found >= 1 << (obligation.bits - 1):
        return False
    return not obligation.natural or all(factor >= 0 for factor in obligation.value.terms.values())
