"""Scalars inside first-class types."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.types import Type

from .turned import TURNED_KINDS

KIND_OF_FLOAT = {
    ty.HALF: "f16", ty.BFLOAT: "bf16", ty.FLOAT: "f32", ty.DOUBLE: "f64", ty.X86_FP80: "f80", ty.FP128: "f128",
}  # fmt: skip
FLOAT_OF_KIND = {**{kind: type for type, kind in KIND_OF_FLOAT.items()}, **TURNED_KINDS}


def leaves(layout: DataLayout, type: Type) -> list[tuple[tuple[int, ...], int, Type]]:
    """(index path, byte offset, scalar or vector type) of each scalar of a first-class type, in order."""
    if isinstance(type, ty.StructType):
        found = []
        assert type.fields is not None
        for index, (offset, field) in enumerate(zip(layout.struct_offsets(type), type.fields, strict=True)):
            found += [((index, *path), offset + inner, leaf) for path, inner, leaf in leaves(layout, field)]
        return found
    if isinstance(type, ty.ArrayType):
        inside, size = leaves(layout, type.element), layout.size(type.element)
        return [((i, *path), i * size + inner, leaf) for i in range(type.count) for path, inner, leaf in inside]
    if type.is_void or type in (ty.LABEL, ty.METADATA, ty.TOKEN):
        return []
    return [((), 0, type)]


def leaf_range(layout: DataLayout, type: Type, path: tuple[int, ...]) -> tuple[int, int]:
    """The slice of `leaves(type)` that the element at `path` covers."""
    start = 0
    for index in path:
        if isinstance(type, ty.StructType):
            assert type.fields is not None
            start += sum(len(leaves(layout, field)) for field in type.fields[:index])
            type = type.fields[index]
        else:
            assert isinstance(type, ty.ArrayType)
            start += index * len(leaves(layout, type.element))
            type = type.element
    return start, start + len(leaves(layout, type))


def array_regions(layout: DataLayout, type: Type, base: int = 0, storage: bool = False) -> list[tuple[int, int, int]]:
    """(start, end, stride) of every array inside a declared type, outer ones first.

    Arrays of i8 say nothing: they are storage. Numbers of one kind that stand in a row count as one array, whatever their declarations
    are, because programs walk through `double a, b, c[3]` as if it were `double[5]`; a structure of nothing else is no news at all.
    Pointers do not: neighbours lead to different structures. Nor do the words that clang declares a union with, after its widest member:
    that of `std::function` has the two words of a pointer to a member, and holds pointers to two different things. Nor do integers that may
    be `storage`: Rust declares an enumeration as its tag and a row of integers."""
    if isinstance(type, ty.StructType):
        if len(_scalars(type)) <= 1:
            return []
        found: list[tuple[int, int, int]] = []
        runs: list[Run] = []
        for offset, field in zip(layout.struct_offsets(type), type.fields or (), strict=True):
            if isinstance(field, ty.StructType) or (
                isinstance(field, ty.ArrayType) and isinstance(field.element, ty.StructType | ty.PointerType)
            ):
                found += array_regions(layout, field, base + offset, storage)
            runs += _moved(_numbers(layout, field), base + offset)
        if storage:
            runs = [run for run in runs if not isinstance(run[2], ty.IntType)]
        return found + [row for row in rows(runs) if not any(start <= row[0] < end for start, end, _ in found)]
    if isinstance(type, ty.ArrayType) and type.element is not ty.I8:
        size = layout.size(type.element)
        found = [(base, base + size * type.count, size)] if type.count > 1 and size else []
        return found + array_regions(layout, type.element, base, storage)
    return []


Run = tuple[int, int, object, int]
"""(offset, size, kind, how many) of equal numbers without gaps: an array of a thousand is one, not a thousand."""


def _scalars(type: Type) -> set[Type]:
    """The kinds of the scalars in a type."""
    if isinstance(type, ty.StructType):
        return {scalar for field in type.fields or () for scalar in _scalars(field)}
    if isinstance(type, ty.ArrayType):
        return _scalars(type.element) if type.count else set()
    return {type.scalar}


def _numbers(layout: DataLayout, type: Type, union: bool = False) -> list[Run]:
    """The scalars that may stand in a row."""
    if isinstance(type, ty.StructType):
        union = union or (type.name or "").startswith("union.")
        fields = zip(layout.struct_offsets(type), type.fields or (), strict=True)
        return _joined([run for offset, field in fields for run in _moved(_numbers(layout, field, union), offset)])
    if isinstance(type, ty.ArrayType):
        inside, stride = _numbers(layout, type.element, union), layout.size(type.element)
        if len(inside) == 1 and inside[0][1] * inside[0][3] == stride:
            at, size, leaf, count = inside[0]
            return [(at, size, leaf, count * type.count)] if type.count else []
        return [run for index in range(type.count if inside else 0) for run in _moved(inside, index * stride)]
    if type.is_pointer or (union and type is ty.I64):
        return []
    return [(0, layout.store_size(type), type, 1)]


def _moved(runs: list[Run], offset: int) -> list[Run]:
    return [(at + offset, size, type, count) for at, size, type, count in runs]


def _joined(runs: list[Run]) -> list[Run]:
    """With runs that go on where an equal one ends as one."""
    found: list[Run] = []
    for at, size, type, count in runs:
        if found and found[-1][1:3] == (size, type) and at == found[-1][0] + size * found[-1][3]:
            at, count = found[-1][0], found.pop()[3] + count
        found.append((at, size, type, count))
    return found


def rows(runs: list[Run]) -> list[tuple[int, int, int]]:
    """(start, end, stride) of each row of at least two equal numbers."""
    return [(at, at + size * count, size) for at, size, _, count in _joined(runs) if count > 1]


def scalar_accesses(layout: DataLayout, type: Type) -> list[tuple[int, int, Type]]:
    """(offset, size, scalar type) of everything a load or store of `type` touches."""
    found = []
    for _, offset, leaf in leaves(layout, type):
        if isinstance(leaf, ty.VectorType):
            size = layout.store_size(leaf.element)
            found += [(offset + i * size, size, leaf.element) for i in range(leaf.count)]
        else:
            found.append((offset, layout.store_size(leaf), leaf))
    return found
