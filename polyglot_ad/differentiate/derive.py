"""The way in: the derivative of a flat function, flat again (docs/architecture.md, "engine")."""

from __future__ import annotations

import time
from dataclasses import replace

from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.passes import passed
from polyglot_ad.stages import stage

from .analysed_passes import differentiated, in_either_form
from .flat import Flat
from .held_pullback import build_held
from .lost_derivatives import losses
from .spec import Derivative, DerivativeSpec


def derivative_of_text(text: str, function: str, spec: DerivativeSpec) -> tuple[Module, Derivative]:
    """The prepared module `text` with the derivative of its flat function `function`."""

    def differentiate(unroll: bool | None) -> tuple[Module, Derivative]:
        began = time.perf_counter()
        with stage("lift"):
            module = parse(text)
        passed("lift", module, began)
        return module, derivative(module, function, spec, unroll)

    return in_either_form(differentiate, spec.mode != "forward")


def derivative(module: Module, function: str, spec: DerivativeSpec, unroll: bool | None = None) -> Derivative:
    """Add the derivative of the flat function `function` to a prepared module. `unroll`: see `differentiated`.

    Raises `DifferentiationError` for what cannot be proved; the module is then of no more use."""

    lost: dict[str, None] = {}

    def analyse(source: Function) -> Flat:
        flat = Flat(module, source, spec)
        program = flat.program
        lost.update(dict.fromkeys(losses(program.activity.functions, program.facts, program.activity)))
        return flat

    build = build_held if spec.mode == "split" else Flat.build
    made = differentiated(module, function, spec.mode != "forward", analyse, build, unroll=unroll)
    return replace(made, losses=tuple(lost)) if lost else made
