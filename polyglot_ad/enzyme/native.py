"""The derivative of a function under its own calling convention: the core that the engine makes, and what each of its parameters is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.memory import KIND_OF_FLOAT, ArgumentLayout, analyse_memory, leaves
from polyglot_ad.budget import Budget, Checkpointing
from polyglot_ad.differentiate.checkpoint.open_world import OpenWorld, begin_call
from polyglot_ad.differentiate.context import ProgramContext
from polyglot_ad.differentiate.forward import ForwardFunction, forward_function
from polyglot_ad.differentiate.reverse.combined import combined_function
from polyglot_ad.differentiate.reverse.generator import split_pair
from polyglot_ad.differentiate.reverse.parameters import Parameters
from polyglot_ad.differentiate.reverse.split import SplitPair
from polyglot_ad.differentiate.shadows.runtime_activity import ask_at_run_time
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.instructions import CallBase
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, Function, Module
from polyglot_ad.signature.debug_info import Node

from .debug_types import Description
from .dupnoneed import drop_stores
from .footprints import Footprints
from .root import CANDIDATES, ROOT, Shape
from .untyped_copies import refuse_two_names, refuse_unknown_bytes

Mode = Literal["forward", "reverse", "split"]


@dataclass(frozen=True)
class Wanted:
    """A derivative, apart from who calls it. `activities`: per parameter of the function, "const", "dup" or "out"."""

    mode: Mode
    activities: tuple[str, ...]
    width: int = 1
    fixed: tuple[tuple[int, str], ...] = ()
    """Parameters that are the address of a function in every call."""
    runtime_activity: bool = False
    """Whether constant pointers come with themselves as their shadows."""
    strong_zero: bool = False
    """Whether zero times infinity is zero in products of derivatives."""
    nowhere: tuple[int, ...] = ()
    """Parameters that lead nowhere, so that nothing is stored there."""


@dataclass(frozen=True)
class Apart:
    """The derivative for pointers that lie apart (`overlap_checks.py`): its name, and what decides."""

    name: str
    footprints: Footprints
    pairs: tuple[tuple[int, int], ...]


@dataclass
class Native:
    """What was made: in `module`, the core of `wanted`. `shadowed`: per parameter of the root, whether its shadows are passed."""

    module: Module
    wanted: Wanted
    shape: Shape
    program: ProgramContext
    root: Function
    shadowed: tuple[bool, ...]
    forward: ForwardFunction | None = None
    combined: Function | None = None
    split: SplitPair | None = None
    apart: Apart | None = None

    @property
    def core(self) -> Function:
        """The derivative, in forward and in combined reverse mode."""
        found = self.forward.function if self.forward is not None else self.combined
        assert found is not None
        return found

    def position(self, parameter: int) -> int:
        """Where a parameter of the root stands among those of the core."""
        tangents = self.forward.tangents if self.forward is not None else [[]] * len(self.shadowed)
        return sum(
            1 + self.wanted.width * (shadowed + len(own)) for shadowed, own in zip(self.shadowed[:parameter], tangents, strict=False)
        )

    @property
    def cores(self) -> list[Function]:
        """The functions after which nothing of the derivative is under way any more."""
        made = [self.forward.function if self.forward else None, self.combined, self.split.reverse if self.split else None]
        return [function for function in made if function is not None]

    @property
    def parameters(self) -> Parameters:
        """How the root's parameters appear in reverse mode."""
        return Parameters(self.program, self.root)


@dataclass(frozen=True)
class Found:
    """A root and what is known of its program."""

    root: Function
    program: ProgramContext


@dataclass(frozen=True)
class NativeRoot:
    """The root of a prepared program (`root.py`), and what derivative of it is wanted. `types`: of the root's parameters, by debug info;
    `held_by`: the variables whose addresses a variable holds from the start."""

    wanted: Wanted
    shape: Shape
    types: Sequence[Node | None] | None
    held_by: Callable[[str], set[str]]
    budget: Budget | None = None
    """Of memory, where the derivative is to keep to one."""
    name: str = ROOT

    @property
    def reverse(self) -> bool:
        return self.wanted.mode != "forward"

    @property
    def checkpoint(self) -> Checkpointing | None:
        return self.budget.level if self.budget is not None and self.wanted.mode == "reverse" else None

    def analyse(self, source: Function) -> Found:
        assert source.module is not None
        program = _analysed(source.module, source, self.wanted, self.shape, self.types)
        if self.checkpoint:
            program.open_world = OpenWorld(self._sizes(program, source))
        return Found(source, program)

    def _sizes(self, program: ProgramContext, root: Function) -> dict[Argument, int]:
        """Bytes of what parameters lead to, where types say so: structures that are passed by value, and what the function returns."""
        given = zip(root.arguments, self.shape.parameters, strict=False)
        found = {a: program.layout.size(parameter.by_value) for a, parameter in given if parameter.by_value is not None}
        if self.shape.result is not None:
            found[root.arguments[-1]] = program.layout.size(self.shape.result)
        return found

    def build(self, found: Found) -> Native:
        program, root, wanted = found.program, found.root, self.wanted
        refuse_two_names(program, self.held_by)
        refuse_unknown_bytes(program, [a for a, kind in zip(root.arguments, (*wanted.activities, "dup"), strict=False) if kind != "const"])
        shadowed = tuple(a.type.scalar.is_pointer and program.activity.has_shadow(a) for a in root.arguments)
        made = Native(program.module, wanted, self.shape, program, root, shadowed)
        if wanted.mode == "forward":
            made.forward = forward_function(program, root)
        elif wanted.mode == "reverse":
            made.combined = combined_function(program, root)
        else:
            made.split = split_pair(program, root)
        program.generate()
        if self.checkpoint and self.budget is not None:
            begin_call(program, made.core, shadowed, self.budget, self._sizes(program, root))
        for k in wanted.nowhere:
            drop_stores(made.core.arguments[made.position(k)])
        return made

    absent = None

    def candidates(self, module: Module) -> list[Function]:
        """The functions that the root mentions beside what it calls (see `root.root_text`)."""
        return _candidates(module)


def _candidates(module: Module) -> list[Function]:
    found: list[Function] = []
    mentioned = module.functions.get(CANDIDATES)
    for call in list(mentioned.users) if mentioned is not None else []:
        if isinstance(call, CallBase):
            found += [a for a in call.arguments if isinstance(a, Function)]
            call.erase()
    return found


def _analysed(module: Module, root: Function, wanted: Wanted, shape: Shape, types: Sequence[Node | None] | None) -> ProgramContext:
    pointers = [a for a in root.arguments if a.type.is_pointer]
    described: list[ArgumentLayout] = [(a, 0, ()) for a in pointers]
    if len(root.arguments) > len(shape.parameters) and shape.result is not None:
        described[-1] = (root.arguments[-1], 0, fields_of(module, shape.result))
    own = root.arguments[: len(shape.parameters)]
    facts = analyse_memory(module, described, describe=lambda facts: Description(facts).parameters(own, types or [None] * len(own)))
    active = [(a, kind) for a, kind in zip(own, wanted.activities, strict=True) if kind != "const"]
    outputs = root.arguments[len(own) :]
    numbers, pointed = [a for a, _ in active if not a.type.is_pointer], [a for a, _ in active if a.type.is_pointer]
    activity = ActivityAnalysis(facts, root, numbers, pointed, outputs, returning=wanted.mode == "split", closed=False)
    program = ProgramContext(module, facts, activity, Effects(facts, activity, pointers), wanted.width, noalias=False)
    program.forward = wanted.mode == "forward"
    program.strong_zero = "either" if wanted.strong_zero else None
    if wanted.runtime_activity:
        ask_at_run_time(
            program, pointers, [a for a, kind in zip(own, wanted.activities, strict=True) if a.type.is_pointer and kind == "const"]
        )
    if wanted.mode == "split":
        program.hold(list(pointers), frozenset())
    return program


def fields_of(module: Module, type: Type) -> tuple[tuple[int, str], ...]:
    """(offset, kind) of each scalar in a value of a type, vectors taken apart. Integers may stand for anything: C passes small structures
    in them."""
    found: list[tuple[int, str]] = []
    layout = data_layout(module.data_layout)
    for _, offset, leaf in leaves(layout, type):
        scalar = leaf.scalar
        if scalar in KIND_OF_FLOAT:
            count = leaf.count if isinstance(leaf, ty.VectorType) else 1
            found += [(offset + k * layout.store_size(scalar), KIND_OF_FLOAT[scalar]) for k in range(count)]
        elif scalar.is_pointer:
            found.append((offset, "ptr"))
    return tuple(found)


def scratch_needed(native: Native, index: int, name: str) -> DifferentiationError:
    """The error about a constant pointer whose memory takes part."""
    return DifferentiationError(
        "PAD-E402",
        f"'{name}' with respect to these arguments",
        f"argument {index + 1} is 'enzyme_const', but the memory that it leads to holds numbers that depend on active arguments and that "
        "results depend on (or cannot be told apart from such memory)",
        "pass it as 'enzyme_dup' with a shadow of its own, or say 'enzyme_runtime_activity'",
    )
