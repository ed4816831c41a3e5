"""Which loops are checkpointed, when a memory budget is given.

The outermost loops whose iterations can be run again. A loop around loops, or around calls of
functions with loops, is what keeps much per iteration: where there is such a loop, loops with nothing inside stay as they are. Where an
outer loop cannot be checkpointed, those in it are looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.induction import Counted, constant_iterations, counted_in_low_bits, find_affine
from polyglot_ad.analysis.loops import Loop, find_loops
from polyglot_ad.budget import Checkpointing
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Block, Function, Module

from ..context import ProgramContext
from .chosen import Chosen, places_of
from .extent import Extent
from .messages import Communicator, frees_what_is_used, has_messages, waits_for_earlier
from .names import CARRIED, POOLED
from .state import Reason, functions_in_cycles, sources_of, state_of

_SHORT = 16
"""Iterations of a loop that is left alone."""


@dataclass(eq=False)
class Candidate:
    """A loop that can be checkpointed; `again`: there may be several at once, since what it stands in runs several times."""

    function: Function
    loop: Loop
    count: Counted | None
    """None where only running it says how often it runs."""
    deep: bool
    again: bool
    snapshots: int = 0
    """That the user gives it; 0 for as many as there is room for."""
    inner: bool = False
    """Whether iterations of another one run it."""

    def moves_evenly(self, phi: ins.Phi) -> bool:
        """Whether a carried value moves by a constant step."""
        return phi in find_affine(self.loop)


@dataclass(frozen=True)
class Refused:
    function: Function
    loop: Loop
    reason: Reason
    deep: bool


def choose(program: ProgramContext, named: Chosen, apart: Collection[Function] = ()) -> tuple[list[Candidate], list[Refused]]:
    """The loops of a program to checkpoint, and those that are not, with the reason. `named`: what the user says of that; `apart`: of loops
    that are checkpointed already."""
    places: list[str] = []
    accepted: list[Candidate] = []
    refused: list[Refused] = []
    inside = set(apart)
    if named.is_any:
        for function in program.activity.functions:  # those in others count as found
            forest = find_loops(program.flow(function))
            for loop in forest.loops:
                named.snapshots(function, forest, loop)
    cycles = functions_in_cycles(program)
    for function in _callers_first(program):
        if function in inside or not program.activity.needs_derivative(function):
            continue
        flow = ControlFlow(function)
        forest = find_loops(flow)
        work = [loop for loop in forest.loops if loop.parent is None]
        while work:
            loop = work.pop(0)
            places += places_of(loop)
            snapshots = named.snapshots(function, forest, loop)
            if named.is_any and snapshots is None:
                work += loop.children
                continue
            extent = Extent(program.activity, (i for block in flow.order if loop.contains(block) for i in block.instructions))
            deep = bool(loop.children) or any(_has_loops(callee) for callee in extent.functions)
            found = _judge(program, function, flow, loop, extent, function in cycles)
            if isinstance(found, Reason):
                refused.append(Refused(function, loop, found, deep))
                work += loop.children if not named.is_any else []
                continue
            if not found and named.is_any:
                refused.append(Refused(function, loop, Reason("it runs a few times only, or is not entered in one place"), deep))
                continue
            if not found:
                work += loop.children
                continue
            again = loop.parent is not None or function in cycles or _is_repeated(program, function)
            accepted.append(Candidate(function, loop, counted_in_low_bits(loop, _returning(flow)), deep, again, snapshots or 0))
            inside.update(extent.functions)
    named.require_all(places)
    if named.is_any:
        if any(one.deep for one in accepted):
            accepted = [one for one in accepted if one.deep or one.loop not in named.by_function]
        return [one for one in accepted if one.function not in inside], refused
    if any(one.deep for one in accepted) or any(one.deep for one in refused):
        accepted = [one for one in accepted if one.deep]
    return [one for one in accepted if one.function not in inside], refused


@dataclass(eq=False)
class Placed:
    """A loop in its function, with all that runs in it. `snapshots`: that the user gives it."""

    function: Function
    flow: ControlFlow
    loop: Loop
    extent: Extent
    snapshots: int = 0

    @staticmethod
    def of(program: ProgramContext, function: Function, loop: Loop, snapshots: int = 0) -> Placed:
        flow = program.flow(function)
        extent = Extent(program.activity, (i for block in flow.order if loop.contains(block) for i in block.instructions))
        return Placed(function, flow, loop, extent, snapshots)

    @property
    def is_deep(self) -> bool:
        """Whether there are loops in it."""
        return bool(self.loop.children) or any(map(_has_loops, self.extent.functions))

    def is_around(self, other: Placed) -> bool:
        parent = other.loop.parent
        while parent is not None and parent is not self.loop:
            parent = parent.parent
        return parent is not None or other.function in self.extent.functions


def innermost(program: ProgramContext, named: Chosen, apart: Collection[Function]) -> list[Candidate]:
    """Loops that the user names in others that are named, and in which none is. Raises where one of them cannot be checkpointed there."""
    found: list[Placed] = []
    for function in program.activity.functions:
        if function in apart or not program.activity.needs_derivative(function):
            continue
        flow = program.flow(function)
        forest = find_loops(flow)
        given = ((loop, named.snapshots(function, forest, loop)) for loop in forest.loops)
        found += [Placed.of(program, function, loop, snapshots) for loop, snapshots in given if snapshots is not None]
    cycles = functions_in_cycles(program)
    candidates: list[Candidate] = []
    for one in found:
        if not any(other.is_around(one) for other in found) or any(one.is_around(other) for other in found):
            continue
        judged = _judge(program, one.function, one.flow, one.loop, one.extent, one.function in cycles)
        why = judged if isinstance(judged, Reason) else against_nesting(program, one) if judged else Reason("it runs a few times only")
        if why is not None:
            raise program.refuse(
                "PAD-E206", "a loop within a memory budget, in another one", why.at or one.loop.header.terminator, why.why,
                "mark one of the two only",
            )  # fmt: skip
        count = counted_in_low_bits(one.loop, _returning(one.flow))
        candidates.append(Candidate(one.function, one.loop, count, True, True, one.snapshots, inner=True))
    return candidates


def loops_inside(program: ProgramContext, around: Placed) -> tuple[list[Placed], Reason | None]:
    """The outermost loops that an iteration of a loop runs, in its function and in those that it calls, and that can be checkpointed there;
    those with loops in them, if there are such. And why others cannot be."""
    apart: set[Function] = set()
    cycles = functions_in_cycles(program)
    accepted: list[Placed] = []
    against: Reason | None = None
    work = [(around.function, loop) for loop in around.loop.children]
    for function in _callers_first(program):
        if function in around.extent.functions and program.activity.needs_derivative(function):
            work += [(function, loop) for loop in find_loops(program.flow(function)).loops if loop.parent is None]
    while work:
        function, loop = work.pop(0)
        if function in apart:
            continue
        one = Placed.of(program, function, loop)
        judged = _judge(program, function, one.flow, loop, one.extent, function in cycles)
        why = judged if isinstance(judged, Reason) else against_nesting(program, one) if judged else None
        against = against or why
        if judged is True and why is None:
            accepted.append(one)
            apart.update(one.extent.functions)
        else:
            work = [(function, child) for child in loop.children] + work
    accepted = [one for one in accepted if one.function not in apart]
    return [one for one in accepted if one.is_deep] or accepted, against


def against_nesting(program: ProgramContext, one: Placed) -> Reason | None:
    """Why a loop cannot be checkpointed in one that is: addresses of what iterations allocate are restored for one loop at a time."""
    if has_messages(one.extent):
        return Reason("it exchanges messages")
    phis = [phi for phi in one.loop.header.phis() if isinstance(phi, ins.Phi)]
    followed = [phi for phi in phis if is_followed(program, one.loop, phi)]
    state = state_of(program, one.extent, phis, followed, None)
    if isinstance(state, Reason):
        return state
    if followed or state.addresses or any(role & (POOLED | CARRIED) for role in state.roles.values()):
        return Reason("it leaves addresses, or memory that it allocates, to its next iteration")
    return None


def named_loops(module: Module, program: ProgramContext, wanted: Checkpointing) -> Chosen:
    """What the user says of loops. Lines in the sources may be before loops of other functions."""
    named = wanted.loops
    if wanted.by_lines:
        forests = (find_loops(ControlFlow(function)) for function in program.activity.functions)
        places = {place for forest in forests for loop in forest.loops for place in places_of(loop)}
        # Julia's loops may have no instruction on the line that they begin on: the first one is in the next.
        named = tuple((at, number) for name, number in named if (at := name if name in places else _next_line(name)) in places)
    return Chosen(module, named, wanted.alone)


def _next_line(name: str) -> str:
    file, _, line = name.rpartition(":")
    return f"{file}:{int(line) + 1}"


def _has_loops(function: Function) -> bool:
    return bool(find_loops(ControlFlow(function)).loops)


def _callers_first(program: ProgramContext) -> Iterator[Function]:
    called: dict[Function, int] = dict.fromkeys(program.activity.functions, 0)
    calls = {f: {c for i in f.instructions() if isinstance(i, ins.CallBase) for c in program.activity.graph.callees(i)} for f in called}
    for callees in calls.values():
        for callee in callees:
            called[callee] = called.get(callee, 0) + 1
    left = dict.fromkeys(called)
    while left:
        at = next((f for f in left if called[f] == 0), next(iter(left)))
        del left[at]
        yield at
        for callee in calls.get(at, ()):
            called[callee] -= 1


def _is_repeated(program: ProgramContext, function: Function) -> bool:
    """Whether a function may be called several times in one call of the program."""
    sites = [
        i
        for caller in program.activity.functions
        for i in caller.instructions()
        if isinstance(i, ins.CallBase) and function in program.activity.graph.callees(i)
    ]
    if len(sites) > 1:
        return True
    for call in sites:
        assert call.block is not None and call.block.function is not None
        caller = call.block.function
        if find_loops(program.flow(caller)).of(call.block) is not None or (caller is not function and _is_repeated(program, caller)):
            return True
    return False


def _judge(program: ProgramContext, function: Function, flow: ControlFlow, loop: Loop, extent: Extent, recursive: bool) -> Reason | bool:
    """Why a loop cannot be checkpointed, or whether it is worth it."""
    if not loop.simplified or loop.preheader is None:
        return False
    count = counted_in_low_bits(loop, _returning(flow))
    at = loop.header.terminator
    if count is None and not any(map(program.activity.touches, extent)):
        return False
    if count is not None and constant_iterations(count, _SHORT) is not None:
        return False
    if program.sharing.threads or function in program.sharing.concurrent:
        return Reason("other threads run beside it", at)
    if recursive:
        return Reason("its function calls itself", at)
    followed = [phi for phi in loop.header.phis() if isinstance(phi, ins.Phi) and is_followed(program, loop, phi)]
    if any(phi.type.is_aggregate or isinstance(phi.type, ty.VectorType) for phi in followed):
        return Reason("it carries addresses in a vector", at)
    found = state_of(program, extent, loop.header.phis(), followed, None)
    if isinstance(found, Reason):
        return found
    if (wait := waits_for_earlier(program, extent, loop)) is not None:
        return Reason("an iteration begins messages that a later one waits for", wait)
    if (free := frees_what_is_used(program, extent)) is not None:
        return Reason("its messages use a datatype, or an operator, that is freed before the reverse pass", free)
    if has_messages(extent) and not Communicator(program, extent, loop).is_one:
        return Reason("its messages are sent in several communicators, or in one that it makes", at)
    return True


def is_followed(program: ProgramContext, loop: Loop, phi: ins.Phi) -> bool:
    """Whether a carried value is an address that an iteration computes, not one of those that the loop began with, or one that moves by a
    constant step."""
    if not program.facts.is_pointer(phi):
        return False
    return not phi.type.is_pointer or (phi not in find_affine(loop) and sources_of(phi, loop.blocks, loop.header) is None)


def _returning(flow: ControlFlow) -> set[Block]:
    """Blocks from which the function returns."""
    ends = [b for b in flow.order if b.terminator.opcode == "ret"]
    return {b for b in flow.order if any(b is end or (flow.reachable[b] >> flow.index[end]) & 1 for end in ends)}
