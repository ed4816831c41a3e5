"""What an iteration of a loop leaves to the next: the memory that has to be stored, and what stands against it.

Memory that an iteration reads and an earlier one wrote is part of every snapshot; what the loop only writes is put back once, when the
reverse pass is done with the loop; what it only reads is stored once where the program may overwrite it after the loop. Memory that is
allocated and given up within an iteration (*local*) is nobody's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from polyglot_ad.analysis.effects import EVERYTHING
from polyglot_ad.analysis.memory import Location, Node
from polyglot_ad.analysis.routines import touched_by
from polyglot_ad.callees import Callee, allocation_of, describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Argument, Constant, Function, GlobalVariable, Value
from polyglot_ad.rules.mpi import standard

from ..context import ProgramContext
from .addresses import Addresses, addresses_in
from .extent import Extent
from .messages import QUERIES, against_message
from .names import BASE, CARRIED, FINAL, POOLED, PREFIX, SNAPSHOT, TOUCHED
from .pool import against_pool, frees_of, is_collected, wants_pool

_HARMLESS = frozenset(("debug", "hint", "query", "integer", "bits", "exit"))
"""Families of functions of libraries that may be called again, though they touch what the program cannot name."""
_RESTORABLE = frozenset(("argument", "alloca", "heap", "global", "constant", "integer"))
"""Origins of memory that can be put back. What an integer leads to that is no address is nothing: that of an empty vector, say."""
_KINDS_AGAINST = {
    "custom": "a call of a function whose derivative the program states",
    "unwinding": "an exception that is caught",
    "indirect": "a call through a pointer",
    "assembly": "inline assembly",
    "unknown": "a call of a function that is not known",
}


@dataclass(frozen=True)
class Reason:
    """Why a loop cannot be checkpointed, and where."""

    why: str
    at: ins.Instruction | None = None


@dataclass
class State:
    """`roles`: nodes to what they are to the loop (see `names`). `addresses`: where those are that restored memory holds."""

    roles: dict[Node, int] = field(default_factory=dict)
    addresses: dict[Node, Addresses] = field(default_factory=dict)
    local: set[Node] = field(default_factory=set)


def state_of(
    program: ProgramContext, extent: Extent, carried: Iterable[Value], followed: Iterable[Value], after: Iterable[ins.Instruction] | None
) -> State | Reason:
    """What a loop of this extent leaves from one iteration to the next. `carried`: its values that are; `followed`: addresses among them
    that an iteration computes. `after`: what may run between the loop and its reverse; None for everything."""
    reason = _effects(program, extent)
    if reason is not None:
        return reason
    facts, effects = program.facts, program.effects
    state = State(local=local_memory(program, extent, list(carried)))
    written: set[Location] = set()
    read: set[Location] = set()
    for i in extent:
        found = effects.writes(i)
        if found is EVERYTHING:
            return Reason("what it writes is not known", i)
        if i in extent.own or not isinstance(i, ins.CallBase) or not program.activity.graph.callees(i):
            written |= found
        read |= _reads(program, i)
    read |= {other for location in read for other in effects.same_bytes(location)}
    later: set[Location] = set()
    for i in after if after is not None else _elsewhere(program, extent):
        found = effects.writes(i)
        if found is EVERYTHING:
            return Reason("what is written after it is not known", i)
        later |= found
    led_to: dict[Node, None] = {}
    for node in {node.find()[0] for node in facts.memory.nodes}:
        if node in state.local or node.only_code:
            continue
        places = set(node.locations())
        if places.isdisjoint(written) and places.isdisjoint(read):
            continue
        role = TOUCHED
        if not places.isdisjoint(written):
            role |= FINAL
        if not places.isdisjoint(written & read):
            role |= SNAPSHOT
        if not places.isdisjoint((read - written) & later):
            role |= BASE | FINAL
        settled = _settled(program, extent, node, role)
        if isinstance(settled, Reason):
            return settled
        state.roles[node] = state.roles.get(node, 0) | settled
        restored = places if settled & POOLED else places & (written | (read & later))
        moved = [x for x in restored if program.activity.points_to_shadowed(x.find().content)]
        if not moved:
            continue
        found_in = addresses_in(program, node, moved)
        if found_in is None:
            return Reason("it stores addresses that the next iteration finds in memory of which it is not known where they are")
        state.addresses[node] = found_in
        state.roles[node] |= CARRIED
        led_to.update((program.facts.memory.target(x.find().content)[0], None) for x in moved)
    for value in followed:
        led_to.update((node, None) for node in _leads_to(program, value))
    for node in led_to:
        if node in state.local or not node.origins <= _RESTORABLE:
            return Reason("it carries an address of memory that an iteration allocates, or of a library")
        settled = _settled(program, extent, node, state.roles.get(node, TOUCHED))
        if isinstance(settled, Reason):
            return settled
        state.roles[node] = settled | CARRIED
    return state


def _elsewhere(program: ProgramContext, extent: Extent) -> Iterable[ins.Instruction]:
    for function in program.activity.functions:
        for i in function.instructions():
            if i not in extent and not (isinstance(i, ins.CallBase) and program.activity.graph.callees(i)):
                yield i


# what may be done twice ---------------------------------------------------------------------------------------------------------


def _effects(program: ProgramContext, extent: Extent) -> Reason | None:
    for i in extent:
        if isinstance(i, ins.Load | ins.Store) and i.volatile:
            return Reason("it accesses volatile memory", i)
        if isinstance(i, ins.CallBase):
            reason = _of_call(program, i)
            if reason is not None:
                return reason
        elif i.opcode in ("invoke", "landingpad", "resume"):
            return Reason(_KINDS_AGAINST["unwinding"], i)
    return None


def _of_call(program: ProgramContext, call: ins.CallBase) -> Reason | None:
    described = describe(call)
    if described.kind == "indirect":
        known = program.activity.called.all_known(call) and program.activity.graph.callees(call)
        return None if known else Reason(_KINDS_AGAINST["indirect"], call)
    if described.kind == "unknown" and described.memory == "none":
        return None
    if described.kind == "message":
        assert described.message is not None
        why = against_message(program, call, described.message)
        return None if why is None else Reason(why, call)
    if described.kind in _KINDS_AGAINST:
        return Reason(_KINDS_AGAINST[described.kind], call)
    if described.external is not None and _is_felt(described):
        return Reason(f"a call of '{described.name}', which is not undone", call)
    return None


def _is_felt(described: Callee) -> bool:
    row = described.external
    assert row is not None
    if described.name.startswith(PREFIX):
        return False
    if row.kind in ("event", "lock") and described.name.startswith(("__kmpc_", "omp_", "pad.order.")):
        return False  # of a region, which is over when the iteration is
    if (query := standard(described.name)) is not None and query.base in QUERIES:
        return False
    return row.hidden and row.kind not in _HARMLESS and described.name.split(".")[0] != "llvm"


# which memory -------------------------------------------------------------------------------------------------------------------


def _reads(program: ProgramContext, i: ins.Instruction) -> set[Location]:
    facts = program.facts
    if isinstance(i, ins.Load):
        return {location.find() for location in facts.locations(i.pointer, i.type)}
    if i.opcode in ("atomicrmw", "cmpxchg"):
        return {location.find() for location in facts.locations(i.operands[0], i.operands[1].type)}
    if not isinstance(i, ins.CallBase) or program.activity.graph.callees(i):
        return set()
    described = describe(i)
    if described.kind in ("fill", "allocation") or (described.external is not None and described.name.startswith((PREFIX, "llvm."))):
        return set()
    if (touched := touched_by(i)) is not None:
        return {facts.walked(access).find() for access in touched}
    pointers = [a for a in i.arguments if facts.is_pointer(a)]
    if described.kind == "copy":
        return {location.find() for location in facts.all_locations(i.arguments[1])}
    return {location.find() for p in pointers for node in program.activity.graph.reached.nodes(p) for location in node.locations()}


def local_memory(program: ProgramContext, extent: Extent, carried: list[Value]) -> set[Node]:
    """Memory that is made in an iteration and that nothing leads to any more when it is over."""
    facts = program.facts
    nodes = {node.find()[0] for node in facts.memory.nodes}
    found = {node for node in nodes if node.origins and node.origins <= {"heap", "alloca"} and all(_in(s, extent) for s in node.sites)}
    found = {node for node in found if not is_collected(program, node)}
    if not found:
        return found
    seen: set[Node] = {facts.node(value) for value in carried if facts.is_pointer(value)}
    for function in program.activity.functions:
        for argument in function.arguments if function not in extent.functions else ():
            seen.update(_leads_to(program, argument))
        for i in function.instructions():
            if i not in extent:
                seen.update(_leads_to(program, i))
    others = [node for node in nodes if node not in found]
    return found - set(facts.memory.reachable([*seen, *others]))


def _leads_to(program: ProgramContext, value: Value) -> Iterable[Node]:
    for content in program.facts.contents(value) if not value.type.is_void else ():
        if content.find().may_point:
            yield program.facts.memory.target(content)[0]


def _in(site: object, extent: Extent) -> bool:
    return isinstance(site, ins.Instruction) and site in extent


def _settled(program: ProgramContext, extent: Extent, node: Node, role: int) -> int | Reason:
    """What memory is to the loop, or what stands against restoring it. `role`: what is known of it so far."""
    if not node.origins <= _RESTORABLE or node.origins == {"integer"}:
        if role == TOUCHED:
            return role  # read, and never written: it is what it was
        return Reason("it writes memory of a library, or memory of which it is not known where it is")
    pooled = wants_pool(program, extent, node)
    if pooled:
        role |= POOLED | SNAPSHOT | FINAL | CARRIED
        if (found := against_pool(program, node)) is not None:
            return Reason(*found)
    if program.open_world is not None and role != TOUCHED and (unknown := program.open_world.against(program, node)) is not None:
        return Reason(unknown)
    reason = _against(program, extent, node, pooled)
    return role if reason is None else reason


def _against(program: ProgramContext, extent: Extent, node: Node, pooled: bool) -> Reason | None:
    for site in node.sites:
        if isinstance(site, ins.Instruction) and (reason := _against_site(program, extent, site, pooled)) is not None:
            return reason
        if isinstance(site, GlobalVariable) and "thread_local" in site.prefix and program.sharing.concurrent:
            return Reason(f"it touches the thread-local variable '{site.name}'")
    if not node.freed or pooled:
        return None
    for i, row in frees_of(program, node):
        assert i.block is not None and i.block.function is not None
        if row.kind != "free" or program.lifetimes.outlives(node) or not program.activity.needs_derivative(i.block.function):
            return Reason("memory that it uses is freed before the reverse pass", i)
    return None


def _against_site(program: ProgramContext, extent: Extent, site: ins.Instruction, pooled: bool) -> Reason | None:
    if isinstance(site, ins.Alloca):
        if site in extent:
            return Reason("memory that an iteration allocates is used by others", site)
        return None if _is_once(program, site) else Reason("it uses memory of the stack that a loop or a branch allocates", site)
    if pooled:
        return None
    row = allocation_of(site)
    if row is None or row.kind not in ("alloc", "zeroed") or not row.size:
        return Reason("memory that it uses is allocated in a way that does not tell its size", site)
    return None


def _is_once(program: ProgramContext, site: ins.Alloca) -> bool:
    """Whether every call that returns has run an `alloca` once: then the object is said to be there, and at the end to be gone."""
    assert site.block is not None and site.block.function is not None
    flow = program.flow(site.block.function)
    returns = [block for block in flow.order if block.terminator.opcode == "ret"]
    return not flow.may_follow(site, site) and all(flow.dominates(site.block, block) for block in returns)


# pointers that are carried ------------------------------------------------------------------------------------------------------


def sources_of(phi: ins.Phi, inside: Iterable[object], header: object) -> list[Value] | None:
    """The pointers that a carried pointer may be: invariant ones, and others that the loop carries (their first values); None where one
    is computed in the loop."""
    blocks = set(inside)
    found: dict[Value, None] = {}
    seen: set[Value] = set()
    work: list[Value] = [phi]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Constant | Argument) or (isinstance(value, ins.Instruction) and value.block not in blocks):
            found[value] = None
        elif isinstance(value, ins.Phi):
            work += value.operands
        elif isinstance(value, ins.Select):
            work += value.operands[1:]
        else:
            return None
    return list(found)


def functions_in_cycles(program: ProgramContext) -> set[Function]:
    """Functions that may be called while they run."""
    calls: dict[Function, set[Function]] = {}
    for function in program.activity.functions:
        calls[function] = {f for i in function.instructions() if isinstance(i, ins.CallBase) for f in program.activity.graph.callees(i)}
    found: set[Function] = set()
    for function in calls:
        seen: set[Function] = set()
        work = list(calls[function])
        while work:
            at = work.pop()
            if at not in seen:
                seen.add(at)
                work += calls.get(at, ())
        if function in seen:
            found.add(function)
    return found
