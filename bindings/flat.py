"""The flat argument list of an entry and of its derivatives, as labels that say what each place holds.

A label is ("argument", parameter, flat) or ("result", slot) in the primal. A derivative adds ("tangent", label, lane) in forward mode and
("shadow", label, lane), ("cotangent", label, lane), ("gradient", label, lane) in reverse mode, in the order docs/architecture.md gives.
A derivative of a derivative nests them, so one reading serves a chain of any length.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.differentiate.spec import Activity, DerivativeSpec
from polyglot_ad.signature.model import Signature

from .dtypes import leaves, numpy_dtype

Label = tuple[object, ...]

ARENA: Label = ("arena", 0)
"""The arena of a held pullback."""

FLOATS = ("half", "bfloat", "float", "double", "x86_fp80", "fp128")


@dataclass(frozen=True)
class Place:
    """One flat argument, or one result slot: what it holds and its LLVM type."""

    label: Label
    type: str
    unsigned: bool = False


@dataclass(frozen=True)
class FlatList:
    """The flat arguments (without the trailing results pointer) and the result slots of an entry or a derivative."""

    arguments: tuple[Place, ...]
    results: tuple[Place, ...]


def flat_list(signature: Signature) -> FlatList:
    """The flat list of the primal entry."""
    arguments = []
    for i, parameter in enumerate(signature.parameters):
        unsigned = parameter.kind == "scalar" and numpy_dtype(parameter.dtype).kind == "u"
        arguments += [Place(("argument", i, j), flat.type, unsigned) for j, flat in enumerate(parameter.flat)]
    kinds: list[str] = []
    if signature.result.kind != "none":
        for _, leaf in leaves(numpy_dtype(signature.result.dtype)):
            kinds += [leaf.kind] * (2 if leaf.kind == "c" else 1)
        if signature.result.kind == "array":
            kinds *= len(signature.result.slots) // max(len(kinds), 1)
    slots = signature.result.slots
    unsigned_slots = [kind == "u" for kind in kinds] if len(kinds) == len(slots) else [False] * len(slots)
    results = [Place(("result", s), type, u) for s, (type, u) in enumerate(zip(slots, unsigned_slots, strict=True))]
    return FlatList(tuple(arguments), tuple(results))


def differentiated(flat: FlatList, spec: DerivativeSpec, shadowed: Sequence[bool]) -> FlatList:
    """The flat list of the derivative that `spec` asks of a function with the list `flat`; of mode "split", of the half that runs it."""
    if spec.mode == "split":
        run = differentiated(FlatList(flat.arguments, ()), dataclasses.replace(spec, mode="reverse"), shadowed)
        return FlatList((*run.arguments, Place(ARENA, "ptr")), flat.results)
    kind = "tangent" if spec.mode == "forward" else "shadow"
    lanes = range(spec.width)
    arguments: list[Place] = []
    gradients: list[Place] = []
    for place, activity, has_shadow in zip(flat.arguments, spec.activities, shadowed, strict=True):
        arguments.append(place)
        if place.type == "ptr":
            if has_shadow:
                arguments += [Place((kind, place.label, k), "ptr") for k in lanes]
        elif activity is not Activity.CONST:
            if spec.mode == "forward":
                arguments += [Place(("tangent", place.label, k), place.type) for k in lanes]
            else:
                gradients += [Place(("gradient", place.label, k), place.type) for k in lanes]
    floats = [place for place in flat.results if place.type in FLOATS]
    if spec.mode == "forward":
        tangents = [Place(("tangent", place.label, k), place.type) for place in floats for k in lanes]
        return FlatList(tuple(arguments), (*flat.results, *tangents))
    arguments += [Place(("cotangent", place.label, k), place.type) for place in floats for k in lanes]
    return FlatList(tuple(arguments), (*flat.results, *gradients))


def pulled_back(flat: FlatList, spec: DerivativeSpec, shadowed: Sequence[bool]) -> FlatList:
    """The flat list of the reverse half of mode "split"."""
    whole = differentiated(flat, dataclasses.replace(spec, mode="reverse"), shadowed)
    cotangents = [place for place in whole.arguments if place.label[0] == "cotangent"]
    return FlatList((Place(ARENA, "ptr"), *cotangents), whole.results[len(flat.results) :])
