"""The choice of what to cache, and the replacing of every `Lookup` by a load from the cache or a recomputation in its place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from polyglot_ad.analysis.induction import Affine, Shifted
from polyglot_ad.analysis.loops import Loop
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Block, Value

from ..clone import copy_instruction
from ..rewrites.memory.carried_loads import same_loads
from .buffers import Buffers
from .cut import INFINITE, choose_cached
from .lookup import Lookup, Means, Recomputation
from .plans import Plans
from .row_buffers import RowBuffers
from .row_finder import RowFinder
from .rows import Rows
from .survival import Survival
from .variation import Variation

if TYPE_CHECKING:
    from .generator import ReverseGenerator

_UNKNOWN_TRIPS = 100.0
"""Weight of a loop of unknown length in the choice of what to cache."""
_SHORT_STEP = 1 << 16
"""In elements."""


class Storage:
    def __init__(self, generator: ReverseGenerator) -> None:
        self.g = generator
        self.control = generator.control
        self.cached: set[Value] = set()
        self.recorder = generator.recorder
        self._recomputed: set[Value] = set()
        self.obstacles: dict[Value, ins.Instruction | str] = {}
        """Loads that cannot be repeated to what stands against it."""
        self.survival = Survival(generator.program, generator.source, generator.split)
        self._plans = Plans(generator.control, Variation(generator))
        self.buffers = Buffers(generator, self._plans)
        # The stack of a split function is gone in the reverse pass, but its addresses are still compared there: they are values.
        combined = [] if generator.split else [*generator.target.blocks[:1], generator.clone.blocks[generator.source.entry]]
        allocas: set[Value] = {i for b in combined for i in b.instructions if i.opcode == "alloca"}
        self._stand_ins = {
            stand_in: slot
            for temporary in generator.calls.allocations.temporaries.values()
            for stand_in, slot in zip(temporary.stand_ins, temporary.slots, strict=True)
        }
        self._placeless = self._computed_from(self._stand_ins)
        free = allocas | set(self._stand_ins)
        self.finder = RowFinder(generator)
        self.rows: set[Rows] = set()
        """The copies that are kept."""
        self._row_buffers = RowBuffers(generator, self.finder, self.buffers)
        copied = generator.clone.value
        same = {copied[phi]: copied[load] for phi, load in same_loads(generator.source).items()}
        forwarded = {
            copied[load]: (one, {leaf: copied.get(leaf, leaf) for leaf in one.leaves})
            for load, one in generator.program.forwarded.items()
            if load in copied
        }
        counters = set(self.control.counters)
        self.how = Recomputation(counters, self.control.affine, free, same, self._load_survives, self.finder.of, forwarded)

    def resolve(self) -> None:
        while True:
            wanted = {
                i.wanted for block in (self.g.start_block, *self.control.context) for i in block.instructions if isinstance(i, Lookup)
            }
            self._choose(wanted)
            if not self._keep_temporaries(wanted):
                break
        self.how.rows_of = self._kept_rows_of
        ordered = [i for b in self.control.flow.order for i in b.instructions if i in self.cached]
        self.buffers.keep(ordered, self)
        for rows in sorted(self.rows, key=lambda rows: min(map(self._position, rows.members))):
            self._row_buffers.keep(rows)
        self.buffers.enter()
        self._row_buffers.enter()
        self.g.skips.settle([*self.buffers.stacked_loops(), *(rows.shape.nest for rows in self.rows)])
        for block in [self.g.start_block, *self.control.context]:
            memo: dict[Value, Value] = {}
            for instruction in list(block.instructions):
                if isinstance(instruction, Lookup):
                    self._check_scope(instruction.wanted, block)
                    found = self.value_at(Builder(before=instruction), instruction.wanted, memo)
                    instruction.replace_all_uses_with(found)
                    instruction.erase()
        self.buffers.release()
        self.buffers.grow()

    def _check_scope(self, value: Value, block: Block) -> None:
        """A value inside a loop can only be asked for where the loop's counter stands: LCSSA form sees to that."""
        if isinstance(value, ins.Instruction) and value.block in self.control.flow.index and block in self.control.context:
            loop = self.control.forest.of(value.block)
            if loop is not None and not loop.contains(self.control.context[block]):
                raise self.g.program.refuse(
                    "PAD-E205",
                    "a value of a loop that is used after it",
                    value,
                    "the loops of this function are not in LCSSA form",
                    "report this program",
                )

    # what to keep -----------------------------------------------------------------------------------------------------------

    def _choose(self, wanted: set[Value]) -> None:
        while True:
            order = sorted(wanted, key=self._position)
            chosen = choose_cached(order, self.cached | self.rows, self.how, self._cost)
            self.rows |= {value for value in chosen if isinstance(value, Rows)}
            self.cached |= {value for value in chosen if not isinstance(value, Rows)}
            plans = [plan for value in self.cached if (plan := self._plans.of(value)) is not None]
            more = {v for plan in plans for v in plan.dimensions if isinstance(v, ins.Instruction)}
            for rows in self.rows:
                needed = [*rows.lasts(rows.shape.nest), *(condition for condition, _ in self.finder.guards(rows))]
                more |= {value for value in needed if isinstance(value, ins.Instruction)}
            if more <= wanted:
                return
            wanted |= more

    def _keep_temporaries(self, wanted: set[Value]) -> bool:
        """Put off the frees of temporaries that are read again; whether there were any."""
        read: set[Value] = set()
        seen: set[Value] = set()
        work = list(wanted)
        while work:
            value = work.pop()
            if value in seen or value in self.cached or self.how.means(value) is not Means.RECOMPUTE:
                continue
            seen.add(value)
            if self.how.copied(value) is None:
                read.add(self.g.clone.source_of(value))
            work += self.how.operands(value)
        found = [
            t for t in self.g.calls.allocations.temporaries.values() if not t.kept and t.end is not None and not t.loads.isdisjoint(read)
        ]
        for temporary in found:
            self.g.calls.allocations.keep_temporary(temporary)
        return bool(found)

    def _position(self, value: Value) -> tuple[int, int]:
        if not isinstance(value, ins.Instruction) or value.block not in self.control.flow.index:
            return (-1, 0)
        return self.control.flow.index[value.block], value.block.position(value)

    @staticmethod
    def _computed_from(values: Iterable[Value]) -> set[Value]:
        """Addresses computed from stand-ins: they mean nothing in the forward half, where they would be cached."""
        found: set[Value] = set()
        work = list(values)
        while work:
            for user in work.pop().users:
                if user not in found and user.opcode == "getelementptr":
                    found.add(user)
                    work.append(user)
        return found

    def _kept_rows_of(self, load: Value) -> Rows | None:
        found = self.finder.of(load)
        return found if found in self.rows else None

    def _cost(self, value: Value) -> float:
        if isinstance(value, Rows):
            return self._cost_of_rows(value)
        assert isinstance(value, ins.Instruction) and value.block is not None
        if value in self._placeless or value in self.how.same:
            return INFINITE
        cost = float(self.g.program.layout.size(value.type)) if not value.type.is_void else 8.0
        for loop in self._plans.loops_of(value):
            cost *= self._trips(loop)
        return cost

    def _cost_of_rows(self, rows: Rows) -> float:
        """(A little more than that of as many single numbers, which are kept where they are read.)"""
        shape = rows.shape
        assert shape.nest.preheader is not None
        cost = 1.02 * abs(shape.stride) * self.g.program.layout.size(shape.type)
        for loop in (*self.control.forest.chain(shape.nest.preheader), *(record.loop for record in shape.loops)):
            cost *= self._trips(loop)
        return cost

    def _trips(self, loop: Loop) -> float:
        record = self.control.loops[loop]
        if record.count is not None:
            backedges = record.backedges[loop]
            if isinstance(backedges, val.ConstantInt):
                return float(backedges.value + 1)
        return _UNKNOWN_TRIPS

    def _load_survives(self, load: Value) -> bool:
        """Whether a load gives the same value when it is repeated in the reverse pass."""
        primal = self.g.shadows.twins.get(load, load)
        source = self.g.clone.origin.get(primal)
        found = self.survival.obstacle(source if isinstance(source, ins.Instruction) else None)
        if found is not None:
            self.obstacles[primal] = found
        return found is None

    # fetching ---------------------------------------------------------------------------------------------------------------

    def value_at(self, builder: Builder, value: Value, memo: dict[Value, Value]) -> Value:
        """The forward value `value` in the reverse pass, at the builder's point."""
        if not isinstance(value, ins.Instruction):
            return value
        found = memo.get(value)
        if found is None:
            found = memo[value] = self._fetch(builder, value, memo)
        return found

    def _fetch(self, builder: Builder, value: ins.Instruction, memo: dict[Value, Value]) -> Value:
        if value in self.control.counters:
            return builder.load(ty.I64, self.control.counters[value].reverse_counter)
        if value in self.cached:
            return self.buffers.load(builder, value, partial(self.value_at, builder, memo=memo))
        if (rows := self.how.copied(value)) is not None:
            return self._row_buffers.load(builder, value, rows, partial(self.value_at, builder, memo=memo))  # type: ignore[arg-type]
        if value in self._stand_ins:
            return builder.load(ty.PTR, self._stand_ins[value])
        if value in self.how.free:
            return value
        if value in self.how.same:
            return self.value_at(builder, self.how.same[value], memo)
        if value in self.how.forwarded:
            expression, leaves = self.how.forwarded[value]
            return expression.emit(builder, lambda leaf: self.value_at(builder, leaves[leaf], memo))
        if value in self.how.affine:
            return self._induction(builder, self.how.affine[value], memo)
        assert self.how.means(value) is Means.RECOMPUTE, f"{value.opcode} was not kept"
        if value not in self._recomputed:
            self._recomputed.add(value)
            self.recorder.recomputed(value)
        operands = [self.value_at(builder, operand, memo) for operand in self.how.operands(value)]
        if isinstance(value, ins.CallBase):
            operands.append(value.callee)
        copied = copy_instruction(value, operands)
        copied.name = f"{value.name}.again" if value.name else ""
        if value.opcode == "load" and value in self.g.clone.origin:
            self.g.scopes.primal(copied)
        return builder.insert(copied)

    def _induction(self, builder: Builder, variable: Affine | Shifted, memo: dict[Value, Value]) -> Value:
        loop = self.control.forest.of(variable.phi.block)  # type: ignore[arg-type]
        assert loop is not None
        n: Value = self.value_at(builder, self.control.loops[loop].counter, memo)
        start, step = (self.value_at(builder, v, memo) for v in (variable.start, variable.step))
        if isinstance(variable, Shifted):
            return variable.emit(builder, n, start)
        if variable.element is not None:
            # Short steps that the primal has gone one by one do not wrap around; nobody goes 2^47 of them.
            flags = ("nsw",) if isinstance(step, val.ConstantInt) and abs(step.value) < _SHORT_STEP else ()
            return builder.gep(variable.element, start, [builder.binary("mul", n, step, flags=flags)])
        type = variable.phi.type
        assert isinstance(type, ty.IntType)
        n = builder.cast("trunc" if type.bits < 64 else "zext", n, type)
        return builder.binary("sub" if variable.negated else "add", start, builder.mul(n, step))
