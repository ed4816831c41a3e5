"""What transformations of values take for a kernel's arguments, tangents and cotangents: arrays on the device or of the host, and numbers.

A kernel changes arrays in place; its derivatives by value are those of a function whose outputs are the arrays that it writes. These are
copied, and the caller's stay as they are.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from polyglot_ad.bindings.request import differentiable, is_written
from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.model import Parameter
from polyglot_ad.suggest import suggestion

from .arrays import placed, require_host
from .device_array import DeviceArray, on_device

if TYPE_CHECKING:
    from .calls import Call


def bound(call: Call, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
    """The arguments by position."""
    call.require_callable()
    parameters = call.kernel.signature.parameters
    names = [one.name for one in parameters]
    if len(args) > len(names):
        raise ArgumentError(f"{call.__name__}: {len(args)} arguments were given, it takes {len(names)}: {', '.join(names)}")
    given = dict(zip(names, args, strict=False))
    for name, value in kwargs.items():
        if name in given:
            raise ArgumentError(f"{call.__name__}: argument '{name}' was given twice")
        if name not in names:
            hint = suggestion(name, names)
            raise ArgumentError(f"{call.__name__}: no argument is called '{name}'; it takes: {', '.join(names)}{hint}")
        given[name] = value
    if missing := [name for name in names if name not in given]:
        raise ArgumentError(f"{call.__name__}: missing {', '.join(map(repr, missing))}; it takes: {', '.join(names)}")
    values = [given[name] for name in names]
    _require_apart(call, parameters, values)
    return tuple(values)


def _require_apart(call: Call, parameters: Sequence[Parameter], values: Sequence[Any]) -> None:
    for (one, a), (other, b) in itertools.combinations(zip(parameters, values, strict=True), 2):
        if (is_written(one) or is_written(other)) and isinstance(a, np.ndarray) and isinstance(b, np.ndarray) and np.may_share_memory(a, b):
            raise overlap(call, one, other)


def overlap(call: Call, one: Parameter, other: Parameter) -> ArgumentError:
    return ArgumentError(
        f"{call.__name__}: arguments '{one.name}' and '{other.name}' overlap in memory, and the kernel writes to one of them; derivatives "
        "are taken of functions of values, where one array cannot be changed through another: pass a copy"
    )


class Arguments:
    """Those of one call: `values` on the device, numbers as they were given. `given`: what each was. Where `own`, all arrays are copies."""

    def __init__(self, call: Call, given: Sequence[Any], own: bool = False) -> None:
        self.call, self.given = call, tuple(given)
        self.parameters = call.kernel.signature.parameters
        self.values: list[Any] = []
        places: list[tuple[Parameter, int, int]] = []
        for parameter, value in zip(self.parameters, self.given, strict=True):
            if parameter.kind == "scalar":
                self.values.append(value)
                continue
            lent = array_of(call, parameter, value, "argument")
            places.append((parameter, lent.place, lent.nbytes))
            copied = is_written(parameter) or own
            self.values.append(copy_of(call, lent) if copied and lent.owner is not None else lent)
        for (one, a, m), (other, b, n) in itertools.combinations(places, 2):
            if (is_written(one) or is_written(other)) and a < b + n and b < a + m:
                raise overlap(call, one, other)

    @property
    def written(self) -> list[int]:
        return [index for index, parameter in enumerate(self.parameters) if is_written(parameter)]


def moving(call: Call, values: Sequence[Any], tangents: Any, transform: str, complete: bool = True) -> dict[int, Any]:
    """The tangents that are not None, by position. `complete`: only those of what has none may be left out at the end."""
    name = f"{transform} of {call.__name__}"
    parameters = call.kernel.signature.parameters
    if not isinstance(tangents, list | tuple):
        raise ArgumentError(f"{name}: the tangents must be a tuple, got {tangents!r}")
    if len(tangents) > len(parameters):
        raise ArgumentError(f"{name}: {len(tangents)} tangents for {len(parameters)} arguments")
    left_out = next((one.name for one in parameters[len(tangents) :] if differentiable(one)), None)
    if left_out is not None and complete:
        raise ArgumentError(
            f"{name}: {len(tangents)} tangents for {len(parameters)} arguments: argument '{left_out}' has none; "
            "None says that it does not move"
        )
    found: dict[int, Any] = {}
    for index, (parameter, tangent) in enumerate(zip(parameters, tangents, strict=False)):
        if tangent is None:
            continue
        if not differentiable(parameter):
            raise ArgumentError(f"{name}: argument '{parameter.name}' has no derivative: its tangent must be None, got {tangent!r}")
        found[index] = tangent
    return found


def array_of(call: Call, parameter: Parameter, value: Any, role: str) -> DeviceArray:
    """On the device: an array that is there as it is (with an owner), one of the host as a copy."""
    device, name, wanted = call.kernel.device, f"{call.__name__}: {role} '{parameter.name}'", np.dtype(parameter.dtype)
    if on_device(value):
        with device:
            found = placed(device, name, value, wanted, False, call.stream)
        return DeviceArray(device, found.shape, found.dtype, found.place, owner=found.owner)
    try:
        host = np.asarray(value, None if isinstance(value, np.ndarray) else wanted)
    except (TypeError, ValueError, OverflowError) as error:
        raise ArgumentError(f"{name}: expected an array of {wanted}, got {value!r}: {error}") from None
    require_host(name, host, wanted)
    made = DeviceArray.empty(device, host.shape, host.dtype)
    with device:
        device.copy_in(made.place, host.ctypes.data, host.nbytes, call.stream)
    return made


def beside(call: Call, parameter: Parameter, primal: DeviceArray, value: Any, role: str) -> DeviceArray:
    """A tangent or a cotangent of an array, in memory of its own; zero for None. Numbers of the host are converted."""
    if value is None:
        made = DeviceArray.empty(call.kernel.device, primal.shape, primal.dtype)
        with call.kernel.device as device:
            device.clear(made.place, made.nbytes, call.stream)
        return made
    name = f"{call.__name__}: {role} of argument '{parameter.name}'"
    if not on_device(value):
        try:
            value = np.asarray(value, dtype=primal.dtype, order="C")
        except (TypeError, ValueError) as error:
            raise ArgumentError(f"{name}: expected {primal.dtype} of shape {primal.shape}, got {value!r}: {error}") from None
    found = array_of(call, parameter, value, f"{role} of argument")
    if found.shape != primal.shape:
        raise ArgumentError(f"{name}: expected {primal.dtype} of shape {primal.shape}, got an array of shape {found.shape}")
    return copy_of(call, found) if found.owner is not None else found


def copy_of(call: Call, array: DeviceArray) -> DeviceArray:
    made = DeviceArray.empty(call.kernel.device, array.shape, array.dtype)
    with call.kernel.device as device:
        device.copy(made.place, array.place, made.nbytes, call.stream)
    return made
