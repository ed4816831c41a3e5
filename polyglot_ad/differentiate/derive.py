"""The way in: the derivative of a flat function, flat again (docs/architecture.md, "engine")."""

from __future__ import annotations

from dataclasses import replace

from polyglot_ad.ir.values import Function, Module

from .flat import Flat
from .held import build_held
from .inactive import losses
from .spec import Derivative, DerivativeSpec
from .steps import differentiated


def derivative(module: Module, function: str, spec: DerivativeSpec) -> Derivative:
    """Add the derivative of the flat function `function` to a prepared module.

    Raises `DifferentiationError` for what cannot be proved; the module is then of no more use."""

    lost: dict[str, None] = {}

    def analyse(source: Function) -> Flat:
        flat = Flat(module, source, spec)
        program = flat.program
        lost.update(dict.fromkeys(losses(program.activity.functions, program.facts, program.activity)))
        return flat

    made = differentiated(module, function, spec.mode != "forward", analyse, build_held if spec.mode == "split" else Flat.build)
    return replace(made, losses=tuple(lost)) if lost else made
