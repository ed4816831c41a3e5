"""What lives from one region of a kernel into another: which values get a place in memory, one per thread or one for the block."""

from __future__ import annotations

from dataclasses import dataclass, field

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, Block, Constant, Value

from .regions import Region, Regions

_REPEATABLE = (ins.BINARY | ins.CASTS | {"icmp", "select", "getelementptr", "extractvalue"}) - {"fadd", "fsub", "fmul", "fdiv", "frem"}
_LARGEST = 16
"""Operations that are rather done again than kept."""


@dataclass
class Slots:
    """`kept`: values with a place; `arriving`: phis at the start of a region, whose values come through memory."""

    regions: Regions
    kept: set[ins.Instruction] = field(default_factory=set)
    arriving: set[ins.Instruction] = field(default_factory=set)
    repeated: dict[Value, bool] = field(default_factory=dict)

    def common(self, value: ins.Instruction) -> bool:
        """Whether one place serves the whole block."""
        regions = self.regions
        if not regions.together or regions.uniform.varies(value) or isinstance(value, ins.Alloca):
            return False
        assert value.block is not None
        if not regions.uniform.uniform_block(value.block):
            return False
        return all(self._settled(region, value) for region in regions.all if value.block in region.blocks)

    @staticmethod
    def _settled(region: Region, value: ins.Instruction) -> bool:
        """Whether no use in the region may come before the definition there, nor get past it."""
        assert value.block is not None
        inside = [user.block for user in value.users if user.block in region.blocks and user.opcode != "phi"]
        return all(user is not None and region.certain(value.block, user) for user in inside)

    def direct(self, region: Region, value: Value, user: Block) -> bool:
        """Whether a use in a block of the region sees the value that the region itself computes."""
        if not isinstance(value, ins.Instruction):
            return True
        assert value.block is not None
        return value.block in region.blocks and region.certain(value.block, user)

    def repeatable(self, value: Value) -> bool:
        """Whether the value is rather computed again where it is used than kept."""
        if value not in self.repeated:
            repeats = isinstance(value, ins.Instruction) and value.opcode in _REPEATABLE
            self.repeated[value] = repeats and self._size(value) <= _LARGEST
        return self.repeated[value]

    def _size(self, value: Value) -> int:
        if isinstance(value, Constant | Argument | ins.Alloca):
            return 0
        assert isinstance(value, ins.Instruction)
        if value.opcode not in _REPEATABLE:
            return 0 if value in self.kept | self.arriving and self.common(value) else _LARGEST + 1
        total = 1
        for operand in value.operands:
            total += self._size(operand) if total <= _LARGEST else 0
        return total


def slots_of(regions: Regions) -> Slots:
    """Find them: what a region uses and another one computed."""
    slots = Slots(regions)
    starts = {region.start for region in regions.all}
    for start in starts:
        slots.arriving.update(start.phis())
    for region in regions.all:
        for block in region.blocks:
            for instruction in block.instructions:
                for value, user in uses(instruction, region):
                    _keep(slots, region, value, user)
        for end in region.ends:
            if end.branch is not None:
                # Branches between regions are outside of the threads: they see what has a place.
                slots.kept.update(o for o in end.branch.terminator.operands if isinstance(o, ins.Instruction))
    return slots


def uses(instruction: ins.Instruction, region: Region) -> list[tuple[Value, Block]]:
    """What an instruction reads in a region, and at the end of which block, or in which."""
    assert instruction.block is not None
    if isinstance(instruction, ins.Phi):
        if instruction.block is region.start:
            return []
        pairs = zip(instruction.operands, instruction.blocks, strict=True)
        return [(value, block) for value, block in pairs if block in region.blocks]
    found: list[tuple[Value, Block]] = [(operand, instruction.block) for operand in instruction.operands]
    if instruction.is_terminator:
        for successor in dict.fromkeys(instruction.targets):
            if successor not in region.inner[instruction.block]:
                found += [(phi.incoming_for(instruction.block), instruction.block) for phi in successor.phis() if isinstance(phi, ins.Phi)]
    return found


def _keep(slots: Slots, region: Region, value: Value, user: Block) -> None:
    if slots.direct(region, value, user) or isinstance(value, ins.Alloca):
        return
    assert isinstance(value, ins.Instruction)
    if slots.repeatable(value):
        for operand in value.operands:
            _keep(slots, region, operand, user)
        return
    slots.kept.add(value)
