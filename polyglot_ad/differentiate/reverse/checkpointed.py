"""Split form of a checkpointed loop (`checkpoint/outline.py`): what runs, stores and restores as the run-time library says.

The augmented primal advances by the primal `steps`, from snapshot to snapshot, and tapes the last chunk; the reverse half pulls back that
tape, and then restores, advances, tapes and pulls back chunk by chunk, until it comes to the first iteration. What `steps` carries is in a
record, which is part of every snapshot. A pointer that is carried is one of those that the loop began with, or an invariant one, or it
moves by a constant step: so its shadow is known without running what moves it.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.guards.refusals import refusal
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.values import Function, Value

from ..checkpoint.names import ABSENT, BACKWARD, CLOSE, COUNT, COUNTED, FIND, FORWARD, NESTS, OPEN, TAPE, TAPED, TOGETHER, TURN
from ..checkpoint.program import Checkpointed
from ..context import ProgramContext
from .split import SplitPair
from .tape_stack import emit_stack

_ADVANCE, _TAPE, _PULL = 1, 2, 3


class CheckpointedPair:
    """Fills the halves of `pair`, that of the loop, with calls of `inner`, those of its steps."""

    def __init__(self, program: ProgramContext, found: Checkpointed, pair: SplitPair, inner: SplitPair) -> None:
        self.program = program
        self.found = found
        self.pair = pair
        self.inner = inner
        self.width = program.width
        result = found.loop.function_type.result
        assert isinstance(result, ty.StructType) and result.fields is not None
        self.fields = list(result.fields)
        self.record = ty.struct(self.fields)
        self.bytes = const_int(ty.I64, program.layout.size(self.record))
        self.carried = range(1, 1 + len(self.fields))
        """The parameters that are carried; the first is the count, the others are invariant."""

    def build(self) -> None:
        self._augmented(self.pair.augmented)
        self._reverse(self.pair.reverse)

    # the forward half -------------------------------------------------------------------------------------------------------

    def _augmented(self, function: Function) -> None:
        b = Builder(function.add_block("entry"))
        given = _Given(self, function)
        state = b.alloca(self.record, name="state", align=16)
        out = b.alloca(ty.array(ty.I64, 2), name="out", align=16)
        for position in range(len(self.fields)):
            b.store(given.primal[1 + position], b.gep(self.record, state, [0, position]))
        where = self._where(b)
        none, some, head, advance, tape, done = (function.add_block(name) for name in ("none", "some", "head", "advance", "tape", "done"))
        b.cond_br(b.icmp("eq", given.primal[0], const_int(ty.I64, 0)), none, some)
        b.at_end(some)
        loop = b.call_named(OPEN, ty.PTR, [given.primal[0], self.found.flags, self.found.addresses, self.bytes, where], name="loop")
        given.loop, given.where = loop, where
        if self.found.nests:
            b.call_named(NESTS, ty.VOID, [loop])
        if self.found.communicator is not None:
            b.call_named(TOGETHER, ty.VOID, [loop, *self._ranks(b, given)])
        if self.found.counting is not None:
            b.call_named(COUNT, ty.VOID, [loop])
            values = [b.load(type, b.gep(self.record, state, [0, position])) for position, type in enumerate(self.fields)]
            number = b.call(self.found.counting, [given.primal[0], *values, *given.invariant])
            b.call_named(COUNTED, ty.VOID, [loop, number])
        b.br(head)
        b.at_end(head)
        action = b.call_named(FORWARD, ty.I64, [loop, state, out, self.found.share, where], name="action")
        b.switch(action, done, [(_ADVANCE, advance), (_TAPE, tape)])
        b.at_end(advance)
        self._advance(b, given, state, b.load(ty.I64, out))
        b.br(head)
        b.at_end(tape)
        made = self._tape(b, given, state, b.load(ty.I64, out), given.arena)
        for position in range(len(self.fields)):
            b.store(b.extract_value(made, 0, position), b.gep(self.record, state, [0, position]))
        b.call_named(TAPE, ty.VOID, [loop, b.extract_value(made, len(self.inner_members))])
        b.br(head)
        b.at_end(none)
        if self.found.communicator is not None:
            b.call_named(ABSENT, ty.VOID, [*self._ranks(b, given), where])
        b.br(done)
        b.at_end(done)
        returned = b.phi(ty.PTR, [(val.ConstantNull(ty.PTR), none), (loop, head)], "tape")
        values = [b.load(type, b.gep(self.record, state, [0, position])) for position, type in enumerate(self.fields)]
        members = [_struct(b, self.record, values)]
        if self.pair.result_shadowed:
            given.loop = returned
            shadows = [given.shadows_of(b, position, value) for position, value in enumerate(values)]
            members += [_struct(b, self.record, [s[lane] for s in shadows]) for lane in range(self.width)]
        b.ret(_struct(b, self.pair.augmented.function_type.result, [*members, returned]))

    @property
    def inner_members(self) -> list[ty.Type]:
        """What the augmented steps return before the tape."""
        return [self.record] * (1 + (self.width if self.inner.result_shadowed else 0))

    def _ranks(self, b: Builder, given: _Given) -> list[Value]:
        """How ranks agree, and the communicator in which they do."""
        communicator = self.found.communicator
        assert communicator is not None
        if isinstance(communicator, val.Argument):
            communicator = given.primal[self.found.steps.arguments.index(communicator)]
        cast = "ptrtoint" if communicator.type.is_pointer else "zext"
        return [b.declare("pad_mpi_agree", ty.I64, [ty.I64, ty.PTR, ty.I64]), b.cast(cast, communicator, ty.I64)]

    def _where(self, b: Builder) -> Value:
        place = Place(*self.found.place) if self.found.place is not None else None
        return refusal(
            b, "PAD-E206", "a loop within the memory budget", "its state and the tape of one iteration do not fit into it",
            "give a larger memory budget, or have loops inside of it checkpointed as well (docs/checkpointing.md)", place,
        )  # fmt: skip

    def _advance(self, b: Builder, given: _Given, state: Value, count: Value) -> None:
        values = [b.load(type, b.gep(self.record, state, [0, position])) for position, type in enumerate(self.fields)]
        made = b.call(self.found.steps, [count, *values, *given.invariant])
        for position in range(len(self.fields)):
            b.store(b.extract_value(made, position), b.gep(self.record, state, [0, position]))

    def _arguments(self, b: Builder, given: _Given, state: Value, count: Value) -> list[Value]:
        """What the halves of `steps` get of primals and shadows."""
        arguments: list[Value] = []
        for index, shadowed in enumerate(self.inner.parameters.shadowed):
            if index == 0:
                arguments.append(count)
                continue
            if index in self.carried:
                position = index - 1
                value: Value = b.load(self.fields[position], b.gep(self.record, state, [0, position]))
                shadows = given.shadows_of(b, position, value)
            else:
                value = given.primal[index]
                shadows = given.shadow[index]
            arguments.append(value)
            if shadowed:
                arguments += shadows
        return arguments

    def _tape(self, b: Builder, given: _Given, state: Value, count: Value, arena: Value) -> ins.Call:
        return b.call(self.inner.augmented, [*self._arguments(b, given, state, count), arena])

    # the reverse half -------------------------------------------------------------------------------------------------------

    def _reverse(self, function: Function) -> None:
        b = Builder(function.add_block("entry"))
        given = _Given(self, function)
        loop = function.arguments[-1]
        state = b.alloca(self.record, name="state", align=16)
        out = b.alloca(ty.array(ty.I64, 2), name="out", align=16)
        # The adjoints of what is carried, and the gradients of what is invariant.
        adjoints = _Slots(b, self)
        at = len(self.pair.parameters.types)
        for leaf, _ in self.pair.cotangents:
            for lane in range(self.width):
                adjoints.set(b, self._key(leaf), lane, function.arguments[at])
                at += 1
        some, head, advance, tape, pull, over, done = (
            function.add_block(name) for name in ("some", "head", "advance", "tape", "pull", "over", "done")
        )
        b.cond_br(b.icmp("eq", loop, val.ConstantNull(ty.PTR)), done, some)
        b.at_end(some)
        b.call_named(TURN, ty.VOID, [loop])
        given.loop, given.where = loop, self._where(b)
        arena = self._arena(b)
        b.br(head)
        b.at_end(head)
        action = b.call_named(BACKWARD, ty.I64, [loop, state, out], name="action")
        count = b.load(ty.I64, out)
        b.switch(action, over, [(_ADVANCE, advance), (_TAPE, tape), (_PULL, pull)])
        b.at_end(advance)
        self._advance(b, given, state, count)
        b.br(head)
        b.at_end(tape)
        made = self._tape(b, given, state, count, arena)
        b.call_named(TAPED, ty.VOID, [loop])
        fresh = b.extract_value(made, len(self.inner_members))
        b.br(pull)
        b.at_end(pull)
        kept = b.phi(ty.PTR, [], "tape")
        self._pull(b, given, state, count, kept, adjoints)
        kept.add_incoming(fresh, tape)
        known = Builder(before=head.terminator)
        kept.add_incoming(known.load(ty.PTR, known.gep(ty.I64, out, [1])), head)
        b.br(head)
        b.at_end(over)
        b.call_named(CLOSE, ty.VOID, [loop])
        b.br(done)
        b.at_end(done)
        parameters = self.pair.parameters
        if not parameters.gradient_types:
            b.ret()
            return
        gradients = [
            adjoints.get(b, key, lane, parameters.gradient_types[position * self.width + lane])
            for position, key in enumerate(parameters.gradient_keys)
            for lane in range(self.width)
        ]
        b.ret(_struct(b, parameters.gradient_type, gradients))

    def _arena(self, b: Builder) -> Value:
        """A stack of tapes of its own: a chunk's tapes are gone when the next one begins."""
        return emit_stack(b)

    def _pull(self, b: Builder, given: _Given, state: Value, count: Value, tape: Value, adjoints: _Slots) -> None:
        arguments = self._arguments(b, given, state, count)
        for leaf, type in self.inner.cotangents:
            for lane in range(self.width):
                arguments.append(adjoints.get(b, self._key(leaf), lane, type))
        made = b.call(self.inner.reverse, [*arguments, tape])
        keys = self.inner.parameters.gradient_keys
        gradients = {
            (key, lane): b.extract_value(made, position * self.width + lane)
            for position, key in enumerate(keys)
            for lane in range(self.width)
        }
        for leaf, type in self.inner.cotangents:
            for lane in range(self.width):
                adjoints.set(b, self._key(leaf), lane, gradients.get((self._key(leaf), lane), zero(type)))
        used = {self._key(leaf) for leaf, _ in self.inner.cotangents}
        for (key, lane), gradient in gradients.items():
            if key[0] in self.carried:
                if key not in used:
                    adjoints.set(b, key, lane, gradient)
            else:
                before = adjoints.get(b, key, lane, gradient.type)
                adjoints.set(b, key, lane, b.binary("fadd", before, gradient))

    def _key(self, leaf: int) -> tuple[int, int]:
        """(parameter, scalar of it) of a scalar of the result."""
        at = 0
        for position, type in enumerate(self.fields):
            size = len(leaves(self.program.layout, type))
            if leaf < at + size:
                return 1 + position, leaf - at
            at += size
        raise AssertionError("a scalar beyond the result")


class _Given:
    """The primals and shadows among the parameters of a half."""

    def __init__(self, pair: CheckpointedPair, function: Function) -> None:
        self.pair = pair
        self.primal: list[Value] = []
        self.shadow: list[list[Value]] = []
        at = 0
        width = pair.width
        for argument, shadowed in zip(pair.found.loop.arguments, pair.pair.parameters.shadowed, strict=True):
            self.primal.append(function.arguments[at])
            at += 1
            if shadowed:
                self.shadow.append(list(function.arguments[at : at + width]))
                at += width
            else:
                self.shadow.append([zero(argument.type)] * width)
        self.arena = function.arguments[at] if at < len(function.arguments) else function.arguments[-1]
        self.loop: Value | None = None
        self.where: Value | None = None
        """Of the run-time library."""

    @property
    def invariant(self) -> list[Value]:
        return self.primal[1 + len(self.pair.fields) :]

    def shadows_of(self, b: Builder, position: int, value: Value) -> list[Value]:
        """The shadows of what is carried, where it stands at `value`."""
        index = 1 + position
        if not self.pair.inner.parameters.shadowed[index]:
            return [zero(value.type)] * self.pair.width
        if position in self.pair.found.followed:
            return self._followed(b, value, self.shadow[index])
        if not value.type.is_pointer:
            return self.shadow[index]
        sources = self.pair.found.sources[position]
        if sources is None:
            distance = b.sub(b.cast("ptrtoint", value, ty.I64), b.cast("ptrtoint", self.primal[index], ty.I64))
            return [b.gep(ty.I8, shadow, [distance]) for shadow in self.shadow[index]]
        found: list[Value] = list(self.shadow[index])
        address: Value
        for source in sources:
            if isinstance(source, int):
                address, shadows = self.primal[source], self.shadow[source]
            else:
                address = source
                shadows = [self.pair.program.variables.shadow_constant(source, lane) for lane in range(self.pair.width)]
            same = b.icmp("eq", value, address)
            found = [b.select(same, new, old) for new, old in zip(shadows, found, strict=True)]
        return found

    def _followed(self, b: Builder, value: Value, first: list[Value]) -> list[Value]:
        """The shadows of an address that an iteration has computed; the first ones where there was no iteration."""
        assert self.loop is not None and self.where is not None
        address = b.cast("ptrtoint", value, ty.I64) if value.type.is_pointer else b.cast("zext", value, ty.I64)
        found: list[Value] = []
        for lane in range(self.pair.width):
            number: Value = b.call_named(FIND, ty.I64, [self.loop, address, const_int(ty.I64, lane), self.where])
            found.append(b.cast("inttoptr", number, value.type) if value.type.is_pointer else b.cast("trunc", number, value.type))
        none = b.icmp("eq", self.loop, val.ConstantNull(ty.PTR))
        return [b.select(none, old, new) for old, new in zip(first, found, strict=True)]


class _Slots:
    """Numbers that the reverse half keeps on its stack: adjoints and gradients, by (parameter, scalar) and lane."""

    def __init__(self, b: Builder, pair: CheckpointedPair) -> None:
        keys: dict[tuple[int, int], ty.Type] = {}
        for one in (pair.pair, pair.inner):
            for leaf, type in one.cotangents:
                keys[pair._key(leaf)] = type
            for position, key in enumerate(one.parameters.gradient_keys):
                keys.setdefault(key, one.parameters.gradient_types[position * pair.width])
        self.places = {key: [b.alloca(type, name="adjoint") for _ in range(pair.width)] for key, type in keys.items()}
        for key, type in keys.items():
            for place in self.places[key]:
                b.store(zero(type), place)

    def set(self, b: Builder, key: tuple[int, int], lane: int, value: Value) -> None:
        b.store(value, self.places[key][lane])

    def get(self, b: Builder, key: tuple[int, int], lane: int, type: ty.Type) -> Value:
        return b.load(type, self.places[key][lane])


def _struct(b: Builder, type: ty.Type, members: Sequence[Value]) -> Value:
    made: Value = val.ConstantUndef(type)
    for position, member in enumerate(members):
        made = b.insert_value(made, member, position)
    return made
