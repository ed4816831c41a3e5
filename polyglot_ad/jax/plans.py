"""Plans: how the entry of a function or a chain of derivatives gets at XLA's buffers. The words are those of `handler.c`."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polyglot_ad.api.calls import loop_of
from polyglot_ad.api.chain_call import ChainCall
from polyglot_ad.bindings.batched import offsets_of
from polyglot_ad.bindings.composed import is_written_variable
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import RESULT, Label, Place, base_of, substituted, variable
from polyglot_ad.bindings.loader import ffi
from polyglot_ad.bindings.request import is_written, parameter_of
from polyglot_ad.errors import ArgumentError
from polyglot_ad.process import cache

from .handler import registered

CONSTANT, INPUT, OUTPUT, SCRATCH, WIDENED, NULL = range(6)
ZERO, COPY, ONES, ONES_SINGLE = range(4)
Shape = tuple[int, ...]

_kept: dict[int, np.ndarray[Any, Any]] = {}


@dataclass(frozen=True)
class Buffer:
    """A member of a buffer: shape and dtype."""

    shape: Shape
    dtype: np.dtype[Any]

    @property
    def bytes(self) -> int:
        return math.prod(self.shape) * self.dtype.itemsize


def plan(call: ChainCall, inputs: Sequence[Buffer], outputs: Sequence[Buffer]) -> int:
    """The name of the plan of a call with these buffers."""
    function = call.c.function
    shapes = [(one.shape, one.dtype.str) for one in (*inputs, *outputs)]
    identity = (function.program.key, function.signature.symbol, call.identity(), shapes)
    name = int(cache.digest("plan", *map(repr, identity))[:15], 16) | 1
    if name not in _kept:
        words = np.array(_Plan(call, inputs, outputs).words(), np.int64)
        if registered()(name, ffi.cast("void *", words.__array_interface__["data"][0])):
            raise ArgumentError("pad.jax: more than 65536 calls of different shapes in one process")
        _kept[name] = words
    return name


class _Plan:
    def __init__(self, call: ChainCall, inputs: Sequence[Buffer], outputs: Sequence[Buffer]) -> None:
        self.call = call
        self.signature = call.c.signature
        self.inputs = inputs
        self.outputs = outputs
        self.given = {label: k for k, label in enumerate(call.inputs)}
        self.wanted = {label: k for k, label in enumerate(call.outputs)}
        self.loop = loop_of(call.c)
        if self.loop.alone is not None:
            raise ArgumentError(f"pad.jax: calls of {call.c.__name__} share memory, so that two must not run at once")

    def words(self) -> list[int]:
        flat = self.loop.flat
        at, end = offsets_of(flat.results)
        slots = self._slots(dict(zip((place.label for place in flat.results), zip(at, flat.results, strict=True), strict=True)))
        message = 0 if self.loop.message is None else _address(self.loop.message)
        head = [_address(self.loop.entry), _address(self.loop.loop), message, 0, len(flat.arguments), max(end, 16), len(slots)]
        head += [len(self.inputs), len(self.outputs)]
        buffers = [word for one in (*self.inputs, *self.outputs) for word in (len(one.shape), one.bytes)]
        arguments = [word for place in flat.arguments for word in self._argument(place)]
        return [*head, *buffers, *arguments, *(word for slot in slots for word in slot)]

    # --- arguments: (kind, index, bytes, start, from or value)

    def _argument(self, place: Place) -> tuple[int, int, int, int, int]:
        if place.type == "ptr":
            return self._memory(place)
        if place.label[0] != "argument":
            return self._number(place)
        _, i, j = place.label
        assert isinstance(i, int) and isinstance(j, int)
        flat, label = self.signature.parameters[i].flat[j], ("argument", i)
        if flat.kind in ("extent", "stride"):
            return CONSTANT, 0, 8, ZERO, self._extent(i, flat.kind, flat.axis)
        if flat.kind == "present":
            return CONSTANT, 0, 8, ZERO, int(label in self.given or self.call.static[i] is not None)
        if label in self.given:
            k = self.given[label]
            narrow = place.type == "i64" and self.inputs[k].dtype.itemsize == 4
            return WIDENED if narrow else INPUT, k, self.inputs[k].bytes, ZERO, 0
        return CONSTANT, 0, 8, ZERO, _bits(self.call.static[i] or 0, place.type)

    def _extent(self, i: int, kind: str, axis: int) -> int:
        """An extent, or the bytes from one element to the next: JAX's memory is in the function's order, without gaps."""
        buffer = self._buffer(("argument", i))
        if buffer is None:
            return 0
        if kind == "extent":
            return buffer.shape[axis]
        inner = buffer.shape[:axis] if self.call.order(("argument", i)) == "F" else buffer.shape[axis + 1 :]
        return math.prod(inner) * buffer.dtype.itemsize

    def _buffer(self, label: Label) -> Buffer | None:
        """The shape and dtype of memory, which are those of its parameter."""
        i = parameter_of(label)
        assert i is not None
        shape = self.call.shapes.get(i)
        return None if shape is None else Buffer(shape, numpy_dtype(self.signature.parameters[i].dtype))

    def _memory(self, place: Place) -> tuple[int, int, int, int, int]:
        label = variable(place.label)
        i = parameter_of(label)
        assert i is not None
        buffer = self._buffer(label)
        if buffer is None:
            return NULL, 0, 0, ZERO, 0
        given = self.given.get(label, -1)
        written = is_written(self.signature.parameters[i]) if label[0] == "argument" else is_written_variable(self.signature, label)
        start = COPY if given >= 0 else ZERO
        if label in self.call.c.ones:
            start = ONES if buffer.dtype == np.float64 else ONES_SINGLE
        if label in self.wanted:
            return OUTPUT, self.wanted[label], buffer.bytes, start, max(given, 0)
        if given >= 0 and not written:
            return INPUT, given, buffer.bytes, ZERO, 0
        return SCRATCH, 0, buffer.bytes, start, max(given, 0)

    def _number(self, place: Place) -> tuple[int, int, int, int, int]:
        """A tangent or cotangent that is passed by value."""
        label = variable(place.label)
        if label in self.call.c.ones:
            return CONSTANT, 0, 8, ZERO, _bits(1.0, place.type)
        if label not in self.given:
            return CONSTANT, 0, 8, ZERO, 0
        k = self.given[label]
        return INPUT, k, self.inputs[k].bytes, ZERO, self._slot_of(place.label) * self.inputs[k].dtype.itemsize

    @staticmethod
    def _slot_of(label: Label) -> int:
        base = base_of(label)
        assert len(base) > 1
        return int(base[1]) if base[0] == "result" else 0  # type: ignore[call-overload]

    # --- results: (output, byte in the member, byte in the slots or -1, bytes)

    def _slots(self, places: dict[Label, tuple[int, Place]]) -> list[tuple[int, int, int, int]]:
        found: list[tuple[int, int, int, int]] = []
        for label, k in self.wanted.items():
            base = base_of(label)
            i = parameter_of(label)
            if base != RESULT and i is not None and self.signature.parameters[i].kind != "scalar":
                continue
            size = self.outputs[k].dtype.itemsize
            for element in range(math.prod(self.outputs[k].shape)):
                inner = ("result", element) if base == RESULT else ("argument", i, self._value_flat(i))
                at, _ = places.get(substituted(label, inner), (-1, None))
                found.append((k, element * size, at, size))
        return found

    def _value_flat(self, i: int | None) -> int:
        assert i is not None
        return next(j for j, flat in enumerate(self.signature.parameters[i].flat) if flat.kind == "value")


def _address(native: Any) -> int:
    return int(ffi.cast("intptr_t", ffi.cast("void *", native)))


_FORMATS = {"double": "d", "float": "f", "i8": "b", "i16": "h", "i32": "i", "i64": "q"}


def _bits(value: Any, type: str) -> int:
    """A number of an LLVM type, as it lies in a word."""
    code = _FORMATS[type]
    if code not in "df" and value > 0 and value >> (8 * struct.calcsize(code) - 1):
        code = code.upper()
    packed = struct.pack("=" + code, value if code in "df" else int(value))
    return int.from_bytes(packed.ljust(8, b"\0"), "little", signed=True)
