"""The derivative of a function of one thread: its core, in forward mode or in combined reverse mode."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.effects import Effects
from polyglot_ad.analysis.memory import ArgumentLayout, analyse_memory
from polyglot_ad.budget import Checkpointing
from polyglot_ad.differentiate.context import ProgramContext
from polyglot_ad.differentiate.forward import forward_function
from polyglot_ad.differentiate.reverse.combined import combined_function
from polyglot_ad.differentiate.reverse.parameters import Parameters
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.signature.layout import ElementLayout

from .made import Role
from .tiles import forwarded_loads


@dataclass(frozen=True)
class Place:
    """A parameter of the thread's function. `active`: it has a derivative; `own`: it is the kernel's."""

    name: str
    layout: ElementLayout | None
    active: bool
    own: bool = True


@dataclass(frozen=True)
class Core:
    """`roles`: what the function takes for each parameter of the thread's, in order; `gradients`: of which parameters it returns the
    adjoints, or, behind what the function returns, the tangents of these."""

    module: Module
    function: Function
    roles: tuple[tuple[Role, ...], ...]
    gradients: tuple[int, ...] = ()


@dataclass(frozen=True)
class Found:
    root: Function
    program: ProgramContext


@dataclass(frozen=True)
class ThreadRoot:
    """The function `name` of one thread. No two arrays of a launch overlap."""

    name: str
    places: Sequence[Place]
    forward: bool

    @property
    def reverse(self) -> bool:
        return not self.forward

    @property
    def checkpoint(self) -> Checkpointing | None:
        return None

    absent = None

    def candidates(self, module: Module) -> list[Function]:
        return []

    def analyse(self, source: Function) -> Found:
        assert source.module is not None
        described: list[ArgumentLayout] = []
        for argument, place in zip(source.arguments, self.places, strict=True):
            if argument.type.is_pointer:
                layout = place.layout or ElementLayout(0, ())
                described.append((argument, layout.size, layout.fields))
        facts = analyse_memory(source.module, described)
        active = [a for a, place in zip(source.arguments, self.places, strict=True) if place.active]
        numbers, pointed = [a for a in active if not a.type.is_pointer], [a for a in active if a.type.is_pointer]
        returning = self.forward and not source.function_type.result.is_void
        activity = ActivityAnalysis(facts, source, numbers, pointed, [], returning)
        program = ProgramContext(source.module, facts, activity, Effects(facts, activity), 1, noalias=True)
        program.forward, program.reciprocals = self.forward, True
        if not self.forward:
            program.forwarded = forwarded_loads(source, program.layout)
        return Found(source, program)

    def build(self, found: Found) -> Core:
        program, root = found.program, found.root
        if self.forward:
            made = forward_function(program, root)
            tangents = [bool(own) for own in made.tangents]
            core, keys = made.function, tuple(leaf for leaf, _ in made.result_tangents)
        else:
            core, tangents = combined_function(program, root), [False] * len(root.arguments)
            keys = tuple(index for index, _ in Parameters(program, root).gradient_keys)
        program.generate()
        shadowed = tuple(program.activity.has_shadow(a) or t for a, t in zip(root.arguments, tangents, strict=True))
        beside: Role = "tangent" if self.forward else "shadow"
        roles: tuple[tuple[Role, ...], ...] = tuple(("primal", beside) if has else ("primal",) for has in shadowed)
        return Core(program.module, core, roles, keys)
