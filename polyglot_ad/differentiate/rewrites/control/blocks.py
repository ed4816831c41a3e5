"""Blocks taken apart, and away."""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Function

_REST = "rest"


def split_block(block: Block, before: ins.Instruction) -> Block:
    """Move `before` and what follows it to a new block; phis of the successors follow. The old block is left without a terminator."""
    function = block.function
    assert function is not None
    # (LLVM cuts names off after 1024 characters: a block that is split hundreds of times would have the label of another one.)
    rest = Block(block.name if block.name.endswith(_REST) else f"{block.name}.{_REST}" if block.name else _REST)
    rest.function = function
    function.blocks.insert(function.blocks.index(block) + 1, rest)
    at = block.position(before)
    rest.instructions, block.instructions = block.instructions[at:], block.instructions[:at]
    for instruction in rest.instructions:
        instruction.block = rest
    for successor in rest.successors:
        for phi in successor.phis():
            assert isinstance(phi, ins.Phi)
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    return rest


def remove_unreachable(function: Function) -> None:
    """Drop blocks that the entry does not reach, and the personality where no landing pad is left."""
    alive = set(ControlFlow(function).order)
    dead = [b for b in function.blocks if b not in alive]
    for block in dead:
        for successor in block.successors:
            if successor in alive:
                for phi in successor.phis():
                    assert isinstance(phi, ins.Phi)
                    while block in phi.blocks:
                        phi.remove_incoming(block)
    for block in dead:
        for instruction in block.instructions:
            instruction.drop_operands()
    function.blocks = [b for b in function.blocks if b in alive]
    if not any(i.opcode == "landingpad" for i in function.instructions()):
        function.personality = None


def as_call(invoke: ins.Invoke) -> ins.Call:
    """Makes a plain call of an invoke of what throws nothing."""
    normal, unwind = invoke.targets
    block = invoke.block
    assert block is not None
    call = ins.Call(invoke.callee, invoke.arguments, invoke.function_type, invoke.name, invoke.flags)
    call.argument_attributes, call.result_attributes = [*invoke.argument_attributes], invoke.result_attributes
    call.attributes, call.calling_convention = invoke.attributes, invoke.calling_convention
    call.metadata = {"dbg": invoke.metadata["dbg"]} if "dbg" in invoke.metadata else {}
    block.insert(len(block.instructions) - 1, call)
    invoke.replace_all_uses_with(call)
    for phi in unwind.phis():
        assert isinstance(phi, ins.Phi)
        phi.remove_incoming(block)
    invoke.erase()
    Builder(block).br(normal)
    return call
