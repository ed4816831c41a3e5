"""Chains of differentiations, as they are asked for and as the engine is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from polyglot_ad.bindings.flat import FlatList, Label, differentiated, flat_list
from polyglot_ad.bindings.request import first_order, of_derivative
from polyglot_ad.budget import Checkpointing
from polyglot_ad.differentiate.roots.spec import DerivativeSpec
from polyglot_ad.errors import DifferentiationError
from polyglot_ad.signature.model import Signature


@dataclass(frozen=True)
class Level:
    """One differentiation: its mode, what it differentiates with respect to (parameters by position; of a derivative any variables, as
    `bindings.flat` names them), the number of lanes.
    `noalias`: no two arrays of the call overlap. `measure`: it counts what it keeps (see `explain`). `kept`, of mode "split": arrays that
    are only read stay as they are until the reverse pass. `value`: whether somebody reads the numbers that the primal returns.
    `checkpoint`: within a memory budget, which each call is given (mode "reverse", the last of a chain). `taylor`: the
    lanes are derivatives of rising order along a curve (mode "forward"). `budget`: the bytes of the memory budget of a call that says 0."""

    mode: Literal["forward", "reverse", "split"]
    selected: tuple[int | Label, ...]
    width: int = 1
    noalias: bool = True
    measure: bool = False
    kept: bool = True
    value: bool = True
    checkpoint: Checkpointing | None = None
    taylor: bool = False
    budget: int = 0


Request = tuple[Level, ...]
"""A chain of differentiations of a primal, of any length: (reverse, forward) is forward over reverse mode. Only the last may be split."""

Specified = tuple[DerivativeSpec, tuple[bool, ...]]
"""A level, and which arguments of what it differentiates have shadows."""


def flat_of(signature: Signature, levels: Sequence[Specified]) -> FlatList:
    """The flat list of a function that was differentiated so."""
    flat = flat_list(signature)
    for index, (spec, shadowed) in enumerate(levels):
        flat = differentiated(flat, spec, shadowed, index)
    return flat


def specified(signature: Signature, request: Request, shadowed: Sequence[Sequence[bool]], strong_zero: bool) -> list[Specified]:
    """The specification of each level, given which arguments of the levels below have shadows."""
    levels: list[Specified] = []
    for level, known in zip(request, shadowed, strict=True):
        spec = specification(signature, flat_of(signature, levels), level, not levels, strong_zero)
        levels.append((spec, tuple(known)))
    return levels


def specification(signature: Signature, flat: FlatList, level: Level, first: bool, strong_zero: bool) -> DerivativeSpec:
    """Of a level of a chain; `flat`: of what it differentiates, which is the function itself where it is the `first`."""
    if first:
        parameters = [which for which in level.selected if isinstance(which, int)]
        found = first_order(signature, level.mode, parameters, level.width, level.noalias, level.measure, level.kept)
    else:
        variables = [("argument", which) if isinstance(which, int) else which for which in level.selected]
        found = of_derivative(signature, flat, level.mode, variables, level.width, level.noalias)
    return replace(found, strong_zero=strong_zero, checkpoint=level.checkpoint, taylor=level.taylor, budget=level.budget)


def refuse_shadows_of_addresses(signature: Signature, flat: FlatList, shadowed: Sequence[bool]) -> None:
    """Raise where the derivative goes through memory that only its address is known of."""
    for place, has_shadow in zip(flat.arguments, shadowed, strict=True):
        if not has_shadow or place.label[0] != "argument":
            continue
        _, i, j = place.label
        assert isinstance(i, int) and isinstance(j, int)
        parameter = signature.parameters[i]
        if parameter.flat[j].kind == "address":
            raise DifferentiationError(
                "PAD-E402",
                f"`{signature.name}` with an address for `{parameter.name}`",
                "active numbers are written to the memory behind it, or read from it, and nothing is known of its size",
                "pass arrays for what is differentiated, also for work space; or let the function allocate it",
                f"{signature.source}:{signature.line}" if signature.source else "",
            )
