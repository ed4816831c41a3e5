"""From what a user asks (a mode, the parameters to differentiate, a number of lanes) to the specification the engine gets."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from polyglot_ad.differentiate.roots.spec import Activity, DerivativeSpec
from polyglot_ad.signature.layout import ElementLayout
from polyglot_ad.signature.model import Parameter, Signature
from polyglot_ad.signature.source_types import element_layout

from .dtypes import is_differentiable, numpy_dtype
from .flat import FlatList, Label, base_of, variable


def differentiable(parameter: Parameter) -> bool:
    """Whether there is something in the parameter to differentiate by."""
    return is_differentiable(numpy_dtype(parameter.dtype))


def layout_of(parameter: Parameter) -> ElementLayout:
    """What an array's memory holds."""
    if any(key == "addresses" for key, _ in parameter.detail):
        return ElementLayout(8, ((0, "ptr"),))
    return element_layout(parameter.dtype)


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
    """The specification of a derivative of the primal entry with respect to the parameters `selected`. `kept`: whoever holds a pullback
    keeps the memory that the function only reads."""
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
            layouts.append(layout_of(parameter) if is_data else None)
    held = tuple(stays) if mode == "split" else ()
    return DerivativeSpec(mode, width, tuple(activities), tuple(layouts), signature.result.slots, noalias, measure, held)


def of_derivative(
    signature: Signature,
    flat: FlatList,
    mode: Literal["forward", "reverse", "split"],
    selected: Collection[Label],
    width: int = 1,
    noalias: bool = True,
) -> DerivativeSpec:
    """The specification of a derivative of a derivative, whose flat list is `flat`, by the variables `selected`. Memory moves where it was
    selected or may be written: the arrays that the function writes, and all shadows and tangents but those of arrays that it only reads."""
    activities: list[Activity] = []
    layouts: list[ElementLayout | None] = []
    stays: list[bool] = []
    for place in flat.arguments:
        index = parameter_of(place.label)
        parameter = signature.parameters[index] if index is not None else None
        chosen = variable(place.label) in selected
        written = parameter is None or is_written(parameter) or not _is_tangent(place.label)
        stays.append(not written)
        if place.type == "ptr":
            assert parameter is not None
            moves = differentiable(parameter) and (chosen or written)
            activities.append(Activity.DUPLICATED if moves else Activity.CONST)
            layouts.append(None if any(flat.kind == "address" for flat in parameter.flat) else layout_of(parameter))
        else:
            moves = chosen and (place.label[0] != "argument" or _is_number(signature, place.label))
            activities.append(Activity.ACTIVE if moves else Activity.CONST)
            layouts.append(None)
    results = tuple(place.type for place in flat.results)
    return DerivativeSpec(mode, width, tuple(activities), tuple(layouts), results, noalias, kept=tuple(stays) if mode == "split" else ())


def _is_tangent(label: Label) -> bool:
    """Whether a place is a parameter's, or a tangent of one."""
    while label[0] == "tangent":
        assert isinstance(label[1], tuple)
        label = label[1]
    return label[0] == "argument"


def _is_number(signature: Signature, label: tuple[object, ...]) -> bool:
    _, i, j = label
    assert isinstance(i, int) and isinstance(j, int)
    return signature.parameters[i].flat[j].kind in ("value", "real", "imag")


def parameter_of(label: Label) -> int | None:
    """The parameter that a place or a variable belongs to, None for a result's."""
    base = base_of(label)
    return base[1] if base[0] == "argument" and isinstance(base[1], int) else None
