"""Sizes, alignments and offsets of types, read from a module's data layout string (LLVM LangRef, "Data Layout")."""

from __future__ import annotations

import functools
import re

from . import types as ty
from .types import Type

_DEFAULTS = {"i1": 8, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "f16": 16, "f32": 32, "f64": 64, "f80": 128, "f128": 128}


class DataLayout:
    """`size` is the allocation size in bytes (padded to the alignment); `store_size` the bytes a store writes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.big_endian = False
        self._pointer_bits: dict[str, int] = {"0": 64}
        self._align = dict(_DEFAULTS)
        for item in text.split("-"):
            if item in ("E", "e"):
                self.big_endian = item == "E"
            elif match := re.fullmatch(r"p(\d*)(?:\([^)]*\))?:(\d+):(\d+).*", item):
                self._pointer_bits[match[1] or "0"] = int(match[2])
            elif match := re.fullmatch(r"([if])(\d+):(\d+).*", item):
                self._align[match[1] + match[2]] = int(match[3])
        self._sizes: dict[Type, tuple[int, int]] = {}

    def pointer_size(self, address_space: str = "0") -> int:
        return self._pointer_bits.get(address_space, self._pointer_bits["0"]) // 8

    def size(self, type: Type) -> int:
        return self._measure(type)[0]

    def align(self, type: Type) -> int:
        return self._measure(type)[1]

    def store_size(self, type: Type) -> int:
        if isinstance(type, ty.IntType | ty.FloatType):
            return (type.bits + 7) // 8
        if isinstance(type, ty.VectorType):
            return (self._bits(type.element) * type.count + 7) // 8
        return self.size(type)

    def offset(self, type: Type, index: int) -> int:
        """Byte offset of element `index` of an aggregate or vector."""
        if isinstance(type, ty.StructType):
            return self.struct_offsets(type)[index]
        if isinstance(type, ty.ArrayType | ty.VectorType):
            return index * self.size(type.element)
        raise TypeError(f"{type} has no elements")

    def struct_offsets(self, type: ty.StructType) -> list[int]:
        assert type.fields is not None, f"opaque structure {type}"
        offsets, at = [], 0
        for field in type.fields:
            if not type.packed:
                at = _round_up(at, self.align(field))
            offsets.append(at)
            at += self.size(field)
        return offsets

    def _bits(self, type: Type) -> int:
        if isinstance(type, ty.IntType | ty.FloatType):
            return type.bits
        if isinstance(type, ty.PointerType):
            return 8 * self.pointer_size(type.address_space)
        raise TypeError(f"{type} has no width")

    def _measure(self, type: Type) -> tuple[int, int]:
        found = self._sizes.get(type)
        if found is None:
            found = self._compute(type)
            if not (isinstance(type, ty.StructType) and type.fields is None):
                self._sizes[type] = found
        return found

    def _compute(self, type: Type) -> tuple[int, int]:
        if isinstance(type, ty.IntType):
            align = self._align.get(f"i{type.bits}")
            if align is None:
                wider = [int(k[1:]) for k in self._align if k[0] == "i" and int(k[1:]) >= type.bits]
                align = self._align[f"i{min(wider)}"] if wider else self._align["i128"]
            return _round_up((type.bits + 7) // 8, align // 8), align // 8
        if isinstance(type, ty.FloatType):
            align = self._align[f"f{type.bits}"] // 8
            return _round_up((type.bits + 7) // 8, align), align
        if isinstance(type, ty.PointerType):
            size = self.pointer_size(type.address_space)
            return size, size
        if isinstance(type, ty.ArrayType):
            size, align = self._measure(type.element)
            return size * type.count, align
        if isinstance(type, ty.VectorType):
            size = (self._bits(type.element) * type.count + 7) // 8
            align = 1
            while align < size:
                align *= 2
            return _round_up(size, align), align
        if isinstance(type, ty.StructType):
            if type.fields is None:
                raise TypeError(f"opaque structure {type} has no size")
            align = 1 if type.packed else max((self.align(field) for field in type.fields), default=1)
            end = self.struct_offsets(type)[-1] + self.size(type.fields[-1]) if type.fields else 0
            return _round_up(end, align), align
        raise TypeError(f"{type} has no size")


def _round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


@functools.cache
def data_layout(text: str) -> DataLayout:
    """The layout of a module; one object per layout string."""
    return DataLayout(text)
