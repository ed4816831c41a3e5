"""Which values are the same for all threads of a block whenever they get there, and which blocks all threads of a block run alike."""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, Block, Function, Value

from .registers import PER_THREAD

_PURE = ins.BINARY | ins.CASTS | {"icmp", "fcmp", "select", "getelementptr", "extractvalue", "insertvalue", "fneg", "phi", "freeze"}


class Uniform:
    """Facts of one kernel, whose built-in variables are values already. Memory and calls are taken to differ between threads."""

    def __init__(self, function: Function, flow: ControlFlow, leaving: Collection[Block] = ()) -> None:
        """`leaving`: blocks at whose ends some threads leave the function, for good: the facts are about the others."""
        self._flow = flow
        self._leaving = leaving
        self._postdominators = postdominators(function, flow)
        self._control = {block: self._controlling(block) for block in flow.order}
        self.divergent: set[Value] = set()
        self.branches: set[Block] = set()
        """Blocks at whose end threads may part."""
        self._solve()

    def varies(self, value: Value) -> bool:
        return value in self.divergent or (isinstance(value, Argument) and value.name in PER_THREAD)

    def deciders(self, block: Block) -> set[Block]:
        """The blocks whose branches decide whether, and how often, this one is run."""
        found: set[Block] = set()
        waiting = [block]
        while waiting:
            for one in self._control.get(waiting.pop(), ()):
                if one not in found:
                    found.add(one)
                    waiting.append(one)
        return found

    def uniform_block(self, block: Block) -> bool:
        return not self.deciders(block) & self.branches

    def _controlling(self, block: Block) -> set[Block]:
        """The branches that this block is control dependent on."""
        found: set[Block] = set()
        for decider in self._flow.order:
            targets = set(decider.successors)
            if len(targets) < 2:
                continue
            after = [block is target or block in self._postdominators[target] for target in targets]
            if any(after) and not (block is not decider and block in self._postdominators[decider]):
                found.add(decider)
        return found

    def _solve(self) -> None:
        changed = True
        while changed:
            changed = False
            for block in self._flow.order:
                for instruction in block.instructions:
                    if instruction not in self.divergent and self._differs(instruction):
                        self.divergent.add(instruction)
                        changed = True
                terminator = block.terminator
                parts = len(set(block.successors)) > 1 and any(map(self.varies, terminator.operands))
                if parts and block not in self.branches and block not in self._leaving:
                    self.branches.add(block)
                    changed = True

    def _differs(self, instruction: ins.Instruction) -> bool:
        if instruction.opcode not in _PURE:
            return not instruction.is_terminator
        if any(map(self.varies, instruction.operands)):
            return True
        if not isinstance(instruction, ins.Phi):
            return False
        return any(not (self._edge_is_uniform(block) or self._is_only_way_in(instruction, block)) for block in instruction.blocks)

    def _is_only_way_in(self, phi: ins.Phi, before: Block) -> bool:
        """Whether a loop is entered from this block alone, from which all threads come to it: after another loop that they leave at
        different times, say."""
        header = phi.block
        assert header is not None
        others = [block for block in phi.blocks if block is not before]
        return bool(others) and header in self._postdominators[before] and all(self._flow.dominates(header, block) for block in others)

    def _edge_is_uniform(self, block: Block) -> bool:
        return block not in self.branches and self.uniform_block(block)


def postdominators(function: Function, flow: ControlFlow) -> dict[Block, Collection[Block]]:
    """For each block, all that stand on every path from it to an end of the function, itself included. A block with no path to an end is
    postdominated by everything."""
    everything = set(flow.order)
    found: dict[Block, set[Block]] = {b: everything if b.successors else {b} for b in flow.order}
    changed = True
    while changed:
        changed = False
        for block in reversed(flow.order):
            if not block.successors:
                continue
            new = set.intersection(*(found[one] for one in block.successors)) | {block}
            if new != found[block]:
                found[block] = new
                changed = True
    return dict(found)
