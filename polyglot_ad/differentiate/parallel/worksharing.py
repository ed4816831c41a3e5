"""Worksharing loops in a region: which loops run through the iterations that the OpenMP runtime gives to one thread.

The runtime numbers the iterations of a construct, from `first` to `last`, and gives each to one thread, in chunks (lower, upper). The
compiler's code runs through a chunk in a loop from `lower` to `upper`; with several chunks per thread this loop is inside another. What is
recognised here is the start of that loop (the lower bound, a whole number of strides further on for chunked static schedules; or zero,
where the iteration number is the sum) and that its end comes from the upper bound, which a program itself cannot name.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import Loop, LoopForest
from polyglot_ad.analysis.polynomials import Polynomial
from polyglot_ad.analysis.symbolic import Symbolic
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Block, ConstantInt, Function, Value

_STATIC = "__kmpc_for_static_init_"
_DISPATCH = "__kmpc_dispatch_init_"
_NEXT = "__kmpc_dispatch_next_"
_DEPTH = 10


@dataclass(eq=False)
class Construct:
    """One worksharing loop of the program. `first` and `last` bound the iteration numbers of all threads, where they are known."""

    start: ins.CallBase
    givers: list[ins.CallBase]
    """The calls that give the thread a chunk."""
    lower: Value
    upper: Value
    stride: Value | None
    first: Value | None
    last: Value | None
    chunks: dict[Loop, Chunk] = field(default_factory=dict)
    lowers: set[Value] = field(default_factory=set)
    """What is read of the lower bound."""


@dataclass(eq=False)
class Chunk:
    """A loop through one chunk. The iteration number is `base` plus the loop's counter; `phi` moves by one per iteration."""

    construct: Construct
    loop: Loop
    base: Polynomial
    phi: ins.Phi
    tested: Value
    """What is compared with `bound` when an iteration ends; it moves by one."""
    bound: Value


class Worksharing:
    """The constructs of one function."""

    def __init__(self, function: Function, flow: ControlFlow, forest: LoopForest, symbolic: Symbolic) -> None:
        self._flow = flow
        self._forest = forest
        self._symbolic = symbolic
        self.constructs = [c for c in _constructs(function, flow) if self._is_plain(c)]
        self.chunks: dict[Loop, Chunk] = {}
        for construct in self.constructs:
            bounds = {which: self._loads(construct, place) for which, place in (("lower", construct.lower), ("upper", construct.upper))}
            construct.lowers = bounds["lower"]
            strides = self._loads(construct, construct.stride) if construct.stride is not None else set()
            for loop in forest.loops:
                if loop not in self.chunks and loop.simplified and flow.dominates(_block(construct.start), loop.header):
                    chunk = self._chunk(construct, loop, bounds["lower"], bounds["upper"], strides)
                    if chunk is not None:
                        self.chunks[loop] = construct.chunks[loop] = chunk

    def chunk_of(self, block: Block | None) -> Chunk | None:
        """The loop through a chunk that a block belongs to."""
        loop = self._forest.innermost.get(block) if block is not None else None
        while loop is not None:
            if loop in self.chunks:
                return self.chunks[loop]
            loop = loop.parent
        return None

    def _is_plain(self, construct: Construct) -> bool:
        """Whether the variables for the bounds are used for nothing else."""
        places = [construct.lower, construct.upper]
        return all(isinstance(place, ins.Alloca) and all(_is_access(u, place, construct) for u in place.users) for place in places)

    def _loads(self, construct: Construct, place: Value) -> set[Value]:
        """Loads of what the runtime has stored there."""
        found: set[Value] = set()
        if not isinstance(place, ins.Alloca):
            return found
        stores = [u for u in place.users if isinstance(u, ins.Store)]
        for load in place.users:
            given = any(_comes_before(self._flow, giver, load) for giver in construct.givers)
            if isinstance(load, ins.Load) and given and not any(_reaches(store, load, construct.givers) for store in stores):
                found.add(load)
        return found

    def _chunk(self, construct: Construct, loop: Loop, lower: set[Value], upper: set[Value], strides: set[Value]) -> Chunk | None:
        tested, bound, ends = None, None, False
        for block, _ in loop.exit_edges:
            condition = block.terminator.operands[0] if block.terminator.operands else None
            if not isinstance(condition, ins.Compare) or condition.opcode != "icmp" or len(loop.exit_edges) != 1:
                return None
            for one, other in (condition.operands, condition.operands[::-1]):
                if loop.is_invariant(other) and not loop.is_invariant(one) and _derived(other, upper, set()):
                    tested, bound, ends = one, other, True
        if not ends or tested is None or bound is None:
            return None
        counter = self._symbolic.counter(loop)
        steps = self._symbolic.integer(tested).value.linear(counter)
        if steps is None or steps[0].constant != 1:
            return None
        natural: ins.Phi | None = None
        for phi in loop.header.phis():
            parts = self._symbolic.integer(phi).value.linear(counter)
            if not isinstance(phi, ins.Phi) or parts is None or parts[0].constant != 1:
                continue
            if self._is_lower(parts[1], lower, strides, loop):
                return Chunk(construct, loop, parts[1], phi, tested, bound)
            if parts[1].constant == 0:
                natural = phi
        # From zero on: the end is a difference of the bounds.
        found = [load for load in lower if _derived(bound, {load}, set())]
        if len(found) == 1 and natural is not None and steps[1].constant in (0, 1):
            return Chunk(construct, loop, self._symbolic.integer(found[0]).value, natural, tested, bound)
        return None

    def _is_lower(self, start: Polynomial, lower: set[Value], strides: set[Value], loop: Loop) -> bool:
        """Whether a chunk starts at a polynomial: the lower bound, or that many strides further on."""
        for load in lower:
            rest = start - self._symbolic.integer(load).value
            if rest.constant == 0:
                return True
            if loop.parent is not None:
                parts = rest.linear(self._symbolic.counter(loop.parent))
                if parts is not None and parts[1].constant == 0 and any(parts[0] == self._symbolic.integer(s).value for s in strides):
                    return True
        return False


def _constructs(function: Function, flow: ControlFlow) -> list[Construct]:
    found: list[Construct] = []
    dispatched: list[Construct] = []
    for call in function.instructions():
        if not isinstance(call, ins.CallBase) or call.called_function is None or call.block not in flow.index:
            continue
        name, arguments = call.called_function.name, call.arguments
        if name.startswith(_STATIC) and _is_one(arguments[7]):
            first, last = (_stored(flow, arguments[k], call) for k in (4, 5))
            found.append(Construct(call, [call], arguments[4], arguments[5], arguments[6], first, last))
        elif name.startswith(_DISPATCH) and _is_one(arguments[5]):
            nexts = [n for n in function.instructions() if isinstance(n, ins.CallBase) and n.called_function is not None
                     and n.called_function.name.startswith(_NEXT) and n.block in flow.index]  # fmt: skip
            dispatched.append(Construct(call, nexts, call, call, None, arguments[3], arguments[4]))
    for construct in dispatched:
        # A chunk is asked for of the construct that was started last.
        mine = [n for n in construct.givers if _started_by(flow, n, [c.start for c in dispatched]) is construct.start]
        places = {(n.arguments[3], n.arguments[4]) for n in mine}
        if len(places) == 1:
            construct.givers = mine
            construct.lower, construct.upper = next(iter(places))
            found.append(construct)
    return found


def _started_by(flow: ControlFlow, call: ins.CallBase, starts: list[ins.CallBase]) -> ins.CallBase | None:
    before = [s for s in starts if _comes_before(flow, s, call)]
    for start in before:
        if all(other is start or _comes_before(flow, other, start) for other in before):
            return start
    return None


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 1


def _stored(flow: ControlFlow, place: Value, call: ins.Instruction) -> Value | None:
    """What is in a variable before a call: its only store that comes before on every path."""
    stores = [u for u in place.users if isinstance(u, ins.Store) and u.pointer is place and _comes_before(flow, u, call)]
    return stores[0].value if len(stores) == 1 else None


def _is_access(user: ins.Instruction, place: Value, construct: Construct) -> bool:
    if isinstance(user, ins.CallBase):
        name = user.called_function.name if user.called_function is not None else ""
        return user in construct.givers or name.startswith("llvm.lifetime.")
    return isinstance(user, ins.Load) or (isinstance(user, ins.Store) and user.value is not place)


def _derived(value: Value, wanted: set[Value], seen: set[Value], depth: int = _DEPTH) -> bool:
    """Whether a bound is computed from what was loaded."""
    if value in wanted:
        return True
    if depth <= 0 or value in seen or not isinstance(value, ins.Instruction):
        return False
    seen.add(value)
    called = value.called_function if isinstance(value, ins.CallBase) else None
    follow = value.opcode in ("add", "sub", "sext", "zext", "trunc", "select", "phi", "freeze")
    follow = follow or (called is not None and called.name.startswith(("llvm.smin", "llvm.umin")))
    return follow and any(_derived(operand, wanted, seen, depth - 1) for operand in value.operands)


def _block(i: ins.Instruction) -> Block:
    assert i.block is not None
    return i.block


def _comes_before(flow: ControlFlow, first: ins.Instruction, later: ins.Instruction) -> bool:
    """Whether every path to an instruction goes through another."""
    a, b = _block(first), _block(later)
    if a not in flow.index or b not in flow.index:
        return False
    if a is b:
        return a.position(first) < a.position(later)
    return flow.dominates(a, b)


def _reaches(first: ins.Instruction, later: ins.Instruction, avoiding: list[ins.CallBase]) -> bool:
    """Whether control may come from one instruction to another without one of those to avoid."""
    stop = set(avoiding)
    start = _block(first)
    work: list[tuple[Block, int]] = [(start, start.position(first) + 1)]
    seen: set[Block] = set()
    while work:
        block, at = work.pop()
        for instruction in block.instructions[at:]:
            if instruction is later:
                return True
            if instruction in stop:
                break
        else:
            for successor in block.successors:
                if successor not in seen:
                    seen.add(successor)
                    work.append((successor, 0))
    return False


def may_run_again(call: ins.CallBase, barriers: list[ins.CallBase]) -> bool:
    """Whether control may come from a call to itself without a barrier."""
    return _reaches(call, call, barriers)
