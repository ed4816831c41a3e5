"""Calls of a function or a chain of derivatives for a whole batch: one native loop, arrays with a leading axis.

As in `composed.py`, everything is a variable. What is mapped has the batch's axis first; what is not is the same for all members. Memory
that native code writes is a member's own in any case.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.model import Flat, Signature, slot_size

from . import callbacks
from .arguments import Array
from .dtypes import clear_integers, leaves, numpy_dtype
from .flat import RESULT, FlatList, Label, Place, base_of, substituted, variable
from .loader import NativeFunction, ffi
from .native import OnError
from .request import is_written, parameter_of

_NUMPY = {"double": "f8", "float": "f4", "half": "f2", "i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "x86_fp80": "f16"}


@dataclass(frozen=True)
class Mapped:
    """A value for every member, along the first axis. `loose`: made of something without a dtype of its own."""

    values: Array
    loose: bool = False


@dataclass(frozen=True)
class Loop:
    """What runs a batch: the loop (`batch_loop.py`), the entry's address, its places, its errors, and a lock where calls must not meet."""

    loop: NativeFunction
    entry: Any
    flat: FlatList
    on_error: OnError
    alone: threading.Lock | None
    message: NativeFunction | None = None
    """Gives the text of the last error."""


class Batch:
    """One call: `size` members with the arguments `models` (of one member, checked), of which some are mapped."""

    def __init__(self, signature: Signature, size: int, models: Sequence[Any], arguments: Sequence[Any]) -> None:
        self.signature = signature
        self.size = size
        self.models = models
        self.arguments = arguments
        self.kept: list[Array] = []
        self.memory: dict[Label, tuple[Array, bool]] = {}
        """Array and whether it is mapped, by variable."""
        self.numbers: dict[Label, tuple[Array, bool]] = {}
        """Numbers by place."""

    def run(
        self, loop: Loop, given: Sequence[Label], values: Sequence[Any], ones: Collection[Label], outputs: Sequence[Label], threads: int
    ) -> list[Any]:
        """The outputs, with a leading axis each."""
        for i in range(len(self.signature.parameters)):
            self._take(i)
        beside = [variable(place.label) for place in loop.flat.arguments if place.type == "ptr" and place.label[0] != "argument"]
        for label in dict.fromkeys(beside):
            self._beside(label, values[given.index(label)] if label in given else None, label in ones)
        for label, value in [*zip(given, values, strict=True), *((one, 1.0) for one in ones)]:
            if label not in self.memory:
                self._number(label, value)
        table = np.zeros((len(loop.flat.arguments), 2), np.int64)
        for k, place in enumerate(loop.flat.arguments):
            table[k] = self._row(place)
        offsets, end = offsets_of(loop.flat.results)
        results = np.zeros((self.size, max(end, 16)), np.uint8)
        self._call(loop, table, results, threads)
        read = {place.label: results[:, at : at + slot_size(place.type)] for place, at in zip(loop.flat.results, offsets, strict=True)}
        types = {place.label: place for place in loop.flat.results}
        return [self._output(label, read, types) for label in outputs]

    # --- what goes in

    def _take(self, i: int) -> None:
        """The argument of parameter i."""
        parameter, value, model = self.signature.parameters[i], self.arguments[i], self.models[i]
        if parameter.kind == "scalar":
            return
        label: Label = ("argument", i)
        if model is None:
            self.memory[label] = np.zeros(0), False
        elif isinstance(value, Mapped):
            array = value.values if parameter.kind == "array" or value.values.ndim == 1 else value.values.reshape(self.size)
            self.memory[label] = (_copied(array) if is_written(parameter) else array), True
        elif is_written(parameter):
            self.memory[label] = _repeated(model, self.size), True
        else:
            self.memory[label] = model, False

    def _beside(self, label: Label, value: Any, one: bool) -> None:
        """The memory of a tangent, a shadow, …"""
        i = parameter_of(label)
        assert i is not None
        model = self.models[i]
        if model is None:
            self.memory[label] = np.zeros(0), False
            return
        made = _zeros_like(model, self.size)
        if one:
            if model.size != 1:
                name = self.signature.parameters[i].name
                raise ArgumentError(f"{self.signature.name}: '{name}' is the scalar output to differentiate: it must have one element")
            made.fill(1.0)
        elif value is not None:
            source = value.values if isinstance(value, Mapped) else np.asarray(value)
            wanted = made.shape if isinstance(value, Mapped) else model.shape
            if source.shape != wanted or not (source.dtype == made.dtype or np.can_cast(source.dtype, made.dtype, "same_kind")):
                raise ArgumentError(
                    f"{self.signature.name}: a tangent or cotangent of '{self.signature.parameters[i].name}' must be "
                    f"{made.dtype} of shape {wanted}, got {source.dtype} of shape {source.shape}"
                )
            made[...] = source
            if made.dtype.names is not None:
                clear_integers(made)
        self.memory[label] = made, True

    def _number(self, label: Label, value: Any) -> None:
        """A tangent or cotangent that is passed by value."""
        signature = self.signature
        base = base_of(label)
        dtype = numpy_dtype(signature.result.dtype if base == RESULT else signature.parameters[_index(label)].dtype)
        shape = signature.result.shape if base == RESULT else ()
        mapped = isinstance(value, Mapped)
        source = value.values if mapped else np.asarray(0.0 if value is None else value)
        holder = np.zeros((self.size if mapped else 1, *shape), dtype)
        if source.shape != (holder.shape if mapped else shape) or not np.can_cast(source.dtype, dtype, "same_kind"):
            wanted = holder.shape if mapped else shape
            raise ArgumentError(
                f"{signature.name}: a tangent or cotangent must be {dtype} of shape {wanted}, got {source.dtype} of shape {source.shape}"
            )
        holder[...] = source
        for slot, leaf in enumerate(_leaves(holder)):
            if leaf.dtype.kind == "f":
                place = ("result", slot) if base == RESULT else ("argument", _index(label), self._place(_index(label)))
                self.numbers[substituted(label, place)] = leaf, mapped

    def _place(self, i: int) -> int:
        return next(j for j, flat in enumerate(self.signature.parameters[i].flat) if flat.kind == "value")

    def _row(self, place: Place) -> tuple[int, int]:
        """Address and stride of a flat argument."""
        if place.type == "ptr":
            if self._is_address(place):
                _, i, _ = place.label
                return int(ffi.cast("intptr_t", self.models[i])), 0  # type: ignore[call-overload]
            array, mapped = self.memory[variable(place.label)]
            return _address(array), array.strides[0] if mapped else 0
        array, mapped = self._scalar(place)
        self.kept.append(array)
        return _address(array), array.itemsize if mapped else 0

    def _is_address(self, place: Place) -> bool:
        if place.label[0] != "argument":
            return False
        _, i, j = place.label
        assert isinstance(i, int) and isinstance(j, int)
        return self.signature.parameters[i].flat[j].kind == "address"

    def _scalar(self, place: Place) -> tuple[Array, bool]:
        dtype = np.dtype(_NUMPY[place.type])
        if place.label[0] != "argument":
            array, mapped = self.numbers.get(place.label, (np.zeros(1), False))
            return np.ascontiguousarray(array, dtype), mapped
        _, i, j = place.label
        assert isinstance(i, int) and isinstance(j, int)
        flat, value, model = self.signature.parameters[i].flat[j], self.arguments[i], self.models[i]
        if flat.kind in ("value", "real", "imag") and isinstance(value, Mapped):
            part = value.values if flat.kind == "value" else getattr(value.values, flat.kind)
            wanted = np.dtype(f"u{dtype.itemsize}") if part.dtype.kind == "u" else dtype
            return np.ascontiguousarray(part, wanted), True
        one = _shared(flat, model)
        unsigned = dtype.kind == "i" and isinstance(one, int) and one > np.iinfo(dtype).max
        return np.array([one], np.dtype(f"u{dtype.itemsize}") if unsigned else dtype), False

    # --- the call

    def _call(self, loop: Loop, table: Array, results: Array, threads: int) -> None:
        cuts = np.linspace(0, self.size, max(1, min(threads, self.size)) + 1).astype(int).tolist()
        pieces = list(itertools.pairwise(cuts))
        if loop.alone is not None:
            with loop.alone:
                self._piece(loop, table, results, (0, self.size))
            return
        if len(pieces) == 1:
            self._piece(loop, table, results, pieces[0])
            return
        with ThreadPoolExecutor(len(pieces)) as pool:
            # The errors of a thread are found by that thread.
            for done in [pool.submit(self._piece, loop, table, results, piece) for piece in pieces]:
                done.result()

    def _piece(self, loop: Loop, table: Array, results: Array, piece: tuple[int, int]) -> None:
        failed = ffi.new("int64_t *")
        callbacks.forget()
        status = loop.loop(
            loop.entry, *piece, ffi.from_buffer(table), ffi.from_buffer(results), results.strides[0], failed
        )  # fmt: skip
        callbacks.reraise()
        if status:
            try:
                loop.on_error(status)
            except Exception as error:
                error.add_note(f"in member {failed[0]} of the batch")
                raise

    # --- what comes out

    def _output(self, label: Label, read: dict[Label, Array], types: dict[Label, Place]) -> Any:
        if label in self.memory:
            array = self.memory[label][0]
            if array.dtype.names is not None and label[0] != "argument":
                clear_integers(array)
            return array
        base = base_of(label)
        if base != RESULT:
            place = substituted(label, ("argument", _index(label), self._place(_index(label))))
            return _slot(read[place], types[place]) if place in read else np.zeros(self.size)
        result = self.signature.result
        made = np.zeros((self.size, *result.shape), numpy_dtype(result.dtype))
        for slot, leaf in enumerate(_leaves(made)):
            place = substituted(label, ("result", slot))
            if place in read:
                leaf[...] = _slot(read[place], types[place])
        return made


def _shared(flat: Flat, model: Any) -> Any:
    """A flat argument of an argument that all members share, or of its shape."""
    if flat.kind == "present" or model is None:
        return int(model is not None)
    if flat.kind in ("extent", "stride"):
        return (model.shape if flat.kind == "extent" else model.strides)[flat.axis]
    return model if flat.kind == "value" else getattr(model, flat.kind)


def _slot(column: Array, place: Place) -> Array:
    """The values of one slot of every member."""
    dtype = np.dtype(_NUMPY[place.type])
    if place.unsigned:
        dtype = np.dtype(f"u{dtype.itemsize}")
    return np.ascontiguousarray(column[:, : dtype.itemsize]).view(dtype)[:, 0]


def _leaves(holder: Array) -> list[Array]:
    """Views of the scalars of every element, member by member, as result slots have them: complex numbers are two."""
    size = holder.shape[0]
    raw = holder.reshape(size, -1)
    found: list[Array] = []
    for element in range(raw.shape[1]):
        for at, leaf in leaves(holder.dtype):
            half = leaf.itemsize // 2 if leaf.kind == "c" else leaf.itemsize
            kind = np.dtype(f"f{half}") if leaf.kind == "c" else leaf
            for part in range(2 if leaf.kind == "c" else 1):
                start = element * holder.itemsize + at + part * half
                found.append(np.ndarray((size,), kind, holder, start, (holder.strides[0],)))
    return found


def offsets_of(places: Sequence[Place]) -> tuple[list[int], int]:
    offsets: list[int] = []
    end = 0
    for place in places:
        offsets.append(end)
        end += slot_size(place.type)
    return offsets, end + -end % 16


def _index(label: Label) -> int:
    i = parameter_of(label)
    assert i is not None
    return i


def _address(array: Array) -> int:
    return int(array.__array_interface__["data"][0])


def _copied(array: Array) -> Array:
    """A copy whose members are laid out as they were."""
    made = _zeros_like(array[0], len(array)) if len(array) else array.copy()
    made[...] = array
    return made


def _repeated(model: Array, size: int) -> Array:
    made = _zeros_like(model, size)
    made[...] = model
    return made


def _zeros_like(model: Array, size: int) -> Array:
    """Zeros for every member, each laid out as the model."""
    axes = sorted(range(model.ndim), key=lambda axis: (-abs(model.strides[axis]), axis))
    made = np.zeros((size, *(model.shape[axis] for axis in axes)), model.dtype)
    back = [1 + axes.index(axis) for axis in range(model.ndim)]
    return made.transpose(0, *back)


def laid_out(values: Array, order: str) -> Array:
    """The values with every member laid out in one order, copied only where it is not."""
    if not values.size or not len(values):
        return values
    flags = values[0].flags if values.ndim > 1 else None
    fits = flags is None or order == "A" or (flags.f_contiguous if order == "F" else flags.c_contiguous)
    if fits and values.flags.aligned and (flags is not None or values.flags.c_contiguous):
        return values
    made = _zeros_like(np.empty(values.shape[1:], values.dtype, order="F" if order == "F" else "C"), len(values))
    made[...] = values
    return made
