"""Blocks taken apart."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Block


def split_block(block: Block, before: ins.Instruction) -> Block:
    """Move `before` and what follows it to a new block; phis of the successors follow. The old block is left without a terminator."""
    function = block.function
    assert function is not None
    rest = Block(f"{block.name}.rest" if block.name else "rest")
    rest.function = function
    function.blocks.insert(function.blocks.index(block) + 1, rest)
    at = block.instructions.index(before)
    rest.instructions, block.instructions = block.instructions[at:], block.instructions[:at]
    for instruction in rest.instructions:
        instruction.block = rest
    for successor in rest.successors:
        for phi in successor.phis():
            assert isinstance(phi, ins.Phi)
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    return rest
