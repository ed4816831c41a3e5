"""Drives the making of one reverse-mode function: copy, shadows, reverse blocks, caches, and in split form the cut in two."""

from __future__ import annotations

from typing import cast

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.memory import leaves
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Constant, Function, Value

from ..clone import Clone
from ..context import ProgramContext
from ..parallel.index_splitting import BorderAddition, double_loops
from ..parallel.privatisation import FixedSums
from ..shadows.pointers import Shadows, holds_address
from ..shadows.tagged import CellStores
from .accesses import Accesses
from .adjoints import Adjoints, Key
from .caching import Storage
from .calls import Calls
from .checkpointed import CheckpointedPair
from .control import Control
from .instructions import InstructionAdjoints
from .lookup import Lookup
from .memory import Consumed, Held, Memory, counting
from .parameters import Parameters
from .recorder import Recorder
from .scopes import Scopes
from .skips import Skips
from .split import SplitPair, cut_halves, declare_pair

_FLAGS = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
_ADJOINT_FLAGS = {
    "fadd": ("reassoc", "nsz", "contract"), "fsub": ("nsz", "contract"), "fmul": ("nsz", "contract"), "fneg": ("nsz",),
}  # fmt: skip


class ReverseGenerator:
    """Fills `target`, a function without blocks whose parameters are those of `Parameters`, with primal and reverse pass of `source`.

    `split` means that the reverse pass will run after the function has returned: nothing on the stack survives, and memory that anything
    else may write cannot be read again. `memory` is where the forward half keeps what the reverse half needs.
    """

    def __init__(self, program: ProgramContext, source: Function, target: Function, split: bool, memory: Memory) -> None:
        self.program = program
        self.source = source
        self.target = target
        self.split = split
        self.memory = memory
        self.width = program.width
        self.parameters = Parameters(program, source)
        program.sources[target.name] = source.name
        program.evidence.refuse_strange_control(source)

        prologue = target.add_block("prologue")
        primal, shadows = self.parameters.split(target, self.width)
        self.clone = Clone(source, target, primal)
        self.entry_jump = Builder(prologue).br(self.clone.blocks[source.entry])
        self.entry = Builder(before=self.entry_jump)
        self.exit = self.clone.exit
        self.start_block = Block("start.reverse")
        self.control = Control(target, self.exit, self.entry)
        self.shadows = Shadows(program, self.clone, shadows)
        self.cells = CellStores(program, self.shadows)
        self.start = Builder(self.start_block)
        self.adjoints = Adjoints(self.entry, self.start, self.control.forest)
        self.borders: list[BorderAddition] = []
        self.fixed_sums = FixedSums(self.entry, self.start)
        self.scopes = Scopes(program.module)
        self.recorder = Recorder(self)
        self.calls = Calls(self)
        self.instructions = InstructionAdjoints(self)
        self.accesses = Accesses(self)
        self.skips = Skips(self)
        self.result_shadows: list[Value] = []
        self.gradients: list[Value] = []
        self.cotangents: tuple[list[tuple[int, ty.Type]], list[Value]] = ([], [])
        self.storage: Storage
        self.final: Builder | None = None
        """Where the reverse pass ends, after the prologue's adjoint."""

    # forward half -----------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        for loop in self.control.forest.loops:
            if not loop.simplified:
                raise self.program.refuse(
                    "PAD-E203", "a loop that is not in simplified form", loop.header.terminator,
                    "it is entered or left in more ways than the engine follows",
                    "restructure the loop with a single entry",
                )  # fmt: skip
        if self.control.forest.irreducible:
            raise self.program.refuse(
                "PAD-E204", "an irreducible loop", self.control.forest.irreducible[0].terminator,
                "it has several entries (goto into a loop)",
                "restructure the loop with a single entry",
            )  # fmt: skip
        self.control.add_counters()
        self._forward()
        self.control.settle()
        self.target.blocks.append(self.start_block)
        self.start_block.function = self.target
        self.control.add_reverse_blocks()
        self._reverse()
        self._collect_gradients()
        if self.final is not None:
            self.fixed_sums.finish(self.final)
        self._enter_reverse()
        self._free_arithmetic()
        self.storage = Storage(self)
        self.storage.resolve()
        for value in self.clone.origin:
            if isinstance(value, ins.Load | ins.Store) and value.block is not None:
                self.scopes.primal(value)
        self.scopes.attach()
        double_loops(self)

    def _forward(self) -> None:
        order = self.control.flow.order
        self.shadows.prepare_phis(order)
        for block in order:
            for instruction in list(block.instructions):
                if instruction in self.clone.origin and instruction.block is block:
                    self._forward_instruction(instruction)
        self.shadows.finish_phis()
        if self.clone.result is not None and self.program.result_has_shadow(self.source):
            self.result_shadows = [self.shadows.of(self.clone.result, lane) for lane in range(self.width)]

    def _forward_instruction(self, instruction: ins.Instruction) -> None:
        if instruction.opcode == "phi" or instruction.is_terminator:
            return
        block = instruction.block
        assert block is not None
        after = block.after(instruction)
        builder = Builder(before=after)
        if isinstance(instruction, ins.CallBase):
            self.calls.forward(builder, instruction)
        elif instruction.opcode == "alloca":
            self.calls.allocations.forward_alloca(builder, instruction)
        elif instruction.opcode == "store":
            if not self.cells.store(instruction):
                self.shadows.store(builder, instruction)
        else:
            self.shadows.mirror(builder, instruction)

    # reverse half -----------------------------------------------------------------------------------------------------------

    def _reverse(self) -> None:
        control = self.control
        if not control.returning:
            return
        self._seed()
        for block in reversed(control.returning):
            builder = Builder(control.reverse[block])
            for instruction in reversed(block.instructions):
                if self._has_adjoint_rule(instruction):
                    self.instructions.reverse(builder, instruction)
            self._leave(builder, block)

    def _has_adjoint_rule(self, instruction: ins.Instruction) -> bool:
        """Instructions of the source function, without phis (see `_leave`) and without what stands for the result of an augmented call."""
        return (
            instruction in self.clone.origin
            and instruction.opcode != "phi"
            and not instruction.is_terminator
            and instruction not in self.calls.extracted
        )

    def _seed(self) -> None:
        """Begin with the cotangents of the result, which are parameters of the reverse half."""
        leaves_, values = self.cotangents
        result = self.clone.result
        if result is None or isinstance(result, Constant):
            return
        for position, (leaf, _) in enumerate(leaves_):
            for lane in range(self.width):
                self.adjoints.seed(self.start, result, leaf, lane, values[position * self.width + lane])

    def _collect_gradients(self) -> None:
        """Take the adjoints of the parameters at the end of the reverse pass."""
        if self.final is None:
            return
        for index, leaf in self.parameters.gradient_keys:
            argument = self.clone.value[self.source.arguments[index]]
            for lane in range(self.width):
                type = self.parameters.gradient_types[len(self.gradients)]
                taken = self.adjoints.take(self.final, argument, leaf, lane, type)
                assert taken is not None
                self.gradients.append(taken)

    def _enter_reverse(self) -> None:
        """Close the block in which adjoints are zeroed, now that all of them are known."""
        if self.exit is not None and self.control.returning:
            self.start.br(self.control.reverse[self.exit])
        else:
            self.start.unreachable()

    def zero_adjoints(self) -> None:
        """When the reverse pass is complete: let adjoints be zeroed no earlier than need be."""
        control = self.control
        self.adjoints.zero_late(
            ControlFlow(self.target, self.start_block),
            # In an edge block, the context is the block that control comes from.
            lambda block: block in control.context and control.forest.of(control.context[block]) is None,
        )

    def _free_arithmetic(self) -> None:
        """Say of the arithmetic on adjoints what nobody has promised: in which order sums are added, whether products are rounded before
        they are added, the sign of zeros. What is recomputed of the primal comes later, and is what it was."""
        for block in (self.start_block, *self.control.context):
            for instruction in block.instructions:
                if instruction.opcode == "fdiv" and self.program.reciprocals:
                    instruction.flags = (*instruction.flags, "arcp")
                if instruction.opcode in _ADJOINT_FLAGS:
                    instruction.flags = tuple(f for f in _FLAGS if f in instruction.flags or f in _ADJOINT_FLAGS[instruction.opcode])

    def lookup(self, builder: Builder, value: Value) -> Value:
        """A primal value in the reverse pass."""
        if isinstance(value, ins.Instruction):
            return builder.insert(Lookup(value))
        return value

    def _leave(self, builder: Builder, block: Block) -> None:
        """The adjoints of phis go to the operands of the edge that was taken; then on to the reverse of that predecessor."""
        taken: list[tuple[ins.Phi, int, int, Value]] = []
        for phi in block.phis():
            if phi not in self.clone.origin and phi is not self.clone.result:
                continue
            assert isinstance(phi, ins.Phi)
            if phi is not self.clone.result and not self.is_active(phi):
                continue
            for leaf, type in enumerate(self.adjoint_types(phi)):
                if type is None:
                    continue
                for lane in range(self.width):
                    amount = self.adjoints.take(builder, phi, leaf, lane, type)
                    if amount is not None:
                        taken.append((phi, leaf, lane, amount))
        if block is self.control.flow.order[0]:
            self.final = builder
            return
        edges: dict[Block, Block] = {}
        for predecessor in self.control.predecessors(block):
            edge = self.target.add_block("edge.reverse")
            self.control.context[edge] = block
            edges[predecessor] = edge
            b = Builder(edge)
            passed = [one for one in taken if self.is_active(one[0].incoming_for(predecessor))]
            self.skips.leave_out(b, predecessor, block, passed)
            given: set[Key] = set()
            for phi, leaf, lane, amount in passed:
                value = phi.incoming_for(predecessor)
                # All that this very block has made is taken: of a loop of one block, that is what comes round.
                first = predecessor is block and isinstance(value, ins.Instruction) and value.block is block
                self.adjoints.seed(b, value, leaf, lane, amount, first and (value, leaf, lane) not in given)
                given.add((value, leaf, lane))
            for depth, record in enumerate(self.control.left_loops(predecessor, block)):
                if depth:
                    # Where an inner loop ends is said in terms of what the outer one's counter, which is set by now, stands at.
                    inner = self.target.add_block("edge.reverse")
                    assert record.loop.preheader is not None
                    self.control.context[inner] = record.loop.preheader
                    b.br(inner)
                    b.at_end(inner)
                self.control.enter_reversed(b, record, block)
            b.br(self.control.reverse[predecessor])
        self.control.branch_back(builder, block, edges)

    # questions --------------------------------------------------------------------------------------------------------------

    def is_active(self, value: Value) -> bool:
        if value is self.clone.result and value not in self.clone.origin:
            return self.program.activity.is_active(self.program.activity.graph.result_spot(self.source))
        return self.program.activity.is_active(self.clone.source_of(value))

    def settles(self, pointer: Value) -> bool:
        """Whether this thread may have yet to add to the adjoints of what `pointer`, of the source, leads to (private_accumulators.py)."""
        return self.program.sharing.reproducible and self.program.sharing.is_shared(self.source, pointer)

    def adjoint_types(self, value: Value) -> list[ty.Type | None]:
        if value is self.clone.result and value not in self.clone.origin:
            return self.program.adjoint_types(self._some_result())
        return self.program.adjoint_types(self.clone.source_of(value))

    def _some_result(self) -> Value:
        return next(b.terminator.operands[0] for b in self.source.blocks if b.terminator.opcode == "ret")

    def leaves(self, type: ty.Type) -> list[tuple[tuple[int, ...], int, ty.Type]]:
        return leaves(self.program.layout, type)

    def split_pair(self, target: Function) -> SplitPair:
        """The halves of another function."""
        return split_pair(self.program, target)


def split_pair(program: ProgramContext, source: Function) -> SplitPair:
    """The augmented primal and the reverse of a function of the program; declared now, filled in later."""

    def declare() -> tuple[SplitPair, object]:
        pair = declare_pair(program, source)
        if (found := program.checkpointed.get(source)) is not None:
            return pair, lambda: CheckpointedPair(program, found, pair, split_pair(program, found.steps)).build()
        return pair, lambda: _build(program, source, pair)

    return cast(SplitPair, program.made("split", source, declare))  # type: ignore[arg-type]


def _build(program: ProgramContext, source: Function, pair: SplitPair) -> None:
    given = [(a.type, a.name) for a in pair.reverse.arguments]
    parameters = [*given, (ty.PTR, "arena")]
    whole = Function("whole", ty.function(pair.parameters.gradient_type, [t for t, _ in parameters]), [name for _, name in parameters])
    whole.module = program.module
    count = len(pair.parameters.types)
    arena = whole.arguments[-1]
    memory = Held(arena) if program.held else Consumed(lambda: arena, True, counting(program, source))
    generator = ReverseGenerator(program, source, whole, split=True, memory=memory)
    generator.cotangents = (pair.cotangents, list(whole.arguments[count : len(given) - 1]))
    generator.build()
    pair.keeps_addresses = any(
        holds_address(v.type) or program.facts.is_pointer(generator.clone.source_of(v)) for v in generator.storage.cached
    )
    cut_halves(generator, pair)
