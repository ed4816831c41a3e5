"""The root of a flat function, whose derivative is flat again (docs/architecture.md, "engine")."""

from __future__ import annotations

from dataclasses import dataclass, replace

from polyglot_ad.budget import Checkpointing
from polyglot_ad.ir.values import Function, Module

from ..refusals.lost_derivatives import losses
from ..shadows.set_up import SetUp
from .absent import Absent
from .flat import Flat
from .held_pullback import build_held
from .spec import Derivative, DerivativeSpec


@dataclass(frozen=True)
class FlatRoot:
    """The flat function `name`, and what derivative of it is asked for. `below`: what the levels below have left to the last one. `more`:
    functions that it does not mention, whose addresses may be kept where it takes one from; `absent`: others of them."""

    name: str
    spec: DerivativeSpec
    below: tuple[SetUp, ...] = ()
    more: tuple[str, ...] = ()
    absent: Absent | None = None

    @property
    def reverse(self) -> bool:
        return self.spec.mode != "forward"

    @property
    def checkpoint(self) -> Checkpointing | None:
        return self.spec.checkpoint

    def analyse(self, source: Function) -> Flat:
        assert source.module is not None
        return Flat(source.module, source, self.spec, self.below)

    def build(self, found: Flat) -> Derivative:
        activity = found.program.activity
        lost = losses(activity.functions, found.program.facts, activity)
        made = build_held(found) if self.spec.mode == "split" else found.build()
        return replace(made, losses=lost, set_up=found.set_up)

    def candidates(self, module: Module) -> list[Function]:
        return [module.functions[name] for name in self.more if name in module.functions]
