"""Result slots: the 8-byte places that a flat function writes its scalar results to, and what Python makes of them.

Buffers are kept in a pool per function: a call takes one (atomically, list.pop) and gives it back, so calls from several threads never
share one, and a call does not allocate.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from polyglot_ad.signature.model import Result

from .dtypes import is_tuple, leaves, numpy_dtype
from .flat import FLOATS, Place
from .loader import ffi
from .source import Source

_VIEWS = {"double": ("rd", "double", 1), "float": ("rf", "float", 2), "i64": ("rq", "int64_t", 1), "i32": ("ri", "int32_t", 2),
          "i16": ("rh", "int16_t", 4), "i8": ("rb", "int8_t", 8), "i1": ("rb", "int8_t", 8), "ptr": ("rQ", "uint64_t", 1)}  # fmt: skip

_PACKING = {"f4": "f", "f8": "d", "c8": "f", "c16": "d", "b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q",
            "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}  # fmt: skip


class Slots:
    """The slots of one generated function: takes a buffer from the pool, reads slots by position, gives it back."""

    def __init__(self, source: Source, places: Sequence[Place]) -> None:
        self.source = source
        self.places = places
        self.position = {place.label: s for s, place in enumerate(places)}
        self.views: dict[str, str] = {}
        for place in places:
            name, c_name, _ = self._view(place)
            self.views[name] = c_name

    @staticmethod
    def _view(place: Place) -> tuple[str, str, int]:
        name, c_name, scale = _VIEWS[place.type]
        if place.unsigned and c_name.startswith("int"):
            return name.upper() + "u", "u" + c_name, scale
        return name, c_name, scale

    def take(self) -> str:
        """Emit the lines that take a buffer; gives the expression for the results argument."""
        if not self.places:
            return "NULL"
        pool: list[Any] = []
        count, views = len(self.places), [c_name + " *" for c_name in self.views.values()]

        def make() -> tuple[Any, ...]:
            memory = ffi.new("double[]", count)
            return (memory, *(ffi.cast(view, memory) for view in views))

        pool.append(make())
        self.source.bind("take", pool.pop)
        self.source.bind("give", pool.append)
        self.source.bind("make", make)
        self.source.line("try: r = take()")
        self.source.line("except IndexError: r = make()")
        self.source.line(f"{', '.join(['rm', *self.views])} = r")
        return "rm"

    def give(self) -> None:
        if self.places:
            self.source.line("give(r)")

    def read(self, label: object) -> str:
        """The expression of one slot's value."""
        s = self.position[label]  # type: ignore[index]
        place = self.places[s]
        name, _, scale = self._view(place)
        text = f"{name}[{s * scale}]"
        return f"({text} & 1)" if place.type == "i1" else text

    def has(self, label: object) -> bool:
        return label in self.position


def read_result(result: Result, slots: Slots, lane: int | None = None, name: str = "make_result") -> str | None:
    """The expression of a function's return value, or of its tangent `lane`; None where there is none."""

    def label(s: int) -> tuple[object, ...]:
        return ("result", s) if lane is None else ("tangent", ("result", s), lane)

    def read(s: int) -> str:
        return slots.read(label(s)) if slots.has(label(s)) else "0"

    if result.kind == "none":
        return None
    dtype = numpy_dtype(result.dtype)
    if result.kind == "scalar":
        if dtype.kind == "c":
            return f"complex({read(0)}, {read(1)})"
        if not slots.has(label(0)):
            return None
        return f"{read(0)} != 0" if dtype.kind == "b" else read(0)
    values = [read(s) for s in range(len(result.slots))]
    if lane is not None and not any(type in FLOATS for type in result.slots):
        return None
    slots.source.bind(name, result_maker(result))
    return f"{name}(({', '.join(values)},))"


@functools.cache
def result_maker(result: Result) -> Callable[[tuple[Any, ...]], Any]:
    """Assembles a record or a small array from the values of its slots."""
    dtype = numpy_dtype(result.dtype)
    shape = result.shape
    count = int(np.prod(shape, dtype=np.int64))
    packers: list[tuple[struct.Struct, int, bool]] = []
    for element in range(count):
        for offset, leaf in leaves(dtype):
            code = _PACKING[f"{leaf.kind}{leaf.itemsize}"]
            at = element * dtype.itemsize + offset
            halves = (0, leaf.itemsize // 2) if leaf.kind == "c" else (0,)
            packers += [(struct.Struct("=" + code), at + half, leaf.kind == "b") for half in halves]
    plain_tuple = is_tuple(result.dtype)

    def make(values: tuple[Any, ...]) -> Any:
        memory = bytearray(count * dtype.itemsize)
        for (packer, at, boolean), value in zip(packers, values, strict=True):
            packer.pack_into(memory, at, bool(value) if boolean else value)
        array = np.frombuffer(memory, dtype)
        if result.kind == "array":
            return array.reshape(shape)
        return array[0].item() if plain_tuple else array[0]

    return make
