"""Split form: an augmented primal that returns a tape, and a reverse function that reads it.

The generator makes both halves in one function; here it is cut. What crosses the cut are stack slots: each becomes a field of the tape,
stored when the augmented primal returns, loaded when the reverse function starts. In a held program (`memory.Held`) the augmented primal
has the arena as one more parameter, and the reverse function leaves the tape as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Value

from ..context import ProgramContext
from ..roots.split_attributes import mark_halves
from .fused_calls import join_sines
from .parameters import Parameters

if TYPE_CHECKING:
    from .generator import ReverseGenerator


@dataclass(eq=False)
class SplitPair:
    """`augmented(primals and shadows, arena) -> {result, result shadows, tape}`;
    `reverse(primals and shadows, cotangents, tape) -> gradients`.

    `cotangents` lists (scalar of the result, its type), each passed `width` times."""

    augmented: Function
    reverse: Function
    parameters: Parameters
    result_shadowed: bool
    cotangents: list[tuple[int, ty.Type]]
    width: int
    keeps_addresses: bool = False
    """Whether there are addresses on the tape, which the reverse half uses beside its parameters."""


def declare_pair(program: ProgramContext, source: Function) -> SplitPair:
    """The augmented primal and the reverse of a function of the program, without bodies."""
    parameters = Parameters(program, source)
    result = source.function_type.result
    spot = program.activity.graph.result_spot(source)
    returned = next((b.terminator.operands[0] for b in source.blocks if b.terminator.opcode == "ret" and b.terminator.operands), None)
    cotangents: list[tuple[int, ty.Type]] = []
    if returned is not None and program.activity.is_active(spot):
        cotangents = [(leaf, t) for leaf, t in enumerate(program.result_adjoint_types(source)) if t is not None]
    shadowed = returned is not None and program.result_has_shadow(source)
    members: list[ty.Type] = [] if result.is_void else [result]
    if shadowed:
        members += [result] * program.width
    module = program.module
    augmented = Function(
        module.unique_name(f"{source.name}.augmented"),
        ty.function(ty.struct([*members, ty.PTR]), [*parameters.types, ty.PTR]),
        [*parameters.names, "arena"],
        prefix="internal",
    )
    module.add_function(augmented)
    types = [*parameters.types, *(t for _, t in cotangents for _ in range(program.width)), ty.PTR]
    names = [*parameters.names, *("cotangent" for _ in cotangents for _ in range(program.width)), "tape"]
    reverse = Function(module.unique_name(f"{source.name}.reverse"), ty.function(parameters.gradient_type, types), names, prefix="internal")
    module.add_function(reverse)
    mark_halves(augmented, reverse)
    return SplitPair(augmented, reverse, parameters, shadowed, cotangents, program.width)


def cut_halves(g: ReverseGenerator, pair: SplitPair) -> None:
    whole = g.target
    backward = set(g.control.context) | {g.start_block}
    forward_blocks = [b for b in whole.blocks if b not in backward]
    reverse_blocks = [b for b in whole.blocks if b in backward]
    layout = g.program.layout
    slots = [s for s in g.storage.buffers.crossing if any(u.block in backward for u in s.memory.users)]
    tape_type = ty.struct([s.type for s in slots])

    # the augmented primal
    _move(forward_blocks, pair.augmented)
    mapping: dict[Value, Value] = dict(zip(whole.arguments, pair.augmented.arguments, strict=False))
    mapping[whole.arguments[-1]] = pair.augmented.arguments[-1]
    g.memory.move(pair.augmented.arguments[-1])
    _rename(forward_blocks, mapping)
    if g.exit is not None and g.control.returning:
        g.exit.terminator.erase()
        b = Builder(g.exit)
        tape: Value = val.ConstantNull(ty.PTR)
        if slots:
            tape = g.memory.tape(b, const_int(ty.I64, layout.size(tape_type)))
            for index, slot in enumerate(slots):
                b.store(b.load(slot.type, slot.memory), b.gep(tape_type, tape, [0, index]))
        members = [g.clone.result] if g.clone.result is not None else []
        returned: Value = val.ConstantUndef(pair.augmented.function_type.result)
        for index, member in enumerate([*members, *g.result_shadows, tape]):
            returned = b.insert_value(returned, mapping.get(member, member), index)
        b.ret(returned)

    # the reverse function
    prologue = pair.reverse.add_block("prologue")
    b = Builder(prologue)
    _move(reverse_blocks, pair.reverse)
    memory: dict[Value, Value] = dict(zip(whole.arguments, pair.reverse.arguments, strict=False))
    for block in reverse_blocks:
        for instruction in block.instructions:
            for operand in instruction.operands:
                if isinstance(operand, ins.Alloca) and operand.block not in backward and operand not in memory:
                    memory[operand] = b.alloca(operand.allocated_type, name=operand.name, align=operand.align)
    tape = pair.reverse.arguments[-1]
    for index, slot in enumerate(slots):
        b.store(b.load(slot.type, b.gep(tape_type, tape, [0, index])), memory[slot.memory])
    if slots:
        g.memory.release_tape(b, tape)
    b.br(g.start_block)
    _rename(reverse_blocks, memory)
    finish(g, pair.augmented, pair.reverse)


def finish(g: ReverseGenerator, *functions: Function) -> None:
    """Return the gradients at the end of the reverse pass; the functions made are complete."""
    for function in functions:
        join_sines(function)
    b = g.final
    if b is None:
        return
    p = g.parameters
    if p.gradient_types:
        returned: Value = val.ConstantUndef(p.gradient_type)
        for index, amount in enumerate(g.gradients):
            returned = b.insert_value(returned, amount, index)
        b.ret(returned)
    else:
        b.ret()
    g.zero_adjoints()


def _move(blocks: list[Block], function: Function) -> None:
    for block in blocks:
        block.function = function
        function.blocks.append(block)


def _rename(blocks: list[Block], mapping: dict[Value, Value]) -> None:
    for block in blocks:
        for instruction in block.instructions:
            for index, operand in enumerate(instruction.operands):
                if operand in mapping:
                    instruction.set_operand(index, mapping[operand])
