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


def array_regions(layout: DataLayout, type: Type, base: int = 0) -> list[tuple[int, int, int]]:
    """(start, end, stride) of every array inside a declared type, outer ones first.

    Arrays of i8 say nothing: they are storage. Numbers of one kind that stand in a row count as one array, whatever their declarations
    are, because programs walk through `double a, b, c[3]` as if it were `double[5]`; a structure of nothing else is no news at all.
    Pointers do not: neighbours lead to different structures. Nor do the words that clang declares a union with, after its widest member:
    that of `std::function` has the two words of a pointer to a member, and holds pointers to two different things."""
    if isinstance(type, ty.StructType):
        if len({leaf.scalar for _, _, leaf in leaves(layout, type)}) <= 1:
            return []
        found: list[tuple[int, int, int]] = []
        scalars: list[tuple[int, int, object]] = []
        for offset, field in zip(layout.struct_offsets(type), type.fields or (), strict=True):
            if isinstance(field, ty.StructType) or (
                isinstance(field, ty.ArrayType) and isinstance(field.element, ty.StructType | ty.PointerType)
            ):
                found += array_regions(layout, field, base + offset)
            scalars += [(base + offset + at, layout.store_size(leaf), leaf) for at, leaf in _numbers(layout, field)]
        return found + [run for run in rows(scalars) if not any(start <= run[0] < end for start, end, _ in found)]
    if isinstance(type, ty.ArrayType) and type.element is not ty.I8:
        size = layout.size(type.element)
        found = [(base, base + size * type.count, size)] if type.count > 1 and size else []
        return found + array_regions(layout, type.element, base)
    return []


def _numbers(layout: DataLayout, type: Type, union: bool = False) -> list[tuple[int, Type]]:
    """(offset, type) of the scalars that may stand in a row."""
    if isinstance(type, ty.StructType):
        union = union or (type.name or "").startswith("union.")
        fields = zip(layout.struct_offsets(type), type.fields or (), strict=True)
        return [(offset + at, leaf) for offset, field in fields for at, leaf in _numbers(layout, field, union)]
    return [(at, leaf) for _, at, leaf in leaves(layout, type) if not leaf.is_pointer and not (union and leaf is ty.I64)]


def rows(scalars: list[tuple[int, int, object]]) -> list[tuple[int, int, int]]:
    """(start, end, stride) of each row of at least two equal scalars, given (offset, size, kind) in order."""
    found: list[tuple[int, int, int]] = []
    at = 0
    while at < len(scalars):
        start, size, kind = scalars[at]
        end = at + 1
        while end < len(scalars) and scalars[end] == (start + (end - at) * size, size, kind):
            end += 1
        if end - at > 1:
            found.append((start, start + (end - at) * size, size))
        at = end
    return found


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
