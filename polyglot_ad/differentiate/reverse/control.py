"""The way back: reverse blocks, the branches between them, loop counters.

Block B of the primal copy has a reverse block R(B). R(B) ends by going to the reverse of the block that control came from: known when there
is one predecessor; decided again from the branch condition where that is possible; else from the predecessor's number, which a phi in
B records. A loop runs backwards on a counter: entering from an exit edge sets it to the number of backedges taken, R(header) counts it down
and leaves for R(preheader) at zero. Whatever the exit and however many there are, the same holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.induction import Affine, Counted, Shifted, counted_in_low_bits, emit_backedges, find_closed_forms
from polyglot_ad.analysis.loops import Loop, LoopForest, find_loops
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Value

from .lookup import Lookup


def looked_up(builder: Builder, value: Value) -> Value:
    """A request for a primal value at this point of the reverse pass."""
    return builder.insert(Lookup(value)) if isinstance(value, ins.Instruction) else value


@dataclass(eq=False)
class CountedLoop:
    """A loop with its counter (a phi of the copy: 0 on the first iteration), the slot of the reverse pass's counter, and, when the number
    of backedges is known beforehand, how to compute it."""

    loop: Loop
    counter: ins.Phi
    reverse_counter: ins.Alloca
    count: Counted | None
    backedges: dict[Loop, Value] = field(default_factory=dict)
    """The number of backedges, as computed in the preheader of the loop itself or of one around it."""
    entered: list[tuple[Block, Value]] = field(default_factory=list)
    """Edge blocks of the reverse pass through which the reversed loop is entered, and the backedges taken as known there."""


class Control:
    """Control flow of one function's copy, and of its reverse pass as far as it is built."""

    def __init__(self, function: Function, exit: Block | None, entry: Builder) -> None:
        self.function = function
        self.flow = ControlFlow(function)
        self.forest: LoopForest = find_loops(self.flow)
        self.exit = exit
        self._entry = entry
        self.loops: dict[Loop, CountedLoop] = {}
        self.affine: dict[Value, Affine | Shifted] = {}
        self._replaced: dict[Value, Value] = {}
        """What took the place of instructions of the copy in its forward half."""
        self.counters: dict[Value, CountedLoop] = {}
        self.context: dict[Block, Block] = {}
        """Reverse (or edge) block to the primal block whose loop counters are current in it."""
        self.reverse: dict[Block, Block] = {}
        self.returning = self._blocks_that_return()
        self.decisions: set[Value] = set()
        """Lookups of what decides on the way back."""
        self.records: dict[Value, str] = {}
        """Phis that record how control went, and what each of them records."""

    def _blocks_that_return(self) -> list[Block]:
        """Blocks from which the exit is reached, in reverse postorder."""
        if self.exit is None or self.exit not in self.flow.index:
            return []
        bit = 1 << self.flow.index[self.exit]
        return [b for b in self.flow.order if b is self.exit or self.flow.reachable[b] & bit]

    # counters ---------------------------------------------------------------------------------------------------------------

    def add_counters(self) -> None:
        """Give every loop a counter, and compute trip counts where they are known beforehand."""
        returning = set(self.returning)
        for loop in self.forest.loops:
            assert loop.preheader is not None
            counter = ins.Phi(ty.I64, (), "n")
            loop.header.insert(0, counter)
            step = ins.BinaryOp("add", counter, const_int(ty.I64, 1), "n.next", ("nuw", "nsw"))
            loop.latch.insert(len(loop.latch.instructions) - 1, step)
            counter.add_incoming(const_int(ty.I64, 0), loop.preheader)
            counter.add_incoming(step, loop.latch)
            record = CountedLoop(loop, counter, self._entry.alloca(ty.I64, name="n.reverse"), counted_in_low_bits(loop, returning))
            self.loops[loop] = record
            self.counters[counter] = record
            for phi, variable in find_closed_forms(loop).items():
                if phi is not counter:
                    self.affine[phi] = variable
            if record.count is not None:
                self.backedges(record, loop)

    def backedges(self, record: CountedLoop, around: Loop) -> Value:
        """The number of backedges of a counted loop, computed in the preheader of `around` (the loop itself, or one around it in which its
        bounds are invariant)."""
        if around not in record.backedges:
            assert record.count is not None and around.preheader is not None
            builder = Builder(before=around.preheader.terminator)
            found = emit_backedges(builder, record.count)
            for condition, wanted in reversed(self.guards(record.loop, around) or ()):
                nothing = const_int(ty.I64, 0)
                found = builder.select(condition, found, nothing) if wanted else builder.select(condition, nothing, found)
            record.backedges[around] = found
        return record.backedges[around]

    def follow(self, old: Value, new: Value) -> None:
        """An instruction of the copy is another one now."""
        self._replaced[old] = new

    def settle(self) -> None:
        """Counters begin, and end, with what stands in the copy when its forward half is complete."""

        def now(value: Value) -> Value:
            return self._replaced.get(value, value)

        def begun(variable: Affine) -> Affine:
            return replace(variable, start=now(variable.start), step=now(variable.step))

        if not self._replaced:
            return
        for phi, variable in self.affine.items():
            self.affine[phi] = begun(variable) if isinstance(variable, Affine) else replace(variable, start=now(variable.start))
        for record in self.loops.values():
            if record.count is not None:
                record.count = replace(record.count, variable=begun(record.count.variable), bound=now(record.count.bound))

    def invariant_count(self, record: CountedLoop, around: Loop) -> bool:
        """Whether the loop's number of backedges is known before `around` starts: its bounds are invariant there, and so are the conditions
        under which the iterations of the loops between come to it. (Where a guard may keep a loop from starting, its count means nothing
        without the guard.)"""
        if record.count is None or self.guards(record.loop, around) is None:
            return False
        return around.is_invariant(record.count.bound) and around.is_invariant(record.count.variable.start)

    def guards(self, loop: Loop, around: Loop) -> list[tuple[Value, bool]] | None:
        """(condition, whether it must hold) of the branches by which control comes from the header of `around` to a loop in it, first one
        first; None where one of them is not invariant in `around`."""
        found: list[tuple[Value, bool]] = []
        while loop is not around:
            assert loop.parent is not None and loop.preheader is not None
            block = loop.preheader
            while not self._in_every_iteration(block, loop.parent):
                head = self.flow.immediate_dominator[block]
                if not self._always_leads(head, block, loop.parent):
                    passed = self._passed(head, block)
                    if passed is None or not around.is_invariant(passed[0]):
                        return None
                    found.append(passed)
                block = head
            loop = loop.parent
        return found[::-1]

    def _in_every_iteration(self, block: Block, loop: Loop) -> bool:
        """Whether every iteration comes to a block, the last one too, which an exit may cut short."""
        returning = set(self.returning)
        ends = [loop.latch, *(inside for inside, outside in loop.exit_edges if outside in returning)]
        return all(self.flow.dominates(block, end) for end in ends)

    def _passed(self, head: Block, block: Block) -> tuple[Value, bool] | None:
        """The condition under which control that is at `head` comes to `block`, whose immediate dominator it is."""
        branch = head.terminator
        if isinstance(branch, ins.Br) and branch.conditional and branch.targets[0] is not branch.targets[1]:
            for wanted, target in ((True, branch.targets[0]), (False, branch.targets[1])):
                if target is block and self.flow.predecessors[block] == [head]:
                    return branch.operands[0], wanted
        return None

    def _always_leads(self, head: Block, block: Block, loop: Loop) -> bool:
        """Whether control that is at `head` comes to `block` before the iteration of `loop` is over."""
        returning = set(self.returning)
        seen: set[Block] = {block}
        work = list(head.successors)
        while work:
            at = work.pop()
            if at in seen:
                continue
            if at is loop.header or (at in returning and not loop.contains(at)):
                return False
            seen.add(at)
            if loop.contains(at):
                work += at.successors
        return True

    # reverse blocks ---------------------------------------------------------------------------------------------------------

    def add_reverse_blocks(self) -> None:
        for block in reversed(self.returning):
            mirrored = self.function.add_block(f"{block.name or 'bb'}.reverse")
            self.reverse[block] = mirrored
            self.context[mirrored] = block

    def predecessors(self, block: Block) -> list[Block]:
        return self.flow.predecessors[block]

    def branch_back(self, builder: Builder, block: Block, edges: dict[Block, Block]) -> None:
        """End R(block): go to the edge block of the predecessor that control came from."""
        predecessors = self.predecessors(block)
        loop = self.forest.of(block)
        if loop is not None and loop.header is block:
            self._loop_back(builder, self.loops[loop], edges)
        elif len(predecessors) == 1:
            builder.br(edges[predecessors[0]])
        elif (sides := self._by_condition(block)) is not None:
            condition, if_true, if_false = sides
            wanted = looked_up(builder, condition)
            self.decisions.add(wanted)
            builder.cond_br(wanted, edges[if_true], edges[if_false])
        else:
            number = self._predecessor_number(block)
            first, *others = predecessors
            wanted = builder.insert(Lookup(number))
            self.decisions.add(wanted)
            builder.switch(wanted, edges[first], [(i + 1, edges[p]) for i, p in enumerate(others)])

    def _loop_back(self, builder: Builder, record: CountedLoop, edges: dict[Block, Block]) -> None:
        loop = record.loop
        assert loop.preheader is not None and builder.block is not None
        # Counted down before the test: a loop whose way back does nothing ends with its test, as LLVM wants it for vectors.
        n = builder.load(ty.I64, record.reverse_counter)
        builder.store(builder.sub(n, const_int(ty.I64, 1)), record.reverse_counter)
        leave = self.function.add_block("leave.reverse")
        builder.cond_br(builder.icmp("eq", n, const_int(ty.I64, 0)), leave, edges[loop.latch])
        self.context[leave] = loop.header
        b = Builder(leave)
        b.store(const_int(ty.I64, 0), record.reverse_counter)
        b.br(edges[loop.preheader])

    def _by_condition(self, block: Block) -> tuple[Value, Block, Block] | None:
        """(condition, predecessor if it held, predecessor if not) where the branch at the dominator decides."""
        predecessors = self.predecessors(block)
        if len(predecessors) != 2:
            return None
        head = self.flow.immediate_dominator[block]
        branch = head.terminator
        if not isinstance(branch, ins.Br) or not branch.conditional:
            return None
        around = self.forest.of(head)
        if around is not None and not around.contains(block):
            return None
        side: dict[bool, Block] = {}
        for predecessor in predecessors:
            found = self._side(head, branch, predecessor, block)
            if found is None or found in side:
                return None
            side[found] = predecessor
        return branch.operands[0], side[True], side[False]

    def _side(self, head: Block, branch: ins.Br, predecessor: Block, block: Block) -> bool | None:
        if branch.targets[0] is branch.targets[1]:
            return None
        for which, target in ((True, branch.targets[0]), (False, branch.targets[1])):
            if predecessor is head:
                if target is block:
                    return which
            elif target is not block and self.flow.predecessors[target] == [head] and self.flow.dominates(target, predecessor):
                return which
        return None

    def _predecessor_number(self, block: Block) -> Value:
        """A phi that holds which predecessor control came from."""
        type = ty.I8 if len(self.predecessors(block)) < 256 else ty.I32
        phi = ins.Phi(type, (), "came.from")
        self.records[phi] = "way"
        block.insert(0, phi)
        for number, predecessor in enumerate(self.predecessors(block)):
            edges = sum(1 for s in predecessor.successors if s is block)
            for _ in range(edges):
                phi.add_incoming(const_int(type, number), predecessor)
        return phi

    def left_loops(self, predecessor: Block, block: Block) -> list[CountedLoop]:
        """The loops that the edge leaves, outermost first."""
        return [self.loops[loop] for loop in self.forest.chain(predecessor) if not loop.contains(block)]

    def enter_reversed(self, builder: Builder, record: CountedLoop, block: Block) -> None:
        """In the edge block from R(block), an exit block: start the reversed loop at its last iteration."""
        assert builder.block is not None
        if record.count is not None:
            taken: Value = record.backedges[record.loop]
        else:
            taken = self._count_at_exit(record, block)
        wanted = looked_up(builder, taken)
        builder.store(wanted, record.reverse_counter)
        record.entered.append((builder.block, taken))

    def _count_at_exit(self, record: CountedLoop, block: Block) -> Value:
        """A phi in the exit block that holds the loop's counter as it was on leaving."""
        for phi in block.phis():
            if phi in self.records and phi.operands and all(o is record.counter for o in phi.operands):
                return phi
        phi = ins.Phi(ty.I64, (), "n.exit")
        self.records[phi] = "count"
        block.insert(0, phi)
        for predecessor in self.predecessors(block):
            for _ in range(sum(1 for s in predecessor.successors if s is block)):
                phi.add_incoming(record.counter, predecessor)
        return phi
