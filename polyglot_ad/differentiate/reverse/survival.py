"""Which loads can be repeated in the reverse pass: those of memory that nothing overwrites after they were executed.

The memory analysis says which instructions may write what a load reads, for all objects that one allocation makes together. Two facts
about single objects are added. Different identified objects (allocations, stack variables, globals, arguments that promise not to overlap)
are different memory. And an allocation is no object that was there before: what is written to the object that an iteration of a loop has
made does not change what is read through an address from an earlier one. (Memory that is freed could come back as a new object; but frees
of memory with a shadow wait for the reverse pass, and all others count as writes.)
"""

from __future__ import annotations

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.memory import Location
from polyglot_ad.analysis.objects import base_object, is_allocation, is_identified
from polyglot_ad.analysis.routines import touched_by
from polyglot_ad.callees import is_memory_copy, is_memory_set
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, Block, ConstantNull, Function, GlobalVariable, Value

from ..context import ProgramContext

Obstacle = ins.Instruction | str


class Survival:
    """Of the loads of one function of the program; `split`: its reverse pass runs after it has returned."""

    def __init__(self, program: ProgramContext, function: Function, split: bool) -> None:
        self.program = program
        self.function = function
        self.split = split
        self._known: dict[Value, Obstacle | None] = {}

    def obstacle(self, load: Value | None) -> Obstacle | None:
        """What stands against repeating a load: the instruction that may overwrite the memory, or words; None if nothing does."""
        if not isinstance(load, ins.Load) or load.volatile or load.ordering:
            return "volatile or atomic memory"
        if load not in self._known:
            self._known[load] = self._find(load)
        return self._known[load]

    def _find(self, load: ins.Load) -> Obstacle | None:
        return self.obstacle_of(load, load.pointer, self.program.facts.locations(load.pointer, load.type))

    def obstacle_of(self, load: ins.Instruction, pointer: Value, locations: list[Location]) -> Obstacle | None:
        """The same of an instruction that reads these locations through a pointer."""
        program = self.program
        if program.held and not program.is_kept(pointer):
            return "memory that may change before the pullback is called"
        if program.variables.may_be_private(pointer):
            return "memory of a thread, and the reverse pass may run in another one"
        node = program.facts.node(pointer)
        if node.freed and program.lifetimes.outlives(node):
            return "memory that the program frees"
        if self.split or (program.sharing.threads and program.sharing.is_shared(self.function, pointer)):
            if self.split and program.on_stack(pointer):
                return "stack memory, which is gone when the reverse pass runs"
            if not program.never_written(locations):
                return "memory that the program writes, perhaps before the reverse pass runs"
            return None
        flow = program.flow(self.function)
        after = program.writers(self.function).after(flow, load, locations)
        return next((writer for writer in after if not self._elsewhere(flow, load, pointer, writer)), None)

    def _elsewhere(self, flow: ControlFlow, load: ins.Instruction, place: Value, writer: ins.Instruction) -> bool:
        """Whether what a writer writes, when it runs after the load, is another object than the one that the load has read."""
        pointer = written_pointer(writer)
        if pointer is None:
            return False
        read, gate = base_object(place), base_object(pointer)
        written = _if_there(gate) if isinstance(gate, ins.Phi) else gate
        if written is None:
            return False
        if read is not written and is_identified(read) and is_identified(written):
            return True
        if not isinstance(written, ins.CallBase) or not is_allocation(written):
            return False
        # The object written to was made at or before the last execution of the gate.
        assert isinstance(gate, ins.Instruction)
        if not _leads(flow, load, writer, avoiding=gate) and _made_since(flow, load, gate, written):
            return True
        if read is written:
            return False
        # It may have been made before the load. Was the address that the load uses there before it?
        if not isinstance(read, ins.Instruction):
            return isinstance(read, Argument | GlobalVariable)
        if not _leads(flow, written, read):
            return True
        passes = not _leads(flow, read, load, avoiding=gate) or not _leads(flow, load, writer, avoiding=gate)
        return passes and _made_since(flow, read, gate, written)


def written_pointer(writer: ins.Instruction) -> Value | None:
    """The address of the only memory that an instruction writes."""
    if isinstance(writer, ins.Store):
        return writer.pointer
    if isinstance(writer, ins.CallBase):
        if is_memory_copy(writer) or is_memory_set(writer):
            return writer.arguments[0]
        written = [access.pointer for access in touched_by(writer) or () if access.operand.writes]
        return written[0] if len(written) == 1 else None
    return None


def _if_there(phi: ins.Phi) -> ins.Instruction | None:
    """The allocation whose result a phi is when it is not null (where nothing is written)."""
    found = {base_object(operand) for operand in phi.operands if not isinstance(operand, ConstantNull)}
    made = next(iter(found)) if len(found) == 1 else None
    return made if isinstance(made, ins.CallBase) and is_allocation(made) else None


def _made_since(flow: ControlFlow, start: ins.Instruction, gate: ins.Instruction, made: ins.Instruction) -> bool:
    """Whether the allocation that a gate passes on, when control comes to the gate after `start`, was made after `start`."""
    if gate is made:
        return True
    assert isinstance(gate, ins.Phi) and start.block is not None and made.block is not None
    if start.block not in flow.index or start.block is made.block or flow.dominates(made.block, start.block):
        return False
    sides = [block for value, block in zip(gate.operands, gate.blocks, strict=True) if not isinstance(value, ConstantNull)]
    return all(block in flow.index and flow.dominates(made.block, block) for block in sides)


def _leads(flow: ControlFlow, first: ins.Instruction, later: ins.Instruction, avoiding: Value | None = None) -> bool:
    """Whether `later` may execute after `first` without an execution of `avoiding` between."""
    block = first.block
    assert block is not None
    stopped = _scan(block, block.position(first) + 1, later, avoiding)
    if stopped is not None:
        return stopped
    seen: set[Block] = set()
    work = list(block.successors)
    while work:
        at = work.pop()
        if at in seen:
            continue
        seen.add(at)
        stopped = _scan(at, 0, later, avoiding)
        if stopped:
            return True
        if stopped is None:
            work += at.successors
    return False


def _scan(block: Block, start: int, wanted: ins.Instruction, avoiding: Value | None) -> bool | None:
    """True if the wanted instruction comes first in the rest of a block, False if the one to avoid does."""
    for instruction in block.instructions[start:]:
        if instruction is wanted:
            return True
        if instruction is avoiding:
            return False
    return None
