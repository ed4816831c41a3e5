"""Derivatives written in Python: what a rule holds, and what its functions are called with.

Native code passes the registers of the call (`glue.py`); the signature says what they are. Arguments become numbers and arrays, read-only;
what the functions return is checked and written where native code expects it.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polyglot_ad.bindings.dtypes import is_differentiable, numpy_dtype
from polyglot_ad.bindings.loader import ffi
from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.extents import evaluate
from polyglot_ad.signature.model import Parameter, Signature

from .given import gradients, number, numbers, outputs

Function = Callable[..., Any]
_ordinals: dict[str, itertools.count[int]] = {}


class PythonRule:
    """A rule of the function that `signature` describes. `jvp(args, tangents)` gives tangents of the outputs; `vjp(kept, cotangents)` one
    gradient per argument, where `kept` is what `residuals(args)` gave, the arguments if there is no such function. `shapes` of arrays
    whose lengths the signature does not tell. `after`: arguments are as they are when the function has run, and what it returned stands
    behind them."""

    def __init__(
        self, signature: Signature, jvp: Function | None, vjp: Function | None, residuals: Function | None, shapes: Mapping[str, Any],
        after: bool = False,
    ) -> None:  # fmt: skip
        self.after = after
        self.signature = signature
        self.jvp = jvp
        self.vjp = vjp
        self.residuals = residuals
        self.places = [Place(signature, parameter, shapes.get(parameter.name)) for parameter in signature.parameters]
        unknown = set(shapes) - {parameter.name for parameter in signature.parameters}
        if unknown:
            raise ArgumentError(f"{signature.name}: shapes are given for {', '.join(sorted(unknown))}, which it does not take")
        if signature.result.kind not in ("none", "scalar") or (
            signature.result.kind == "scalar" and _kind(signature.result.dtype) not in "fiub"
        ):
            raise ArgumentError(f"{signature.name}: a rule in Python can be about functions that return a real number or nothing")
        self._numbers: dict[str, int] = {}

    def key(self, symbol: str) -> tuple[object, ...]:
        """What tells this rule from others of the same function: the how manieth of them it is in this process, and what it has."""
        number = self._numbers.get(symbol)
        if number is None:
            number = self._numbers[symbol] = next(_ordinals.setdefault(symbol, itertools.count()))
        return number, self.jvp is not None, self.vjp is not None, self.residuals is not None, self.after

    @property
    def returns_number(self) -> bool:
        return self.signature.result.kind == "scalar" and _kind(self.signature.result.dtype) == "f"

    @property
    def of_registers(self) -> bool:
        """Whether arguments and result are numbers in registers: the reverse pass then has them without a tape."""
        return not self.after and all(place.parameter.passing == "value" for place in self.places)

    @property
    def written(self) -> list[int]:
        return [i for i, place in enumerate(self.places) if place.array and place.parameter.intent != "in" and place.differentiable]


def _kind(dtype: object) -> str:
    return dtype[1] if isinstance(dtype, str) else "V"


@dataclass(frozen=True)
class Place:
    """A parameter and its registers."""

    signature: Signature
    parameter: Parameter
    shape: Any = None

    def __post_init__(self) -> None:
        parameter, name = self.parameter, f"{self.signature.name}: argument '{self.parameter.name}'"
        if (
            parameter.passing not in ("value", "reference", "pointer", "slice")
            or parameter.optional
            or not isinstance(parameter.dtype, str)
        ):
            raise ArgumentError(
                f"{name} is passed in a way that rules in Python cannot follow ({parameter.passing}): write the rule natively"
            )
        if parameter.kind == "array" and self.shape is None and parameter.passing == "pointer" and self._own_shape() is None:
            raise ArgumentError(f'{name}: its length is not known; say it: shapes={{"{parameter.name}": "n"}}')

    @property
    def array(self) -> bool:
        return self.parameter.kind == "array"

    @property
    def differentiable(self) -> bool:
        return is_differentiable(self.dtype)

    @property
    def dtype(self) -> np.dtype[Any]:
        return numpy_dtype(self.parameter.dtype)

    @property
    def registers(self) -> int:
        return 2 if self.parameter.passing == "slice" else 1

    def _own_shape(self) -> tuple[str, ...] | None:
        """The shape as expressions, from declarations in the language."""
        parameter = self.parameter
        lengths = list(itertools.zip_longest(parameter.shape, parameter.extents))
        found = tuple(str(length) if length is not None else extent or "" for length, extent in lengths)
        return found if found and all(found) else None

    def extents(self, registers: Sequence[Any], numbers: Mapping[str, int]) -> tuple[int, ...]:
        """The array's shape in a call, given the integers among its arguments."""
        if self.parameter.passing == "slice" and self.shape is None:
            return (int(registers[1]),)
        stated = self.shape if self.shape is not None else self._own_shape()
        parts = stated if isinstance(stated, tuple | list) else (stated,)
        return tuple(max(0, evaluate(str(part), numbers)) for part in parts)


# one call -----------------------------------------------------------------------------------------------------------------------

_local = threading.local()
_numbers = itertools.count(1)
_kept: dict[int, Any] = {}


TANGENTS, KEEP, GRADIENTS = range(3)


class Callback:
    """What native code of one library calls: rules by their position."""

    def __init__(self, rules: Sequence[PythonRule]) -> None:
        self.rules = rules
        self.native = ffi.callback("int32_t(int64_t, int64_t, void *)", self._called, error=1)

    @staticmethod
    def reraise() -> None:
        """After an error of native code: raise the exception of a rule, if that was the error; forget what rules kept on this thread."""
        error: BaseException | None = getattr(_local, "error", None)
        _local.error = None
        for handle in getattr(_local, "handles", ()):
            _kept.pop(handle, None)
        _local.handles = []
        if error is not None:
            raise error

    def _called(self, position: int, what: int, slots: Any) -> int:
        try:
            rule = self.rules[position]
            (_tangents, _keep, _gradients)[what](rule, _Slots(slots))
        except BaseException as error:
            _local.error = error
            return 1
        return 0


class _Slots:
    """The registers of a call: 16 bytes each, read and written in order."""

    def __init__(self, address: Any) -> None:
        self._address = ffi.cast("char *", address)
        self._at = 0

    def _next(self, dtype: np.dtype[Any]) -> Any:
        view = np.frombuffer(ffi.buffer(self._address + 16 * self._at, dtype.itemsize), dtype)
        self._at += 1
        return view

    def number(self, dtype: np.dtype[Any]) -> Any:
        return self._next(dtype)[0]

    def address(self) -> int:
        return int(self._next(np.dtype("<u8"))[0])

    def put(self, dtype: np.dtype[Any], value: Any) -> None:
        self._next(dtype)[0] = value


def _memory(address: int, dtype: np.dtype[Any], shape: tuple[int, ...], order: str) -> Any:
    """The array at an address."""
    count = int(np.prod(shape, dtype=np.int64))
    if count == 0 or address == 0:
        return np.zeros(shape, dtype)
    flat = np.frombuffer(ffi.buffer(ffi.cast("char *", address), count * dtype.itemsize), dtype)
    return flat.reshape(shape, order="F" if order == "F" else "C")


@dataclass
class _Arguments:
    """What a call passes: values, and beside them tangents or shadows."""

    values: list[Any]
    beside: list[Any]


def _read(rule: PythonRule, slots: _Slots, tangents: bool) -> _Arguments:
    """The registers that stand for arguments: each is followed by its shadow, or by its tangent in forward mode."""
    registers: list[list[Any]] = []
    shadows: list[Any] = []
    for place in rule.places:
        if place.parameter.passing == "value":
            registers.append([slots.number(place.dtype)])
            shadows.append(slots.number(place.dtype) if tangents and place.dtype.kind == "f" else None)
            continue
        registers.append([slots.address()])
        shadows.append(slots.address())
        if place.registers == 2:
            registers[-1].append(slots.number(np.dtype("<i8")))
    integers: dict[str, int] = {}
    for place, own in zip(rule.places, registers, strict=True):
        if not place.array and place.dtype.kind in "iu":
            integers[place.parameter.name] = int(
                own[0] if place.parameter.passing == "value" else _memory(own[0], place.dtype, (1,), "C")[0]
            )
    found = _Arguments([], [])
    for place, own, shadow in zip(rule.places, registers, shadows, strict=True):
        if place.parameter.passing == "value":
            found.values.append(own[0].item())
            found.beside.append(None if shadow is None else shadow.item())
            continue
        shape = place.extents(own, integers) if place.array else (1,)
        value = _memory(own[0], place.dtype, shape, place.parameter.order)
        found.beside.append(_memory(shadow, place.dtype, shape, place.parameter.order) if place.differentiable else None)
        if place.array:
            value.flags.writeable = False
            found.values.append(value)
        else:
            found.values.append(value[0].item())
    return found


def _returned(rule: PythonRule, slots: _Slots) -> list[Any]:
    """What the function returned, for rules that are asked after it."""
    return [slots.number(numpy_dtype(rule.signature.result.dtype)).item()] if rule.after and rule.returns_number else []


def _tangents(rule: PythonRule, slots: _Slots) -> None:
    assert rule.jvp is not None
    given = _read(rule, slots, tangents=True)
    given.values += _returned(rule, slots)
    beside: list[Any] = []
    for place, shadow in zip(rule.places, given.beside, strict=True):
        scalar = not place.array and shadow is not None
        beside.append(None if shadow is None else (np.asarray(shadow).reshape(-1)[0].item() if scalar else shadow.copy()))
    names = (["the result"] if rule.returns_number else []) + [rule.places[i].parameter.name for i in rule.written]
    what = f"the jvp of {rule.signature.name}"
    found = outputs(rule.jvp(tuple(given.values), tuple(beside)), names, what)
    if rule.returns_number:
        slots.put(numpy_dtype(rule.signature.result.dtype), number(found.pop(0), f"{what}: the tangent of the result"))
    for index, tangent in zip(rule.written, found, strict=True):
        name = f"{what}: the tangent of '{rule.places[index].parameter.name}'"
        given.beside[index][...] = 0 if tangent is None else numbers(tangent, given.beside[index], name)


def _keep(rule: PythonRule, slots: _Slots) -> None:
    given = _read(rule, slots, tangents=False)
    given.values += _returned(rule, slots)
    values = tuple(_copy(value) if isinstance(value, np.ndarray) else value for value in given.values)
    handle = next(_numbers)
    _kept[handle] = values if rule.residuals is None else rule.residuals(values)
    if not hasattr(_local, "handles"):
        _local.handles = []
    _local.handles.append(handle)
    slots.put(np.dtype("<i8"), handle)


def _copy(value: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy that cannot be written either: what a rule writes into its arguments would be lost."""
    found = value.copy("K")
    found.flags.writeable = False
    return found


def _gradients(rule: PythonRule, slots: _Slots) -> None:
    assert rule.vjp is not None
    given = _read(rule, slots, tangents=False)
    cotangents: list[Any] = []
    if rule.returns_number:
        cotangents.append(slots.number(numpy_dtype(rule.signature.result.dtype)).item())
    for index in rule.written:
        cotangents.append(given.beside[index].copy())
        given.beside[index][...] = 0
    kept: Any = tuple(given.values)
    if not rule.of_registers or rule.residuals is not None:
        handle = int(slots.number(np.dtype("<i8")))
        kept = _kept.pop(handle)
        if handle in getattr(_local, "handles", ()):
            _local.handles.remove(handle)
    what = f"the vjp of {rule.signature.name}"
    real = [i for i, place in enumerate(rule.places) if place.differentiable]
    names = [place.parameter.name for place in rule.places]
    found = gradients(rule.vjp(kept, cotangents[0] if len(cotangents) == 1 else tuple(cotangents)), names, real, what)
    for index in real:
        place, gradient = rule.places[index], found[index]
        name = f"{what}: the gradient of '{names[index]}'"
        if place.parameter.passing == "value":
            slots.put(place.dtype, number(gradient, name))
        elif gradient is not None:
            given.beside[index] += numbers(gradient, given.beside[index], name)
