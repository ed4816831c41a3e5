"""Copies of functions, whose originals the analyses know."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from polyglot_ad.analysis.tbaa import KEPT, MOVED, access_type
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Constant, ConstantUndef, Function, Value


def copy_instruction(instruction: ins.Instruction, operands: list[Value]) -> ins.Instruction:
    """The same operation on other operands, in no block. Of the metadata only the source position is kept, and what the program says that
    it accesses (`access_type`)."""
    new = copy.copy(instruction)
    new.users = []
    new.operands = []
    new.block = None
    new.debug_records = []
    new.metadata = {kind: instruction.metadata[kind] for kind in ("dbg", KEPT, MOVED) if kind in instruction.metadata}
    if isinstance(new, ins.CallBase):
        new.argument_attributes = list(new.argument_attributes)
        new.tail = "" if new.tail == "tail" else new.tail
    for operand in operands:
        new.operands.append(operand)
        ins.add_use(operand, new)
    return new


def drop(call: ins.CallBase) -> None:
    """Erase a call that derivatives have no use for; its result, where something mentions it, is undefined."""
    if call.users:
        call.replace_all_uses_with(ConstantUndef(call.type))
    call.erase()


def copy_body(source: Function, target: Function, renamed: Mapping[Function, Function]) -> None:
    """The body of `source` in `target`, whose first parameters are like its own; calls of what was `renamed` are calls of that."""
    values: dict[Value, Value] = dict(zip(source.arguments, target.arguments, strict=False))
    blocks: dict[Block, Block] = {b: target.add_block(b.name) for b in source.blocks}
    pending: list[tuple[ins.Instruction, ins.Instruction]] = []
    for block in source.blocks:
        for instruction in block.instructions:
            new = _copy_with_metadata(instruction)
            if isinstance(new, ins.Phi):
                new.blocks = [blocks[b] for b in new.blocks]
            elif new.is_terminator and new.targets:
                new._targets = [blocks[b] for b in instruction.targets]  # type: ignore[attr-defined]
            blocks[block].append(new)
            values[instruction] = new
            pending.append((instruction, new))
    for instruction, new in pending:
        for operand in instruction.operands:
            mine = operand if isinstance(operand, Constant) else values[operand]
            new.operands.append(mine)
            ins.add_use(mine, new)
        if isinstance(new, ins.CallBase) and (callee := new.called_function) in renamed:
            assert callee is not None
            new.set_operand(len(new.operands) - 1, renamed[callee])


def _copy_with_metadata(instruction: ins.Instruction) -> ins.Instruction:
    new = copy.copy(instruction)
    new.users, new.operands, new.block, new.debug_records = [], [], None, []
    new.metadata = dict(instruction.metadata)
    if isinstance(new, ins.CallBase):
        new.argument_attributes = list(new.argument_attributes)
    return new


class Clone:
    """The body of `source` copied into `target`, whose blocks are appended.

    `value` maps source values to copies, `origin` copies to source values; what has no origin was added later. All returns are led to one
    `exit` block, whose phi (if any) is `result`; `exit` is None when the function never returns.
    """

    def __init__(self, source: Function, target: Function, arguments: dict[Value, Value]) -> None:
        self.source = source
        self.target = target
        self.value: dict[Value, Value] = dict(arguments)
        self.origin: dict[Value, Value] = {copied: original for original, copied in arguments.items()}
        self.blocks: dict[Block, Block] = {}
        self.exit: Block | None = None
        self.result: Value | None = None
        self._copy_blocks()
        self._unify_exits()

    def of(self, value: Value) -> Value:
        return value if isinstance(value, Constant) else self.value[value]

    def source_of(self, value: Value) -> Value:
        return value if isinstance(value, Constant) else self.origin.get(value, value)

    def _copy_blocks(self) -> None:
        for block in self.source.blocks:
            self.blocks[block] = self.target.add_block(block.name)
            self.origin[self.blocks[block]] = block
        pending: list[tuple[ins.Instruction, ins.Instruction]] = []
        for block in self.source.blocks:
            for instruction in block.instructions:
                new = copy_instruction(instruction, [])
                if (type := access_type(instruction)) is not None:
                    new.metadata[KEPT] = type
                if isinstance(new, ins.Phi):
                    new.blocks = [self.blocks[b] for b in new.blocks]
                elif new.is_terminator and new.targets:
                    new._targets = [self.blocks[b] for b in instruction.targets]  # type: ignore[attr-defined]
                self.blocks[block].append(new)
                self.value[instruction] = new
                self.origin[new] = instruction
                pending.append((instruction, new))
        for instruction, new in pending:
            for operand in instruction.operands:
                copied = self.of(operand)
                new.operands.append(copied)
                ins.add_use(copied, new)

    def _unify_exits(self) -> None:
        returns = [b for b in self.target.blocks if b.instructions and b.terminator.opcode == "ret"]
        if not returns:
            return
        self.exit = self.target.add_block("exit")
        values = []
        for block in returns:
            old = block.terminator
            values.append((old.operands[0], block) if old.operands else None)
            old.erase()
            Builder(block).br(self.exit)
        Builder(self.exit).ret()  # a placeholder: the generators say what is returned
        incoming = [v for v in values if v is not None]
        if incoming:
            self.result = (
                incoming[0][0] if len(incoming) == 1 else Builder(before=self.exit.terminator).phi(incoming[0][0].type, incoming, "result")
            )


def copy_blocks(copies: Mapping[Block, Block]) -> dict[Value, Value]:
    """Fill the copies of blocks, which are empty; to their instructions those of the copies. What leads from one block to another leads
    from copy to copy; phis of others know nothing of it yet."""
    values: dict[Value, Value] = {}
    made: list[tuple[ins.Instruction, ins.Instruction]] = []
    for block, copied in copies.items():
        for instruction in block.instructions:
            new = copy_instruction(instruction, [])
            new.name = ""
            new.metadata = dict(instruction.metadata)
            if isinstance(new, ins.Phi):
                new.blocks = [copies.get(b, b) for b in new.blocks]
            elif new.is_terminator and new.targets:
                new._targets = [copies.get(b, b) for b in instruction.targets]  # type: ignore[attr-defined]
            copied.append(new)
            values[instruction] = new
            made.append((instruction, new))
    for instruction, new in made:
        for operand in instruction.operands:
            mapped = values.get(operand, operand)
            new.operands.append(mapped)
            ins.add_use(mapped, new)
    return values
