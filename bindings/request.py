"""From what a user asks (a mode, the parameters to differentiate, a number of lanes) to the specification the engine gets."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from polyglot_ad.differentiate.spec import Activity, DerivativeSpec
from polyglot_ad.signature.layout import ElementLayout
from polyglot_ad.signature.model import Parameter, Signature
from polyglot_ad.signature.source_types import element_layout

from .dtypes import is_differentiable, numpy_dtype
from .flat import FlatList


def differentiable(parameter: Parameter) -> bool:
    """Whether there is something in the parameter to differentiate by."""
    return is_differentiable(numpy_dtype(parameter.dtype))


def is_written(parameter: Parameter) -> bool:
    """Whether the parameter is an output: memory that the function writes."""
    return parameter.kind != "scalar" and parameter.intent != "in"


def carries_derivative(signature: Signature, selected: Collection[int], index: int) -> bool:
    """Whether parameter `index` has a shadow or a tangent: it was selected, or is an output that may depend on what was selected."""
    parameter = signature.parameters[index]
    return index in selected or (is_written(parameter) and differentiable(parameter))


def first_order(
    signature: Signature,
    mode: Literal["forward", "reverse", "split"],
    selected: Collection[int],
    width: int = 1,
    noalias: bool = True,
    measure: bool = False,
    kept: bool = True,
) -> DerivativeSpec:
    """The specification of a derivative of the primal entry by the parameters `selected`. `kept`: whoever holds a pullback keeps the memory
    that the function only reads."""
    activities: list[Activity] = []
    layouts: list[ElementLayout | None] = []
    stays: list[bool] = []
    for index, parameter in enumerate(signature.parameters):
        stays += [kept and not is_written(parameter)] * len(parameter.flat)
        active = carries_derivative(signature, selected, index)
        for flat in parameter.flat:
            is_data = flat.kind == "data"
            moves = active and (is_data or flat.kind in ("value", "real", "imag"))
            activities.append(Activity.CONST if not moves else Activity.DUPLICATED if is_data else Activity.ACTIVE)
            layouts.append(element_layout(parameter.dtype) if is_data else None)
    held = tuple(stays) if mode == "split" else ()
    return DerivativeSpec(mode, width, tuple(activities), tuple(layouts), signature.result.slots, noalias, measure, held)


def forward_over(
    signature: Signature, flat: FlatList, inner: DerivativeSpec, selected: Collection[int], width: int, shadowed: tuple[bool, ...]
) -> DerivativeSpec:
    """The specification of forward mode over the reverse-mode derivative whose flat list is `flat`: memory moves wherever its primal or
    shadow does, scalars where they were selected; cotangents stay."""
    activities: list[Activity] = []
    layouts: list[ElementLayout | None] = []
    moving = _moving_memory(flat, inner, shadowed)
    for place in flat.arguments:
        index = parameter_of(place.label)
        is_argument = place.label[0] == "argument"
        if place.type == "ptr":
            activities.append(Activity.DUPLICATED if place.label in moving else Activity.CONST)
            layouts.append(element_layout(signature.parameters[index].dtype) if index is not None else None)
        else:
            active = is_argument and index in selected and _is_number(signature, place.label)
            activities.append(Activity.ACTIVE if active else Activity.CONST)
            layouts.append(None)
    results = tuple(place.type for place in flat.results)
    return DerivativeSpec("forward", width, tuple(activities), tuple(layouts), results, inner.noalias)


def _moving_memory(flat: FlatList, inner: DerivativeSpec, shadowed: tuple[bool, ...]) -> set[object]:
    """Labels of the data pointers whose memory changes with the selected parameters: those that were duplicated, with their shadows, and
    the scratch shadows of memory that cannot be told apart from them."""
    moving: set[object] = set()
    primal = [place for place in flat.arguments if place.label[0] == "argument"]
    for place, activity, has_shadow in zip(primal, inner.activities, shadowed, strict=True):
        if activity is Activity.DUPLICATED:
            moving.add(place.label)
        if has_shadow:
            moving |= {("shadow", place.label, lane) for lane in range(inner.width)}
    return moving


def _is_number(signature: Signature, label: tuple[object, ...]) -> bool:
    _, i, j = label
    assert isinstance(i, int) and isinstance(j, int)
    return signature.parameters[i].flat[j].kind in ("value", "real", "imag")


def parameter_of(label: tuple[object, ...]) -> int | None:
    """The parameter that a place belongs to, None for a result's."""
    while isinstance(inner := label[1], tuple):
        label = inner
    return inner if label[0] == "argument" and isinstance(inner, int) else None
