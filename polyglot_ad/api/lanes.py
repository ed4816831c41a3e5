"""What `vmap` maps: arguments with an axis for the members of a batch, brought into the order of memory that native code reads."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from polyglot_ad.bindings.arguments import Argument, fits
from polyglot_ad.bindings.batched import Mapped, laid_out
from polyglot_ad.bindings.native import checked_arguments
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.signature.model import Parameter

from .calls import kept

Array = np.ndarray[Any, Any]


class Lanes:
    """The arguments of one call, while the lengths of its batches are found. `depth`: how many batches are nested."""

    def __init__(self, name: str, depth: int) -> None:
        self.name = name
        self.lengths: list[int | None] = [None] * depth

    def positional(self, args: Sequence[Any], axes: Sequence[Any]) -> list[Any]:
        """The arguments, of which each level's axes say what is mapped."""
        for one in axes:
            if isinstance(one, tuple) and len(one) != len(args):
                raise ArgumentError(f"{self.name}: in_axes has {len(one)} entries for {len(args)} arguments")
        return [
            self.one(value, [one[k] if isinstance(one, tuple) else one for one in axes], f"argument {k}") for k, value in enumerate(args)
        ]

    def one(self, value: Any, axes: Sequence[Any], name: str) -> Any:
        if all(axis is None for axis in axes):
            return value
        if isinstance(value, tuple | Mapping):
            return self._members(value, axes, name)
        if any(isinstance(axis, tuple | dict) for axis in axes):
            raise ArgumentError(f"{self.name}: in_axes of {name} has entries for members, and the argument has none")
        array = np.asarray(value)
        levels = [level for level, axis in enumerate(axes) if axis is not None]
        for position, level in enumerate(levels):
            array = self._moved(array, axes[level], position, name)
            if self.lengths[level] not in (None, array.shape[position]):
                raise ArgumentError(
                    f"{self.name}: the arguments do not have as many members: {self.lengths[level]}, and {array.shape[position]} in {name}"
                )
            self.lengths[level] = array.shape[position]
        return _Lane(array, tuple(levels), not isinstance(value, np.ndarray))

    def _moved(self, array: Array, axis: int, position: int, name: str) -> Array:
        own = array.ndim - position
        if not -own <= axis < own:
            what = "is a number: None says that all members share it" if own == 0 else f"has {own} axes"
            raise ArgumentError(f"{self.name}: {name} is to be mapped along axis {axis}, and it {what}")
        return np.moveaxis(array, axis + position if axis >= 0 else axis, position)

    def _members(self, value: Any, axes: Sequence[Any], name: str) -> Any:
        keys = list(value) if isinstance(value, Mapping) else list(range(len(value)))
        for axis in axes:
            if isinstance(axis, tuple) and len(axis) != len(keys):
                raise ArgumentError(f"{self.name}: in_axes of {name} has {len(axis)} entries for {len(keys)} members")
        made = [self.one(value[key], [_axis_of(axis, k, key) for axis in axes], f"{name}[{key!r}]") for k, key in enumerate(keys)]
        return dict(zip(keys, made, strict=True)) if isinstance(value, Mapping) else tuple(made)

    def shape(self) -> tuple[int, ...]:
        """The lengths of the batches."""
        lengths = [length for length in self.lengths if length is not None]
        if len(lengths) < len(self.lengths):
            raise ArgumentError(f"{self.name}: no argument is mapped: in_axes must be an axis for one at least")
        return tuple(lengths)

    def spread(self, value: Any) -> Any:
        """What is mapped, for every member of all batches along one axis."""
        if isinstance(value, tuple):
            return tuple(self.spread(part) for part in value)
        if isinstance(value, dict):
            return {name: self.spread(part) for name, part in value.items()}
        if not isinstance(value, _Lane):
            return value
        array, shape = value.array, self.shape()
        if len(shape) == 1:
            return Mapped(array, value.loose)
        own = array.shape[len(value.levels) :]
        lengths = [shape[level] if level in value.levels else 1 for level in range(len(shape))]
        return Mapped(np.broadcast_to(array.reshape(*lengths, *own), (*shape, *own)).reshape(math.prod(shape), *own), value.loose)


class _Lane:
    """An array with the axes of these levels first. `loose`: made of something without a dtype of its own."""

    def __init__(self, array: Array, levels: tuple[int, ...], loose: bool) -> None:
        self.array = array
        self.levels = levels
        self.loose = loose


def _axis_of(axis: Any, k: int, key: Any) -> Any:
    """The axis of a member."""
    if isinstance(axis, tuple):
        return axis[k]
    return axis.get(key) if isinstance(axis, dict) else axis


def bound_lanes(
    function: Function, args: Sequence[Any], kwargs: Mapping[str, Any], first: tuple[Sequence[Any], Mapping[str, Any]], size: int, name: str
) -> tuple[list[Any], list[Any]]:  # fmt: skip
    """(the arguments of a member, those of all members), by position and checked. `first`: those of the first member as they were given."""
    models = list(function.bind(*first))
    bound = list(function.placed(args, kwargs))
    bound += [None] * (len(function.signature.parameters) - len(bound))
    for i, value in enumerate(bound):
        if isinstance(value, Mapped):
            bound[i] = converted = _converted(function, i, value)
            models[i] = _model(converted, function.signature.parameters[i], size)
    check = kept(function, "checked arguments", lambda: checked_arguments(function.signature))
    for chosen in _integers(bound, size):
        values = [chosen.get(i, value) for i, value in enumerate(models)]
        _require_shape(function, values, models, name)
        found = check(*values)
    return list(found), bound


def _converted(function: Function, i: int, value: Mapped) -> Mapped:
    """The values of one parameter, of its dtype and in its order."""
    argument = Argument(function.signature, i)
    parameter, values = argument.parameter, value.values
    if "address" in argument.detail:
        raise argument.refuse("an address, which is not mapped: None in in_axes", values)
    if parameter.kind == "scalar":
        if values.ndim != 1 or not (fits(values, argument.dtype) if values.size else values.dtype.kind in "fiubc"):
            raise argument.refuse(f"{argument.dtype.name} for every member", values)
        return Mapped(values.astype(argument.dtype, copy=False))
    if values.dtype != argument.dtype:
        if not value.loose or not fits(values, argument.dtype):
            raise argument.refuse(f"{argument.expected_array()} for every member", values)
        values = values.astype(argument.dtype)
    if parameter.kind == "record":
        values = values.reshape(len(values))
    order = "A" if any(flat.kind == "stride" for flat in parameter.flat) else parameter.order
    return Mapped(laid_out(values, order))


def _model(value: Mapped, parameter: Parameter, size: int) -> Any:
    values = value.values
    one = values[0] if size else laid_out(np.zeros((1, *values.shape[1:]), values.dtype), parameter.order)[0]
    if parameter.kind == "scalar":
        return one.item()
    return one if isinstance(one, np.ndarray) else np.array(one, values.dtype)


def _integers(bound: Sequence[Any], size: int) -> Iterator[dict[int, int]]:
    """Every combination of mapped integers, on which the lengths of arrays may depend."""
    at = [i for i, one in enumerate(bound) if isinstance(one, Mapped) and one.values.ndim == 1 and one.values.dtype.kind in "iu"]
    if not at or not size:
        yield {}
        return
    rows = np.unique(np.stack([bound[i].values.astype(object) for i in at], axis=1).astype(np.int64), axis=0)
    for row in rows.tolist():
        yield dict(zip(at, row, strict=True))


def _require_shape(function: Function, values: Sequence[Any], models: Sequence[Any], name: str) -> None:
    """An array that the function returns must be of one shape for all members."""
    if len(function.visible) == len(function.signature.parameters):
        return
    hidden = function.signature.parameters[-1]
    if not hidden.extents or np.shape(function.bind(values[:-1], {})[-1]) != np.shape(models[-1]):
        raise ArgumentError(
            f"{name}: the shape of the array that {function.__name__} returns must be the same for all members, by its declaration"
        )
