"""Result slots: the places of 8 bytes (16 for x86_fp80) that a flat function writes its scalar results to, and what Python makes of them.

Buffers are kept in a pool per function: a call takes one (atomically, list.pop) and gives it back, so calls from several threads never
share one, and a call does not allocate.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from polyglot_ad.signature.model import Result, slot_size

from .addresses import Pointer, text_at
from .dtypes import leaves, numpy_dtype
from .flat import FLOATS, RESULT, Label, Place, substituted
from .loader import ffi
from .source import Source

_VIEWS = {
    "double": ("rd", "double", 8),
    "float": ("rf", "float", 4),
    "i64": ("rq", "int64_t", 8),
    "i32": ("ri", "int32_t", 4),
    "i16": ("rh", "int16_t", 2),
    "i8": ("rb", "int8_t", 1),
}
"""LLVM type: name of the view of the results that reads it, C type, bytes of one element."""

_PACKING = {"f2": "e", "f4": "f", "f8": "d", "c8": "f", "c16": "d", "b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q",
            "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}  # fmt: skip


def _extended(memory: Any, at: int) -> float:
    """A long double, which may stand at any multiple of 8 bytes."""
    return float(ffi.cast("long double *", memory + at)[0])


class Slots:
    """The slots of one generated function: takes a buffer from the pool, reads slots by position, gives it back."""

    def __init__(self, source: Source, places: Sequence[Place]) -> None:
        self.source = source
        self.places = places
        self.index = {place.label: s for s, place in enumerate(places)}
        self.offsets: list[int] = []
        self.views: dict[str, str] = {}
        self.size = 0
        for place in places:
            if place.type != "x86_fp80":
                name, c_name, _ = self._view(place)
                self.views[name] = c_name
            self.offsets.append(self.size)
            self.size += slot_size(place.type)

    @staticmethod
    def _view(place: Place) -> tuple[str, str, int]:
        name, c_name, size = _VIEWS[place.type]
        if place.unsigned and c_name.startswith("int"):
            return name + "u", "u" + c_name, size
        return name, c_name, size

    def take(self) -> str:
        """Emit the lines that take a buffer; gives the expression for the results argument."""
        if not self.places:
            return "NULL"
        pool: list[Any] = []
        size, views = self.size, [c_name + " *" for c_name in self.views.values()]

        def make() -> tuple[Any, ...]:
            memory = ffi.new("char[]", size + 16)
            start = ffi.cast("uintptr_t", memory)
            memory_at = ffi.cast("char *", int(start) + -int(start) % 16)
            return (memory, memory_at, *(ffi.cast(view, memory_at) for view in views))

        pool.append(make())
        self.source.bind("take", pool.pop)
        self.source.bind("give", pool.append)
        self.source.bind("make", make)
        self.source.line("try: r = take()")
        self.source.line("except IndexError: r = make()")
        self.source.line(f"{', '.join(['_', 'rm', *self.views])} = r")
        return "rm"

    def give(self) -> None:
        if self.places:
            self.source.line("give(r)")

    def read(self, label: object) -> str:
        """The expression of one slot's value."""
        s = self.index[label]  # type: ignore[index]
        place = self.places[s]
        if place.type == "x86_fp80":
            return f"{self.source.bind('extended', _extended)}(rm, {self.offsets[s]})"
        name, _, size = self._view(place)
        return f"{name}[{self.offsets[s] // size}]"

    def has(self, label: object) -> bool:
        return label in self.index


def read_result(result: Result, slots: Slots, of: Label = RESULT) -> str | None:
    """The expression of a function's return value, or of a variable shaped like it (a tangent of it, …); None where there is none."""

    def read(s: int) -> str:
        label = substituted(of, ("result", s))
        return slots.read(label) if slots.has(label) else "0"

    if result.kind == "none":
        return None
    dtype = numpy_dtype(result.dtype)
    if result.kind == "scalar":
        if dtype.kind == "c":
            return f"complex({read(0)}, {read(1)})"
        if not slots.has(substituted(of, ("result", 0))):
            return None
        detail = dict(result.detail)
        if of == RESULT and "text" in detail:
            return f"{slots.source.bind('text_at', text_at)}({read(0)})"
        if of == RESULT and "address" in detail:
            return f"{slots.source.bind('Pointer', Pointer)}({read(0)}, {detail['address']!r})"
        return f"{read(0)} != 0" if dtype.kind == "b" else read(0)
    values = [read(s) for s in range(len(result.slots))]
    if of != RESULT and not any(type in FLOATS for type in result.slots):
        return None
    slots.source.bind("make_result", result_maker(result))
    return f"make_result(({', '.join(values)},))"


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
    plain_tuple = ("positional", True) in result.detail

    def make(values: tuple[Any, ...]) -> Any:
        memory = bytearray(count * dtype.itemsize)
        for (packer, at, boolean), value in zip(packers, values, strict=True):
            packer.pack_into(memory, at, bool(value) if boolean else value)
        array = np.frombuffer(memory, dtype)
        if result.kind == "array":
            return array.reshape(shape)
        return array[0].item() if plain_tuple else array[0]

    return make
