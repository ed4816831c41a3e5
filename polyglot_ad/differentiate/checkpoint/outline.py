"""A loop becomes a function of its own, in two layers.

    steps(m, carried..., invariant...) -> {carried...}     m iterations, at least one, without the last of the loop
    loop(n, carried..., invariant...) -> {carried...}      as many calls of steps as it takes

Where the loop was stands a call of `loop` for all iterations that come back to the header. After it the last iteration, which leaves
the loop somewhere in the middle, runs as straight code: the old blocks, whose way back is cut. To the analyses `loop` is a function like
any other, in which what `steps` gives comes back to it, whatever m is.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.induction import emit_backedges
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Argument, Block, ConstantNull, Function, Module, Value

from ..clone import copy_instruction
from ..refusals.errors import place_of
from ..rewrites.control.blocks import remove_unreachable
from .loops import Candidate
from .names import CHUNK, HOLD, UNHOLD


@dataclass(eq=False)
class Outlined:
    """`counting`: what runs the loop to see how often it runs, where that is not known before. `invariant`: the values of the function that
    the last parameters stand for."""

    loop: Function
    steps: Function
    counting: Function | None
    invariant: list[Value]


def outline(module: Module, candidate: Candidate) -> Outlined:
    """Put the loop into functions of its own."""
    found, function = candidate.loop, candidate.function
    assert found.preheader is not None
    flow = ControlFlow(function)
    phis = [phi for phi in found.header.phis() if isinstance(phi, ins.Phi)]
    region = _region(flow, candidate)
    invariant = _invariant(region, phis)
    types = [ty.I64, *(phi.type for phi in phis), *(value.type for value in invariant)]
    names = ["count", *(phi.name for phi in phis), *(value.name for value in invariant)]
    result = ty.struct([phi.type for phi in phis])
    made = [
        Function(module.unique_name(f"{function.name}.{kind}"), ty.function(result, types), list(names), prefix="internal")
        for kind in ("steps", "loop")
    ]
    for one in made:
        module.add_function(one)
        one.metadata = {}
    steps, loop = made
    _fill_steps(steps, candidate, region, phis, invariant)

    b = Builder(before=found.preheader.terminator)
    counting: Function | None = None
    if candidate.count is not None:
        count: Value = emit_backedges(b, candidate.count)
    else:
        count = const_int(ty.I64, -1)
        counting = Function(module.unique_name(f"{function.name}.count"), ty.function(ty.I64, types), list(names), prefix="internal")
        module.add_function(counting)
        _fill_counting(counting, candidate, region, phis, invariant)
    _fill_loop(loop, steps, counting if candidate.inner else None, phis)
    call = b.call(loop, [count, *(phi.incoming_for(found.preheader) for phi in phis), *invariant], name="checkpointed")
    place = found.latch.terminator.metadata.get("dbg") or found.header.terminator.metadata.get("dbg")
    if place is not None:
        call.metadata["dbg"] = place
    latch = found.latch
    taken = [b.extract_value(call, index, name=phi.name) for index, phi in enumerate(phis)]
    for phi, value in zip(phis, taken, strict=True):
        phi.remove_incoming(latch)
        phi.replace_all_uses_with(value)
        phi.erase()
    _cut(latch, found.header, candidate)
    remove_unreachable(function)
    return Outlined(loop, steps, counting, invariant)


def _region(flow: ControlFlow, candidate: Candidate) -> list[Block]:
    """The loop's blocks, and those it leaves for without coming back, in the order of the function."""
    loop = candidate.loop
    ends = [b for b in flow.order if b.terminator.opcode == "ret"]
    returning = {b for b in flow.order if any(b is end or (flow.reachable[b] >> flow.index[end]) & 1 for end in ends)}
    found = set(loop.blocks)
    work = [outside for _, outside in loop.exit_edges if outside not in returning]
    while work:
        block = work.pop()
        if block not in found:
            found.add(block)
            work += block.successors
    return [block for block in flow.order if block in found]


def _invariant(region: list[Block], phis: list[ins.Phi]) -> list[Value]:
    """Values from outside of the region that it uses."""
    blocks, found = set(region), dict[Value, None]()
    for block in region:
        for i in block.instructions:
            if i in phis:
                continue
            for k, operand in enumerate(i.operands):
                if isinstance(i, ins.Phi) and i.blocks[k] not in blocks:
                    continue
                if isinstance(operand, Argument) or (isinstance(operand, ins.Instruction) and operand.block not in blocks):
                    found[operand] = None
    for phi in phis:
        for operand, block in zip(phi.operands, phi.blocks, strict=True):
            outside = isinstance(operand, Argument) or (isinstance(operand, ins.Instruction) and operand.block not in blocks)
            if block in blocks and outside:
                found[operand] = None
    return list(found)


@dataclass(eq=False)
class _Copied:
    """A loop in another function: `following` is what the carried values are when it comes back to the header."""

    entry: Block
    header: Block
    latch: Block
    blocks: dict[Block, Block]
    counter: ins.Phi
    step: ins.Instruction
    following: list[Value]


def _copy_loop(target: Function, candidate: Candidate, region: list[Block], phis: list[ins.Phi], invariant: list[Value]) -> _Copied:
    """The loop's blocks in `target`, with a counter; the ways out lead to the blocks of the function that it comes from."""
    loop = candidate.loop
    _, *given = target.arguments
    values: dict[Value, Value] = dict(zip(invariant, given[len(phis) :], strict=True))
    entry = target.add_block("entry")
    blocks = {block: target.add_block(block.name) for block in region}
    Builder(entry).br(blocks[loop.header])
    pending: list[tuple[ins.Instruction, ins.Instruction]] = []
    for block in region:
        for i in block.instructions:
            if _ends_outside(i, blocks):
                continue
            if isinstance(i, ins.Phi) and i in phis:
                new: ins.Instruction = ins.Phi(i.type, (), i.name)
                new.metadata = {key: i.metadata[key] for key in ("dbg",) if key in i.metadata}
            else:
                new = copy_instruction(i, [])
                new.metadata = dict(i.metadata)
                new.metadata.pop("llvm.loop", None)
            if isinstance(new, ins.Phi):
                new.blocks = [blocks[b] for b in i.blocks if b in blocks] if i not in phis else []  # type: ignore[attr-defined]
            elif new.is_terminator and new.targets:
                new._targets = [blocks.get(b, b) for b in i.targets]  # type: ignore[attr-defined]
            blocks[block].append(new)
            values[i] = new
            pending.append((i, new))
    for i, new in pending:
        if i in phis:
            continue
        operands = list(i.operands)
        if isinstance(i, ins.Phi):
            operands = [o for o, b in zip(i.operands, i.blocks, strict=True) if b in blocks]
        for operand in operands:
            mine = values.get(operand, operand)
            new.operands.append(mine)
            ins.add_use(mine, new)
    latch, header = blocks[loop.latch], blocks[loop.header]
    counter = ins.Phi(ty.I64, (), "n")
    header.insert(0, counter)
    following = [values.get(phi.incoming_for(loop.latch), phi.incoming_for(loop.latch)) for phi in phis]
    for position, phi in enumerate(phis):
        mine = values[phi]
        assert isinstance(mine, ins.Phi)
        mine.add_incoming(given[position], entry)
        mine.add_incoming(following[position], latch)
    step = Builder(before=latch.terminator).insert(ins.BinaryOp("add", counter, const_int(ty.I64, 1), "n.next", ("nuw", "nsw")))
    counter.add_incoming(const_int(ty.I64, 0), entry)
    counter.add_incoming(step, latch)
    return _Copied(entry, header, latch, blocks, counter, step, following)


def _ends_outside(i: ins.Instruction, inside: Container[Block]) -> bool:
    """Whether a marker says when stack memory is in use that is not the loop's own."""
    callee = i.called_function if isinstance(i, ins.CallBase) else None
    if callee is None or not callee.name.startswith("llvm.lifetime."):
        return False
    return not any(isinstance(operand, ins.Alloca) and operand.block in inside for operand in i.operands)


def _fill_steps(steps: Function, candidate: Candidate, region: list[Block], phis: list[ins.Phi], invariant: list[Value]) -> None:
    made = _copy_loop(steps, candidate, region, phis, invariant)
    done = steps.add_block("done")
    inside = set(made.blocks.values())
    if candidate.count is not None:
        for block in list(made.blocks.values()):
            _stay(block, inside)
    else:
        # What was counted when the loop ran first must be so again.
        _lead_out(made, inside, _other_way(steps, candidate))
    end = made.latch.terminator
    b = Builder(before=end)
    more = b.icmp("ult", made.step, steps.arguments[0])
    if candidate.count is None and len(end.targets) > 1:
        # The latch asks whether to go on.
        goes_on = steps.add_block("goes.on")
        for index, target in enumerate(end.targets):
            if target is made.header:
                end._targets[index] = goes_on  # type: ignore[attr-defined]
        b = Builder(goes_on)
        b.cond_br(more, made.header, done)
        for phi in made.header.phis():
            assert isinstance(phi, ins.Phi)
            phi.blocks = [goes_on if block is made.latch else block for block in phi.blocks]
        last = goes_on
    else:
        branch = b.cond_br(more, made.header, done)
        branch.metadata = {key: end.metadata[key] for key in ("dbg",) if key in end.metadata}
        end.erase()
        last = made.latch
    b = Builder(done)
    returned: Value = b.undef(steps.function_type.result)
    joined = [b.phi(value.type, [(value, last)]) for value in made.following]
    for position, value in enumerate(joined):
        returned = b.insert_value(returned, value, position)
    b.ret(returned)
    remove_unreachable(steps)


def _fill_counting(counting: Function, candidate: Candidate, region: list[Block], phis: list[ins.Phi], invariant: list[Value]) -> None:
    """How often the loop comes back to its header."""
    made = _copy_loop(counting, candidate, region, phis, invariant)
    done = counting.add_block("done")
    ends = _lead_out(made, set(made.blocks.values()), done)
    b = Builder(done)
    b.ret(b.phi(ty.I64, [(made.counter, block) for block in ends]))
    remove_unreachable(counting)


def _lead_out(made: _Copied, inside: set[Block], to: Block) -> list[Block]:
    """Have all ways out lead to one block, each by a block of its own, which are given: loops inside stay in simplified form."""
    found: list[Block] = []
    assert to.function is not None
    for block in made.blocks.values():
        end = block.terminator
        for index, target in enumerate(end.targets or ()):
            if target not in inside:
                found.append(to.function.add_block("way.out"))
                Builder(found[-1]).br(to)
                end._targets[index] = found[-1]  # type: ignore[attr-defined]
    return found


def _other_way(function: Function, candidate: Candidate) -> Block:
    """A block that raises: the loop went another way than before."""
    block = function.add_block("other.way")
    b = Builder(block)
    refuse(
        b, "PAD-E206", "a loop that runs until a condition holds", "it ran another number of times when it was run again",
        "compile without -ffast-math, or count its iterations", place_of(candidate.loop.header.terminator),
    )  # fmt: skip
    b.unreachable()
    return block


def _stay(block: Block, inside: set[Block]) -> None:
    """Of an exit that no iteration but the last takes: control stays."""
    end = block.terminator
    targets = list(end.targets) if end.targets else []
    if not targets or all(target in inside for target in targets):
        return
    kept = [target for target in targets if target in inside]
    assert len(kept) == 1, "an exit test has two ways"
    end.erase()
    Builder(block).br(kept[0])


def _fill_loop(loop: Function, steps: Function, counting: Function | None, phis: list[ins.Phi]) -> None:
    """`counting`: where the loop runs outside of derivatives, too, and how often is not known before."""
    given_count, *given = loop.arguments
    entry, head, body, done = (loop.add_block(name) for name in ("entry", "head", "body", "done"))
    count: Value = given_count
    b = Builder(entry)
    if counting is not None:
        # What it writes is known later, by the analysis that decides what is restored (`settle`).
        held = b.call_named(HOLD, ty.I64, [ConstantNull(ty.PTR)], name="held")
        count = b.call(counting, [given_count, *given], name="count")
        b.call_named(UNHOLD, ty.VOID, [held, count])
    b.br(head)
    b = Builder(head)
    left = b.phi(ty.I64, [], "left")
    values = [b.phi(phi.type, [], phi.name) for phi in phis]
    b.cond_br(b.icmp("ne", left, const_int(ty.I64, 0)), body, done)
    b = Builder(body)
    some = b.call_named(CHUNK, ty.I64, [left], name="some")
    made = b.call(steps, [some, *values, *given[len(phis) :]])
    following = [b.extract_value(made, position) for position in range(len(phis))]
    rest = b.sub(left, some)
    b.br(head)
    left.add_incoming(count, entry)
    left.add_incoming(rest, body)
    for position, value in enumerate(values):
        value.add_incoming(given[position], entry)
        value.add_incoming(following[position], body)
    b = Builder(done)
    returned: Value = b.undef(loop.function_type.result)
    outs = [b.phi(value.type, [(value, head)]) for value in values]
    for position, value in enumerate(outs):
        returned = b.insert_value(returned, value, position)
    b.ret(returned)


def _cut(latch: Block, header: Block, candidate: Candidate) -> None:
    """The last iteration does not come to the latch's way back: what leads there only is unreachable, or left otherwise. Where the loop was
    counted by running it, that is checked."""
    end = latch.terminator
    if candidate.count is None:
        assert latch.function is not None
        raising = _other_way(latch.function, candidate)
        for index, target in enumerate(end.targets):
            if target is header:
                end._targets[index] = raising  # type: ignore[attr-defined]
        return
    others = [target for target in end.targets if target is not header]
    end.erase()
    b = Builder(latch)
    if others:
        b.br(others[0])
    else:
        b.unreachable()
