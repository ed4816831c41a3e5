"""`pad.numba.function`, `grad`, `value_and_grad`: native functions and gradients as functions that `@njit` code calls.

Each is a function of Numba's, generated for the signature: arguments are checked against it, their types when Numba compiles the call,
their sizes when it runs; then the entry is called by its address.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numba
import numpy as np
from numba.core.errors import TypingError
from numba.extending import overload

from polyglot_ad.api.reverse import Gradient
from polyglot_ad.api.reverse import grad as gradient_of
from polyglot_ad.api.selection import Argnums, as_function, chosen
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import Label, Place, base_of, variable
from polyglot_ad.bindings.loader import ffi
from polyglot_ad.bindings.request import parameter_of
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.programs.levels import Level
from polyglot_ad.signature.model import Flat, Parameter, Signature

_alive: list[Any] = []
"""Code whose addresses Numba has."""
_TYPES = {"double": "double", "float": "float", "i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "int64_t"}


def function(f: Function) -> Any:
    """`f` as a function that `@njit` code calls (Python, too). It takes numbers and arrays as `f` does, writes into arrays in place, and
    gives the number that `f` returns. An error of native code is a RuntimeError."""
    f = as_function(f, "pad.numba.function")
    signature = f.signature
    _require_supported(signature, "pad.numba.function")
    entry = f.program.primal(signature)
    places = [("argument", i, j) for i, parameter in enumerate(signature.parameters) for j in range(len(parameter.flat))]
    code = _Code(signature, [Place(label, flat.type) for label, flat in zip(places, signature.flat, strict=True)])
    returned = _number(numpy_dtype(signature.result.dtype), 0) if signature.result.slots else "None"
    return code.compiled(entry.native, f.__name__, len(signature.result.slots), returned)


def grad(f: Function, argnums: Argnums = 0) -> Any:
    """The gradient of `f`, which returns one real number, with respect to `argnums`, as a function that `@njit` code calls: bare for one
    argument, a tuple for several."""
    return _gradient(f, argnums, False)


def value_and_grad(f: Function, argnums: Argnums = 0) -> Any:
    """As `grad`: (value, gradient)."""
    return _gradient(f, argnums, True)


def _gradient(f: Function, argnums: Argnums, with_value: bool) -> Any:
    name = "pad.numba.value_and_grad" if with_value else "pad.numba.grad"
    f = as_function(f, name)
    signature = f.signature
    _require_supported(signature, name)
    if not signature.result.slots or numpy_dtype(signature.result.dtype).kind != "f":
        raise ArgumentError(f"{name}: {f.__name__} must return a real number")
    made = gradient_of(f, argnums)
    assert isinstance(made, Gradient)
    where = made.where
    compiled = f.program.derivative(signature, (Level("reverse", chosen(where)),))
    if compiled.lock is not None:
        raise ArgumentError(f"{name}: calls of the gradient of {f.__name__} share memory, so that two must not run at once")
    code = _Code(signature, compiled.flat.arguments)
    slots = [variable(place.label) for place in compiled.flat.results]

    def of(i: int) -> str:
        if signature.parameters[i].kind == "array":
            return f"s{i}"
        at = next(k for k, label in enumerate(slots) if parameter_of(label) == i and label[0] != "argument")
        return _number(numpy_dtype(signature.parameters[i].dtype), at)

    gradients = of(where) if isinstance(where, int) else f"({', '.join(map(of, where))},)"
    value = _number(numpy_dtype(signature.result.dtype), next(k for k, label in enumerate(slots) if label[0] == "result"))
    return code.compiled(compiled.native, f"grad_{f.__name__}", len(slots), f"({value}, {gradients})" if with_value else gradients)


def _number(dtype: np.dtype[Any], slot: int) -> str:
    """The number in a slot of 8 bytes."""
    return f"results[{slot} : {slot} + 1].view(np.{dtype.name})[0]"


def _require_supported(signature: Signature, name: str) -> None:
    for parameter in signature.parameters:
        dtype = parameter.dtype if isinstance(parameter.dtype, str) else ""
        special = any(key in ("address", "addresses", "function", "or address", "of") for key, _ in parameter.detail)
        if parameter.kind not in ("scalar", "array") or special or parameter.hidden or dtype[1:2] not in ("f", "i", "u", "b"):
            raise ArgumentError(
                f"{name}: {signature.name}: argument '{parameter.name}' is passed in a way that code of Numba has no form for"
            )
    if signature.result.kind not in ("none", "scalar") or any(slot not in _TYPES for slot in signature.result.slots):
        raise ArgumentError(f"{name}: {signature.name} returns more than a number")


class _Code:
    """The Python that Numba compiles for a call. Arguments are a0, a1, … by parameter; s0, s1, … the shadows of arrays."""

    def __init__(self, signature: Signature, places: Sequence[Place]) -> None:
        self.signature = signature
        self.places = places
        self.names = [f"a{i}" for i in range(len(signature.parameters))]

    def compiled(self, native: Any, name: str, results: int, returned: str) -> Any:
        words = ", ".join([_c_type(place.type) for place in self.places] + ["int64_t"])
        pointer = ffi.cast(f"int32_t(*)({words})", ffi.cast("void *", native))
        given = ", ".join(self.names)
        text = f"def stub({given}): pass\n\ndef implementation({given}):\n"
        text += "".join(f"    {line}\n" for line in [*self._checks(), *self._shadows(), f"results = np.zeros({max(1, results)})"])
        text += f"    status = call({', '.join([*map(self._passed, self.places), 'results.ctypes.data'])})\n"
        text += f"    if status != 0:\n        raise RuntimeError({f'native code of {self.signature.name} raised an error'!r})\n"
        text += f"    return {returned}\n\ndef typed({given}):\n    check(({given},))\n    return implementation\n"
        text += f"\ndef {name}({given}):\n    return stub({given})\n"
        names: dict[str, Any] = {"np": np, "call": pointer, "check": self._typed}
        exec(compile(text, f"<numba: {self.signature.name}>", "exec"), names)
        overload(names["stub"])(names["typed"])
        made = numba.njit(names[name])
        made.__doc__ = f"In Numba: {self.signature.name}"
        _alive.append(native)
        return made

    def _typed(self, types: Sequence[Any]) -> None:
        """Check the types of a call against the signature."""
        for parameter, type in zip(self.signature.parameters, types, strict=True):
            dtype = numpy_dtype(parameter.dtype)
            if parameter.kind == "scalar":
                fits = isinstance(type, numba.types.Number | numba.types.Boolean | numba.types.IntegerLiteral)
                fits &= dtype.kind == "f" or not isinstance(type, numba.types.Float | numba.types.Complex)
            else:
                fits = isinstance(type, numba.types.Array) and type.dtype == numba.from_dtype(dtype) and _laid_out(parameter, type)
            if not fits:
                wanted = dtype.name if parameter.kind == "scalar" else f"a {_words(parameter)}array of {dtype.name}"
                raise TypingError(f"{self.signature.name}: argument '{parameter.name}' must be {wanted}, got {type}")

    def _checks(self) -> list[str]:
        """The sizes that a call needs, where they are known."""
        signature = self.signature
        names = {parameter.name: f"a{i}" for i, parameter in enumerate(signature.parameters)}
        found = []
        for i, need in signature.needed().items():
            found.append((f"a{i}.nbytes < {need}", signature.parameters[i].name))
        for i, parameter in enumerate(signature.parameters):
            if parameter.kind == "array" and not parameter.any_rank:
                for axis, (length, text) in enumerate(zip(parameter.shape, parameter.extents or [""] * len(parameter.shape))):
                    own = f"a{i}.shape[{axis}]"
                    if length is not None:
                        found.append((f"{own} != {length}", parameter.name))
                    elif text in names:
                        found.append((f"{own} < {names[text]}", parameter.name))
        lines = [f"if {test}: raise ValueError({f'{signature.name}: too few elements in {name}'!r})" for test, name in found]
        arrays = [i for i, parameter in enumerate(signature.parameters) if parameter.kind == "array"]
        for i, k in itertools.combinations(arrays, 2):
            first, second = signature.parameters[i], signature.parameters[k]
            if first.intent == second.intent == "in":
                continue
            message = f"{signature.name}: '{first.name}' and '{second.name}' overlap in memory"
            before, behind = (f"a{a}.ctypes.data < a{b}.ctypes.data + a{b}.nbytes" for a, b in ((i, k), (k, i)))
            lines.append(f"if {before} and {behind}: raise ValueError({message!r})")
        return lines

    def _shadows(self) -> list[str]:
        shadows = dict.fromkeys(parameter_of(place.label) for place in self.places if place.label[0] != "argument" and place.type == "ptr")
        return [f"s{i} = np.zeros_like(a{i})" for i in shadows]

    def _passed(self, place: Place) -> str:
        i = parameter_of(place.label)
        if place.label[0] != "argument":
            return f"s{i}.ctypes.data" if place.type == "ptr" else "1.0" if _is_cotangent(place.label) else "0.0"
        assert i is not None
        flat: Flat = self.signature.parameters[i].flat[int(place.label[2])]  # type: ignore[call-overload]
        if flat.kind in ("extent", "stride"):
            return f"a{i}.{'shape' if flat.kind == 'extent' else 'strides'}[{flat.axis}]"
        if flat.kind == "present":
            return "1"
        return f"a{i}.ctypes.data" if place.type == "ptr" else f"np.{numpy_dtype(self.signature.parameters[i].dtype).name}(a{i})"


def _is_cotangent(label: Label) -> bool:
    return base_of(label)[0] == "result"


def _c_type(type: str) -> str:
    return "int64_t" if type == "ptr" else _TYPES[type]


def _words(parameter: Parameter) -> str:
    return "Fortran-contiguous " if parameter.order == "F" else "contiguous "


def _laid_out(parameter: Parameter, type: Any) -> bool:
    if not parameter.any_rank and type.ndim != len(parameter.shape):
        return False
    orders = ("C", "F") if type.ndim == 1 or parameter.order == "A" else (parameter.order,)
    return type.layout in orders
