"""Throws told apart by type: the optimiser merges `throw A` and `throw B` into one call whose operands are phis; here they are parted
again, so that what an A carries is not taken for what a B carries."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Function, Value
from polyglot_ad.langs.cxx import exceptions as cxx

from ..clone import copy_instruction
from .handlers import called_name


def part_throws(function: Function) -> None:
    """In place."""
    work = [i for i in function.instructions() if called_name(i) == cxx.THROW]
    while work:
        throw = work.pop()
        assert isinstance(throw, ins.CallBase) and throw.block is not None
        type = throw.arguments[1]
        if isinstance(type, ins.Phi) and type.block is throw.block and _movable(throw.block):
            work += _duplicate(function, throw.block)
        elif isinstance(type, ins.Select):
            work += _branch(function, throw, type)


def _movable(block: Block) -> bool:
    """Whether nobody outside uses what the block computes, save phis of its successors."""
    return all(
        user.block is block or (user.opcode == "phi" and user.block in block.successors) for i in block.instructions for user in i.users
    )


def _duplicate(function: Function, block: Block) -> list[ins.Instruction]:
    """One copy of the block for each of its predecessors."""
    throws: list[ins.Instruction] = []
    predecessors = list(dict.fromkeys(b for b in function.blocks if block in b.successors))
    for predecessor in predecessors:
        new = function.add_block(block.name, before=block)
        mapping: dict[Value, Value] = {phi: phi.incoming_for(predecessor) for phi in block.phis() if isinstance(phi, ins.Phi)}
        for instruction in block.instructions:
            if instruction.opcode == "phi":
                continue
            copied = copy_instruction(instruction, [mapping.get(o, o) for o in instruction.operands])
            if copied.is_terminator and copied.targets:
                copied._targets = list(instruction.targets)  # type: ignore[attr-defined]
            new.append(copied)
            mapping[instruction] = copied
            if called_name(copied) == cxx.THROW:
                throws.append(copied)
        for successor in dict.fromkeys(block.successors):
            for phi in successor.phis():
                assert isinstance(phi, ins.Phi)
                value = phi.incoming_for(block)
                phi.add_incoming(mapping.get(value, value), new)
        for index, target in enumerate(predecessor.successors):
            if target is block:
                predecessor.terminator.set_target(index, new)
    _remove(function, block)
    return throws


def _remove(function: Function, block: Block) -> None:
    for successor in dict.fromkeys(block.successors):
        for phi in successor.phis():
            assert isinstance(phi, ins.Phi)
            phi.remove_incoming(block)
    for instruction in block.instructions:
        instruction.drop_operands()
    function.blocks.remove(block)


def _branch(function: Function, throw: ins.CallBase, chosen: ins.Select) -> list[ins.Instruction]:
    """`throw (c ? A : B)` becomes a branch; operands chosen by the same condition go with it."""
    block = throw.block
    assert block is not None
    condition = chosen.operands[0]
    tail = block.instructions[block.position(throw) :]
    throws: list[ins.Instruction] = []
    sides: list[Block] = []
    for side in (1, 2):
        new = function.add_block("thrown", before=None)
        for instruction in tail:
            operands = [o.operands[side] if isinstance(o, ins.Select) and o.operands[0] is condition else o for o in instruction.operands]
            copied = copy_instruction(instruction, operands)
            if copied.is_terminator and copied.targets:
                copied._targets = list(instruction.targets)  # type: ignore[attr-defined]
            new.append(copied)
            if called_name(copied) == cxx.THROW:
                throws.append(copied)
        for successor in dict.fromkeys(new.successors):
            for phi in successor.phis():
                assert isinstance(phi, ins.Phi)
                phi.add_incoming(phi.incoming_for(block), new)
        sides.append(new)
    for successor in dict.fromkeys(block.successors):
        for phi in successor.phis():
            assert isinstance(phi, ins.Phi)
            phi.remove_incoming(block)
    for instruction in reversed(tail):
        instruction.drop_operands()
        block.instructions.remove(instruction)
    Builder(block).cond_br(condition, *sides)
    return throws
