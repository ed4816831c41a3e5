"""The checkpointed loops of a program: outlined before it is analysed for the last time, settled on what is then known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from polyglot_ad.analysis.loops import find_loops
from polyglot_ad.analysis.memory import Node
from polyglot_ad.budget import Checkpointing
from polyglot_ad.callees import allocation_of
from polyglot_ad.guards.refusals import refusal
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.values import Argument, Constant, ConstantAggregate, Function, GlobalVariable, Module, Value

from ..context import ProgramContext
from ..refusals.errors import place_of
from .addresses import table_of
from .chosen import forget_marks, forget_marks_of
from .extent import Extent, returning_instructions
from .loops import Candidate, Refused, choose, innermost, is_followed, named_loops
from .messages import Communicator, communicator_of, forget_communicators, has_messages
from .names import CARRIED, FORGET, HOLD, OBJECT, POOLED, WANTED
from .outline import outline
from .pool import is_pooled, move_to_pool
from .state import Reason, State, sources_of, state_of

Source = int | Constant
"""Where a carried pointer may lead: a parameter of the loop, or a constant."""


@dataclass(eq=False)
class Checkpointed:
    """A loop that is reversed by checkpoints. `sources`: per carried value, the pointers that it may be; None where it moves by a constant
    step, is no pointer, or is one of those that are `followed`: their shadows are looked up. `counting`: what says how often it
    runs, where only running it does. `share`: into how many parts the memory budget goes, or less 0: how many snapshots the
    user gives it."""

    loop: Function
    steps: Function
    counting: Function | None
    sources: list[list[Source] | None]
    followed: tuple[int, ...]
    place: tuple[str, int] | None
    share: Value
    again: bool
    flags: Value = field(default_factory=lambda: const_int(ty.I64, 0))
    addresses: Value = field(default_factory=lambda: const_int(ty.I64, 0))
    nests: bool = False
    """Whether an iteration runs other loops of these."""
    communicator: Value | None = None
    """Of the messages of an iteration: a constant, or a parameter of `steps`."""


@dataclass
class Checkpoints:
    """`refused`: the loops that stay as they are. `required`: what is kept beside checkpointed loops must be within the budget, too."""

    loops: list[Checkpointed] = field(default_factory=list)
    refused: list[tuple[tuple[str, int] | None, str]] = field(default_factory=list)
    required: bool = False
    nodes: dict[Node, int] = field(default_factory=dict)
    """Memory that is restored to its tag."""
    followed: set[Node] = field(default_factory=set)
    """Memory whose shadow is looked up."""
    touched: set[Node] = field(default_factory=set)
    """Memory that loops use, which must be there in the reverse pass."""
    named: set[str] = field(default_factory=set)
    """Names of the user's that loops have."""

    def apart(self, program: ProgramContext) -> set[Function]:
        """The functions of the loops, and what they call."""
        own = {f for one in self.loops for f in (one.loop, one.steps, one.counting) if f is not None}
        return own | {f for one in own for f in Extent(program.activity, one.instructions()).functions}


def checkpoint_inner_loops(module: Module, program: ProgramContext, wanted: Checkpointing, found: Checkpoints) -> bool:
    """Outline the loops that the user names in others that are named, the innermost ones; whether there are such."""
    named = named_loops(module, program, wanted)
    chosen = innermost(program, named, found.apart(program)) if named.is_any else []
    found.named |= named.found
    for candidate in chosen:
        forget_marks_of(module, find_loops(program.flow(candidate.function)), candidate.loop)
    _outline_all(module, program, chosen, found)
    return bool(chosen)


def checkpoint_loops(module: Module, program: ProgramContext, wanted: Checkpointing, found: Checkpoints) -> None:
    """Outline the loops that can be checkpointed, and have their program say where its objects are. Where that is required,
    raise where there are loops, and none of them can. `found`: loops inside that are outlined."""
    named = named_loops(module, program, wanted)
    named.found |= found.named
    chosen, refused = choose(program, named, found.apart(program))
    forget_marks(module)
    required = wanted.required
    if (required or named.is_any) and refused and (named.is_any or not chosen):
        first = next((one for one in refused if one.deep), refused[0])
        at = first.reason.at if first.reason.at is not None else first.loop.header.terminator
        raise program.refuse(
            "PAD-E206", "a loop within a memory budget", at, first.reason.why,
            "take the derivative without a memory budget, or move this out of the loop",
        )  # fmt: skip
    found.refused = [_explained(one) for one in sorted(refused, key=lambda one: not one.deep)]
    found.required = required
    _outline_all(module, program, chosen, found)


def _outline_all(module: Module, program: ProgramContext, chosen: list[Candidate], found: Checkpoints) -> None:
    touched: dict[Node, int] = {}
    for candidate in chosen:
        state = _state(program, candidate)
        assert isinstance(state, State)
        for node, role in state.roles.items():
            touched[node] = touched.get(node, 0) | role
    pooled = [node for node, role in touched.items() if role & POOLED]
    sites: dict[Value, None] = {}
    for node in touched:
        mine = [site for site in node.sites if isinstance(site, ins.Instruction)]
        sites.update((site, None) for site in mine if node not in pooled or isinstance(site, ins.Alloca))
    _register(program, sites, {program.facts.node(site) for site in sites}.difference(pooled))
    _set_apart([site for node, role in touched.items() if role & CARRIED for site in node.sites])
    move_to_pool(program, pooled)
    for number, candidate in enumerate(chosen):
        found.loops.append(_outline(module, program, candidate, len(chosen) - number))


def _explained(one: Refused) -> tuple[tuple[str, int] | None, str]:
    at = one.reason.at if one.reason.at is not None else one.loop.header.terminator
    return place_of(at), one.reason.why


def _state(program: ProgramContext, candidate: Candidate) -> State | Reason:
    loop = candidate.loop
    flow = program.flow(candidate.function)
    extent = Extent(program.activity, (i for block in flow.order if loop.contains(block) for i in block.instructions))
    phis = [phi for phi in loop.header.phis() if isinstance(phi, ins.Phi)]
    return state_of(program, extent, phis, [phi for phi in phis if is_followed(program, loop, phi)], None)


def _outline(module: Module, program: ProgramContext, candidate: Candidate, left: int) -> Checkpointed:
    loop = candidate.loop
    phis = [phi for phi in loop.header.phis() if isinstance(phi, ins.Phi)]
    assert loop.preheader is not None
    initial = [phi.incoming_for(loop.preheader) for phi in phis]
    place = place_of(loop.latch.terminator) or place_of(loop.header.terminator)
    reached = [
        sources_of(phi, loop.blocks, loop.header) if phi.type.is_pointer and not candidate.moves_evenly(phi) else None for phi in phis
    ]
    flow = program.flow(candidate.function)
    extent = Extent(program.activity, (i for block in flow.order if loop.contains(block) for i in block.instructions))
    if has_messages(extent):
        Communicator(program, extent, loop).say()
    followed = tuple(position for position, phi in enumerate(phis) if is_followed(program, loop, phi))
    made = outline(module, candidate)
    sources = [None if values is None else [_source(value, initial, made.invariant) for value in values] for values in reached]
    share = const_int(ty.I64, -candidate.snapshots if candidate.snapshots else max(left, 2 if candidate.again else 1))
    return Checkpointed(made.loop, made.steps, made.counting, sources, followed, place, share, candidate.again)


def _source(value: Value, initial: list[Value], invariant: list[Value]) -> Source:
    if isinstance(value, Constant):
        return value
    return 1 + initial.index(value) if value in initial else 1 + len(initial) + invariant.index(value)


# where objects are --------------------------------------------------------------------------------------------------------------


def _register(program: ProgramContext, sites: Iterable[Value], nodes: set[Node]) -> None:
    """Have the program say of what it allocates at these places where it is and how large, and when it is gone."""
    for site in sites:
        assert isinstance(site, ins.Instruction) and site.block is not None
        b = Builder(before=_first_after(site))
        if isinstance(site, ins.Alloca):
            size: Value = const_int(ty.I64, program.layout.size(site.allocated_type))
            if site.counted:
                size = b.mul(b.cast("zext", site.operands[0], ty.I64), size)
            _say(b, site, size)
            assert site.block.function is not None
            for block in site.block.function.blocks:
                if block.terminator.opcode == "ret":
                    Builder(before=block.terminator).call_named(FORGET, ty.VOID, [site])
            continue
        row = allocation_of(site)
        assert row is not None and isinstance(site, ins.CallBase)
        total: Value | None = None
        for index in row.size:
            factor = b.cast("zext", site.arguments[index], ty.I64)
            total = factor if total is None else b.mul(total, factor)
        assert total is not None
        _say(b, b.load(ty.PTR, site.arguments[row.place]) if row.place >= 0 else site, total)
    for function in program.activity.functions:
        for i in list(function.instructions()):
            row = allocation_of(i)
            if row is None or row.kind != "free" or row.pointer is None:
                continue
            freed = i.operands[row.pointer]
            if program.facts.node(freed) in nodes:
                Builder(before=i).call_named(FORGET, ty.VOID, [freed])


def _set_apart(sites: Iterable[object]) -> None:
    """Have objects on the stack end before others begin, so that an address says which one it leads to."""
    for site in dict.fromkeys(sites):
        if isinstance(site, ins.Alloca) and not site.counted:
            site.allocated_type = ty.struct((site.allocated_type, ty.I64, ty.I64))


def _first_after(site: ins.Instruction) -> ins.Instruction:
    assert site.block is not None
    following = site.block.after(site)
    while isinstance(site, ins.Alloca) and isinstance(following, ins.Alloca):
        following = site.block.after(following)
    return following


def _say(b: Builder, at: Value, size: Value) -> None:
    b.call_named(OBJECT, ty.VOID, [at, size, const_int(ty.I64, -1)])


# on the final analysis ----------------------------------------------------------------------------------------------------------


def settle(program: ProgramContext, checkpoints: Checkpoints) -> None:
    """What the loops restore, by what is known of the program as it is differentiated."""
    program.checkpoints = checkpoints
    program.checkpointed = {one.loop: one for one in checkpoints.loops}
    states: list[State] = []
    loops = {one.loop for one in checkpoints.loops}
    for one in checkpoints.loops:
        extent = Extent(program.activity, returning_instructions(one.steps))
        one.nests = not loops.isdisjoint(extent.functions)
        carried = [*one.steps.arguments, *(i for i in one.loop.instructions() if not i.type.is_void)]
        followed = [one.steps.arguments[1 + position] for position in one.followed]
        state = state_of(program, extent, carried, followed, _after(program, one))
        if isinstance(state, Reason):
            raise program.refuse(
                "PAD-E206", "a loop within a memory budget", state.at or one.steps.entry.terminator, state.why,
                "take the derivative without a memory budget",
            )  # fmt: skip
        if one.nests and any(role & POOLED for role in state.roles.values()):
            raise program.refuse(
                "PAD-E206", "a loop within a memory budget, around another one", one.steps.entry.terminator,
                "it leaves memory that it allocates to its next iteration", "mark one of the two only",
            )  # fmt: skip
        states.append(state)
        one.communicator = communicator_of(one.steps)
        if one.communicator is not None:
            program.repeated.update((one.steps, *extent.functions))
        for node, role in state.roles.items():
            checkpoints.touched.add(node)
            if role & CARRIED:
                checkpoints.followed.add(node)
            if role & WANTED:
                checkpoints.nodes.setdefault(node, len(checkpoints.nodes))
    forget_communicators(program.module)
    _tag(program, checkpoints)
    program.report.loops += [f"{_at(one.place)} is reversed by checkpoints" for one in checkpoints.loops]
    program.report.loops += [f"{_at(place)} is not reversed by checkpoints: {why}" for place, why in checkpoints.refused]
    for one, state in zip(checkpoints.loops, states, strict=True):
        roles = [const_int(ty.I8, state.roles.get(node, 0) & WANTED) for node in checkpoints.nodes]
        roles.append(const_int(ty.I8, 0))  # of memory that no loop is to restore
        type = ty.array(ty.I8, len(roles))
        name = program.module.unique_name("pad.checkpoint.roles")
        table = GlobalVariable(name, type, ConstantAggregate(type, tuple(roles)), True, "private unnamed_addr")
        one.flags = program.module.add_global(table)
        for call in [i for i in one.loop.instructions() if isinstance(i, ins.CallBase)]:
            if call.called_function is not None and call.called_function.name == HOLD:
                call.set_operand(0, one.flags)
        one.addresses = table_of(program.module, [*(state.addresses.get(node) for node in checkpoints.nodes), None])


def _at(place: tuple[str, int] | None) -> str:
    return f"the loop at {place[0].rsplit('/', 1)[-1]}:{place[1]}" if place is not None else "a loop"


def _after(program: ProgramContext, one: Checkpointed) -> list[ins.Instruction] | None:
    """What may run between the loop and its reverse, where it runs once and in the root."""
    calls = [i for i in one.loop.users if isinstance(i, ins.CallBase)]
    if one.again or len(calls) != 1 or calls[0].block is None or calls[0].block.function is not program.activity.root:
        return None
    call = calls[0]
    block = call.block
    assert block is not None
    flow = program.flow(program.activity.root)
    after = list(block.instructions[block.position(call) + 1 :])
    for other in flow.order:
        if (flow.reachable[block] >> flow.index[other]) & 1:
            after += other.instructions
    return list(Extent(program.activity, after))


def _tag(program: ProgramContext, checkpoints: Checkpoints) -> None:
    said: set[Value] = set()
    for function in program.activity.functions:
        for i in function.instructions():
            if i.type.is_pointer and is_pooled(i):
                tag = checkpoints.nodes.get(program.facts.node(i), len(checkpoints.nodes))
                i.set_operand(1, const_int(ty.I64, tag))
                said.add(i)
    objects = program.module.functions.get(OBJECT)
    for call in list(objects.users) if objects is not None else ():
        assert isinstance(call, ins.CallBase)
        tag = checkpoints.nodes.get(program.facts.node(call.arguments[0]), -1)
        call.set_operand(2, const_int(ty.I64, tag))
        at = call.arguments[0]
        said.add(at.pointer if isinstance(at, ins.Load) else at)
    for node in checkpoints.nodes:
        for site in node.sites:
            if isinstance(site, ins.Instruction) and _place(site) not in said:
                raise program.refuse(
                    "PAD-E206", "a loop within a memory budget", site, "it uses memory of which the program does not say where it is",
                    "take the derivative without a memory budget",
                )  # fmt: skip


def _place(site: ins.Instruction) -> Value:
    """Where the address of what is allocated there is found: it is the result, or in memory."""
    row = allocation_of(site)
    return site.operands[row.place] if row is not None and row.place >= 0 else site


def objects_at_entry(program: ProgramContext) -> list[tuple[Value, int | None, int]]:
    """(address, bytes or None, tag) of what is there before the program runs: variables, and the root's arguments."""
    found: list[tuple[Value, int | None, int]] = []
    for node, tag in program.checkpoints.nodes.items():
        variables = [site for site in dict.fromkeys(node.sites) if isinstance(site, GlobalVariable) and not site.constant]
        found += [(variable, program.layout.size(variable.value_type) or -1, tag) for variable in variables]
    for argument in program.activity.root.arguments:
        tag = program.checkpoints.nodes.get(program.facts.node(argument), -1) if isinstance(argument, Argument) else -1
        if argument.type.is_pointer and tag >= 0:
            found.append((argument, None, tag))
    return found


def beyond(program: ProgramContext, b: Builder) -> Value:
    """The error where more is kept, beside checkpointed loops, than the memory budget allows; null where that may be."""
    checkpoints = program.checkpoints
    if not checkpoints.required:
        return zero(ty.PTR)
    place, why = checkpoints.refused[0] if checkpoints.refused else (None, "no loop keeps it")
    return refusal(
        b, "PAD-E206", "a loop within a memory budget", f"more is kept than the budget allows, and the loop is not checkpointed: {why}",
        "give a larger memory budget, or move what stands against it out of the loop", Place(*place) if place is not None else None,
    )  # fmt: skip
