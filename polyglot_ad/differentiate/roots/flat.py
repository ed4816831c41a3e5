"""The derivative of a flat function in forward or reverse mode, flat again; `held_pullback.py` makes that in two halves."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.memory import KIND_OF_FLOAT, analyse_memory
from polyglot_ad.guards.blocks import declare_table
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.values import Argument, Function, GlobalVariable, Module, Value
from polyglot_ad.signature.model import slot_size

from ..checkpoint.names import BEGIN, END, OBJECT, SHADOW
from ..checkpoint.program import beyond, objects_at_entry
from ..context import ProgramContext
from ..forward import forward_function
from ..mpi import finish_messages
from ..reverse.combined import combined_function
from ..reverse.parameters import Parameters
from ..reverse.recorder import READ_COUNTERS, add_reader
from ..shadows.globals import emit_set_up
from ..shadows.set_up import SetUp
from .spec import Activity, Derivative, DerivativeSpec

_SUFFIX = ".flat"
"""How the names of derivatives end."""


def scalar_type(text: str) -> ty.Type:
    """The type of a result slot: "double", "i32", "ptr"."""
    if text == "ptr":
        return ty.PTR
    return ty.FLOATS[text] if text in ty.FLOATS else ty.integer(int(text[1:]))


class Flat:
    def __init__(self, module: Module, source: Function, spec: DerivativeSpec, below: Sequence[SetUp] = ()) -> None:
        self.module = module
        self.source = source
        self.spec = spec
        self.below = below if not spec.continued else ()
        """What levels below have left to do where a call begins."""
        self.set_up: SetUp | None = None
        self.width = spec.width
        *self.arguments, self.results = source.arguments
        self.slots = [scalar_type(text) for text in spec.results]
        sizes = [slot_size(text) for text in spec.results]
        self.offsets = [sum(sizes[:index]) for index in range(len(sizes))]
        self.end = sum(sizes)
        """Where the slots of tangents and gradients begin."""
        if spec.tracked:
            declare_table(module)
        self.program = self._analyse()

    def _analyse(self) -> ProgramContext:
        spec = self.spec
        described = [(a, layout.size, layout.fields) for a, layout in zip(self.arguments, spec.layouts, strict=True) if layout is not None]
        kinds = [KIND_OF_FLOAT[slot] if isinstance(slot, ty.FloatType) else "int" for slot in self.slots]
        described.append((self.results, 0, tuple(zip(self.offsets, kinds, strict=True))))
        addresses = [a for a, layout in zip(self.arguments, spec.layouts, strict=True) if a.type.is_pointer and layout is None]
        """What lies behind these is not the caller's to describe, or to tell apart; what is written there counts as an output."""
        overlapping: list[Argument] = (
            addresses if spec.noalias else [a for a in self.arguments if a.type.is_pointer and "noalias" not in a.attributes]
        )
        facts = analyse_memory(self.module, described, overlapping)
        duplicated = [
            a for a, kind in zip(self.arguments, spec.activities, strict=True) if a.type.is_pointer and kind is Activity.DUPLICATED
        ]
        varied = [
            a for a, kind in zip(self.arguments, spec.activities, strict=True) if not a.type.is_pointer and kind is not Activity.CONST
        ]
        exchanged = spec.continued and spec.mode == "forward"
        activity = ActivityAnalysis(
            facts,
            self.source,
            varied,
            duplicated,
            [self.results],
            closed=not addresses,
            addresses=addresses,
            exchanged=exchanged,
        )
        program = ProgramContext(self.module, facts, activity, Effects(facts, activity), self.width, spec.noalias, spec.measure)
        program.forward = spec.mode == "forward"
        program.strong_zero = "either" if spec.strong_zero else None
        program.taylor = spec.taylor and spec.width > 1
        program.continued = spec.continued
        program.level = spec.level
        program.again = self.source.name.endswith(_SUFFIX)
        if spec.mode == "split":
            pointers: list[Value] = [a for a in self.source.arguments if a.type.is_pointer]
            program.hold(pointers, frozenset(a for a, kept in zip(self.arguments, spec.kept, strict=True) if kept))
        return program

    def build(self) -> Derivative:
        forward = self.spec.mode == "forward"
        core = forward_function(self.program, self.source).function if forward else combined_function(self.program, self.source)
        self.program.generate()
        shadowed, types, names = self.parameters()
        floats = [] if forward else [slot for slot in self.slots if slot.is_float]
        types += [slot for slot in floats for _ in range(self.width)]
        names += ["cotangent"] * (len(floats) * self.width)
        name = self.module.unique_name(f"{self.source.name}.{self.spec.mode}.flat")
        if self.spec.checkpoint:
            types, names = [*types, ty.PTR], [*names, "extents"]
        flat = Function(name, ty.function(ty.VOID, [*types, ty.PTR]), [*names, "results"])
        self.module.add_function(flat)
        self.promise(flat)
        self.promise(core)
        core.attributes = (*core.attributes, "alwaysinline")
        self._fill(flat, core, shadowed, forward)
        if not self.spec.measure:
            return Derivative(name, shadowed, self.program.report, global_shadows=self.program.is_alone)
        add_reader(self.module, self.program.counters)
        return Derivative(name, shadowed, self.program.report, READ_COUNTERS)

    def parameters(self) -> tuple[tuple[bool, ...], list[ty.Type], list[str]]:
        """(which arguments have shadows, types, names) of the arguments with their shadows or tangents."""
        forward = self.spec.mode == "forward"
        shadowed = tuple(a.type.is_pointer and self.program.activity.has_shadow(a) for a in self.arguments)
        types: list[ty.Type] = []
        names: list[str] = []
        for argument, has, kind in zip(self.arguments, shadowed, self.spec.activities, strict=True):
            types.append(argument.type)
            names.append(argument.name)
            if has or (forward and not argument.type.is_pointer and kind is not Activity.CONST):
                types += [argument.type] * self.width
                names += [f"{argument.name}.{'shadow' if has else 'tangent'}" for _ in range(self.width)]
        return shadowed, types, names

    def promise(self, function: Function) -> None:
        """Say that the pointers do not overlap, where the caller promised it."""
        if self.spec.noalias:
            for a in function.arguments:
                a.attributes = ("noalias",) if a.type.is_pointer else ()

    def _fill(self, flat: Function, core: Function, shadowed: tuple[bool, ...], forward: bool) -> None:
        b = Builder(flat.add_block("entry"))
        self.set_up = emit_set_up(self.program, b, below=self.below)
        passed, at = self.passed(list(flat.arguments), shadowed)
        results = flat.arguments[-1]
        passed.append(results)
        shadows = self._result_shadows(b, list(flat.arguments[at:-1]), forward)
        if self.spec.checkpoint:
            self._begin_checkpoints(b, passed, shadowed, flat.arguments[-2])
        if self.program.activity.has_shadow(self.results):
            passed += shadows
        called = b.call(core, passed)
        if self.spec.checkpoint:
            b.call_named(END, ty.VOID, [])
        if not self.program.continued:
            finish_messages(b)
        if forward:
            self._store_tangents(b, results, shadows)
        else:
            self.store_gradients(b, results, called, self.end)
        b.ret()

    def _begin_checkpoints(self, b: Builder, passed: list[Value], shadowed: tuple[bool, ...], extents: Value) -> None:
        """Say what the memory budget is, and where the objects are that are there beforehand. `extents`: the budget, then the bytes of
        each array, in the order of the arguments, then the address of the name of a folder, or 0."""
        budget: Value = b.load(ty.I64, extents, align=8)
        if self.spec.budget:
            budget = b.select(b.icmp("eq", budget, const_int(ty.I64, 0)), const_int(ty.I64, self.spec.budget), budget)
        arrays = [a for a, layout in zip(self.arguments, self.spec.layouts, strict=True) if layout is not None]
        folder = b.load(ty.I64, b.gep(ty.I64, extents, [1 + len(arrays)]), align=8)
        b.call_named(BEGIN, ty.VOID, [budget, const_int(ty.I64, self.width), beyond(self.program, b), folder])
        for address, size, tag in objects_at_entry(self.program):
            place: Value = address
            bytes_: Value = const_int(ty.I64, size or 0)
            if address is self.results:
                place, bytes_ = passed[-1], const_int(ty.I64, max(8, self.end))
            elif address in arrays:
                place = self.given_for(address, passed, shadowed)
                bytes_ = b.load(ty.I64, b.gep(ty.I64, extents, [1 + arrays.index(address)]), align=8)
            elif size is None:
                place, bytes_ = self.given_for(address, passed, shadowed), const_int(ty.I64, -1)
            b.call_named(OBJECT, ty.VOID, [place, bytes_, const_int(ty.I64, tag)])
            if self.program.facts.node(address) in self.program.checkpoints.followed and self.program.activity.has_shadow(address):
                for lane in range(self.width):
                    b.call_named(SHADOW, ty.VOID, [place, const_int(ty.I64, lane), self._shadow_given(address, passed, shadowed, lane)])

    def _shadow_given(self, address: Value, passed: Sequence[Value], shadowed: tuple[bool, ...], lane: int) -> Value:
        if isinstance(address, GlobalVariable):
            return self.program.variables.shadow_constant(address, lane)
        if address is self.results:
            return passed[-1 - self.width + lane] if len(passed) > self.width else zero(ty.PTR)
        return passed[passed.index(self.given_for(address, passed, shadowed)) + 1 + lane]

    def given_for(self, argument: Value, passed: Sequence[Value], shadowed: tuple[bool, ...]) -> Value:
        """What the core gets for an argument."""
        at = 0
        for own, has in zip(self.arguments, shadowed, strict=True):
            if own is argument:
                break
            more = has or (not own.type.is_pointer and self.program.activity.has_shadow(own))
            at += 1 + (self.width if more else 0)
        return passed[at]

    def passed(self, given: list[Value], shadowed: tuple[bool, ...]) -> tuple[list[Value], int]:
        """What the core gets of the arguments given to the flat function, and how many of them these are."""
        passed: list[Value] = []
        at = 0
        for argument, has, kind in zip(self.arguments, shadowed, self.spec.activities, strict=True):
            passed.append(given[at])
            at += 1
            if not argument.type.is_pointer and self.program.activity.has_shadow(argument):
                # An integer stored where addresses are stored, too: a number is no address, and leads to no shadow.
                passed += [zero(argument.type)] * self.width
            tangents = self.spec.mode == "forward" and not argument.type.is_pointer and kind is not Activity.CONST
            if not has and not tangents:
                continue
            if has or self.program.activity.is_active(argument):
                passed += given[at : at + self.width]
            at += self.width
        return passed, at

    def _result_shadows(self, b: Builder, cotangents: Sequence[Value], forward: bool) -> list[Value]:
        memory = ty.array(ty.I64, max(1, self.end // 8))
        shadows: list[Value] = [b.alloca(memory, name="results.shadow", align=8) for _ in range(self.width)]
        for lane, shadow in enumerate(shadows):
            b.store(zero(memory), shadow)
            if not forward:
                self.seed(b, shadow, cotangents, lane)
        return shadows

    def seed(self, b: Builder, shadow: Value, cotangents: Sequence[Value], lane: int) -> None:
        """Write the cotangents of the results into their shadow."""
        at = 0
        for offset, slot in zip(self.offsets, self.slots, strict=True):
            if slot.is_float:
                b.store(cotangents[at + lane], b.gep(ty.I8, shadow, [offset]), align=8)
                at += self.width

    def _store_tangents(self, b: Builder, results: Value, shadows: list[Value]) -> None:
        at = self.end
        for offset, slot in zip(self.offsets, self.slots, strict=True):
            if slot.is_float:
                for shadow in shadows:
                    tangent = b.load(slot, b.gep(ty.I8, shadow, [offset]), align=8)
                    b.store(tangent, b.gep(ty.I8, results, [at]), align=8)
                    at += slot_size(str(slot))

    def store_gradients(self, b: Builder, results: Value, called: Value, at: int) -> None:
        """Write the gradients of numbers into result slots, from byte `at` on."""
        keys = Parameters(self.program, self.source).gradient_keys
        for index, (argument, kind) in enumerate(zip(self.arguments, self.spec.activities, strict=True)):
            if argument.type.is_pointer or kind is Activity.CONST:
                continue
            for lane in range(self.width):
                if (index, 0) in keys:
                    gradient: Value = b.extract_value(called, keys.index((index, 0)) * self.width + lane)
                else:
                    gradient = zero(argument.type)
                b.store(gradient, b.gep(ty.I8, results, [at]), align=8)
                at += slot_size(str(argument.type))
