"""Scalars inside first-class types."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.types import Type

KIND_OF_FLOAT = {
    ty.HALF: "f16", ty.BFLOAT: "bf16", ty.FLOAT: "f32", ty.DOUBLE: "f64", ty.X86_FP80: "f80", ty.FP128: "f128",
}  # fmt: skip
FLOAT_OF_KIND = {kind: type for type, kind in KIND_OF_FLOAT.items()}


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
    """(start, end, stride) of every array inside a declared type, outer ones first. Arrays of i8 say nothing: they are storage. Neither do
    arrays inside a structure of one kind of scalar: programs walk through such structures as if they were one array."""
    if isinstance(type, ty.StructType):
        if len({leaf.scalar for _, _, leaf in leaves(layout, type)}) <= 1:
            return []
        found = []
        for offset, field in zip(layout.struct_offsets(type), type.fields or (), strict=True):
            found += array_regions(layout, field, base + offset)
        return found
    if isinstance(type, ty.ArrayType) and type.element is not ty.I8:
        size = layout.size(type.element)
        found = [(base, base + size * type.count, size)] if type.count > 1 and size else []
        return found + array_regions(layout, type.element, base)
    return []
