"""The flat argument list of an entry and of its derivatives, as labels that say what each place holds.

A label is ("argument", parameter, flat) or ("result", slot) in the primal. A derivative adds ("tangent", label, lane) in forward mode and
("shadow", label, lane), ("cotangent", label, lane), ("gradient", label, lane) in reverse mode, in the order docs/architecture.md gives.
A derivative of a derivative nests them, and says which differentiation made a label (`dual`), so one reading serves a chain of any length.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

from polyglot_ad.differentiate.roots.spec import Activity, DerivativeSpec
from polyglot_ad.signature.model import Signature

from .dtypes import leaves, numpy_dtype

Label = tuple[object, ...]

ARENA: Label = ("arena", 0)
"""The arena of a held pullback."""

EXTENTS: Label = ("extents", 0)
"""The memory budget of a derivative with checkpointed loops, and the bytes of the arrays."""

RESULT: Label = ("result",)
"""The return value, as a variable."""

FLOATS = ("half", "bfloat", "float", "double", "x86_fp80", "fp128")


def variable(label: Label) -> Label:
    """What a user sees of a place, whole: the parameter, the return value, or a tangent, shadow, cotangent or gradient of one."""
    if label[0] == "argument":
        return label[:2]
    if label[0] == "result":
        return RESULT
    if label in (ARENA, EXTENTS):
        return label
    return (label[0], variable(_inner(label)), *label[2:])


def base_of(label: Label) -> Label:
    """The parameter or return value that a variable, or a place, is of."""
    while isinstance(label[1] if len(label) > 1 else None, tuple):
        label = _inner(label)
    return label


def substituted(label: Label, base: Label) -> Label:
    """The label with another innermost label."""
    if not isinstance(label[1] if len(label) > 1 else None, tuple):
        return base
    return (label[0], substituted(_inner(label), base), *label[2:])


def _inner(label: Label) -> Label:
    inner = label[1]
    assert isinstance(inner, tuple)
    return inner


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


def dual(kind: str, of: Label, lane: int = 0, level: int = 0) -> Label:
    """The label of the tangent, shadow, … of what is labelled `of`, made by differentiation number `level` of a chain, counted from 0."""
    return (kind, of, lane, level) if level else (kind, of, lane)


def level_of(label: Label) -> int:
    """Which differentiation made a label; -1 of the function's own."""
    if not isinstance(label[1] if len(label) > 1 else None, tuple):
        return -1
    return int(label[3]) if len(label) > 3 else 0  # type: ignore[call-overload]


def differentiated(flat: FlatList, spec: DerivativeSpec, shadowed: Sequence[bool], level: int = 0) -> FlatList:
    """The flat list of the derivative that `spec` asks of a function with the list `flat`; of mode "split", of the half that runs it.
    `level`: how many differentiations were made before."""
    if spec.mode == "split":
        run = differentiated(FlatList(flat.arguments, ()), dataclasses.replace(spec, mode="reverse"), shadowed, level)
        return FlatList((*run.arguments, Place(ARENA, "ptr")), flat.results)
    forward = spec.mode == "forward"

    def duals(kind: str, place: Place) -> list[Place]:
        return [Place(dual(kind, place.label, k, level), place.type) for k in range(spec.width)]

    arguments: list[Place] = []
    gradients: list[Place] = []
    for place, activity, has_shadow in zip(flat.arguments, spec.activities, shadowed, strict=True):
        arguments.append(place)
        if place.type == "ptr":
            if has_shadow:
                arguments += duals("tangent" if forward else "shadow", place)
        elif activity is not Activity.CONST:
            if forward:
                arguments += duals("tangent", place)
            else:
                gradients += duals("gradient", place)
    floats = [place for place in flat.results if place.type in FLOATS]
    if forward:
        tangents = [tangent for place in floats for tangent in duals("tangent", place)]
        return FlatList(tuple(arguments), (*flat.results, *tangents))
    arguments += [cotangent for place in floats for cotangent in duals("cotangent", place)]
    if spec.checkpoint:
        arguments.append(Place(EXTENTS, "ptr"))
    return FlatList(tuple(arguments), (*flat.results, *gradients))


def pulled_back(flat: FlatList, spec: DerivativeSpec, shadowed: Sequence[bool], level: int = 0) -> FlatList:
    """The flat list of the reverse half of mode "split"."""
    whole = differentiated(FlatList((), flat.results), dataclasses.replace(spec, mode="reverse", activities=()), (), level)
    gradients = differentiated(flat, dataclasses.replace(spec, mode="reverse"), shadowed, level).results[len(flat.results) :]
    return FlatList((Place(ARENA, "ptr"), *whole.arguments), gradients)
