"""Types as the source languages have them, read from debug info, and what NumPy and the engine make of them."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.errors import Error

from .layout import ElementLayout
from .record_type import RecordType


class Unsupported(Error):
    """A type that cannot cross from Python; the text says what it is. Readers turn it into the signature's `error`."""


@dataclass(frozen=True)
class Scalar:
    """`dtype` is NumPy's type string."""

    dtype: str
    name: str = ""


@dataclass(frozen=True)
class Array:
    """A fixed block of elements in C order; None where the extent is not in the type."""

    element: SourceType
    shape: tuple[int | None, ...]


@dataclass(frozen=True)
class Field:
    name: str
    offset: int
    type: SourceType


@dataclass(frozen=True)
class Record:
    """A structure. `trivial`: it may be copied as bytes. `positional`: a tuple, its fields have no names of their own."""

    name: str
    size: int
    fields: tuple[Field, ...]
    trivial: bool = True
    positional: bool = False


@dataclass(frozen=True)
class Pointer:
    """`const`: what it points to is not written through it. `reference`: "" for a pointer, "&" or "&&"."""

    target: SourceType
    const: bool = False
    restrict: bool = False
    reference: str = ""


@dataclass(frozen=True)
class Opaque:
    """Anything that has no counterpart in Python; `what` completes "the argument is …"."""

    what: str


SourceType = Scalar | Array | Record | Pointer | Opaque

DType = str | RecordType


def size_of(type: SourceType) -> int:
    if isinstance(type, Scalar):
        return scalar_size(type.dtype)
    if isinstance(type, Array):
        return size_of(type.element) * element_count(type.shape)
    if isinstance(type, Record):
        return type.size
    if isinstance(type, Pointer):
        return 8
    raise Unsupported(type.what)


def element_count(shape: tuple[int | None, ...]) -> int:
    count = 1
    for extent in shape:
        if extent is None:
            raise Unsupported("an array whose extent is not in its type")
        count *= extent
    return count


def scalar_size(dtype: str) -> int:
    return int(dtype[2:])


def dtype_of(type: SourceType) -> tuple[DType, tuple[int | None, ...]]:
    """NumPy's (dtype, trailing shape) of a type in memory."""
    if isinstance(type, Scalar):
        return type.dtype, ()
    if isinstance(type, Array):
        dtype, inner = dtype_of(type.element)
        return dtype, (*type.shape, *inner)
    if isinstance(type, Record):
        return _record_dtype(type), ()
    if isinstance(type, Pointer):
        raise Unsupported("a pointer inside of other data")
    raise Unsupported(type.what)


def _record_dtype(record: Record) -> DType:
    descr: list[object] = []
    at = 0
    for field in sorted(record.fields, key=lambda field: field.offset):
        size = size_of(field.type)
        if size == 0:
            continue
        if field.offset < at:
            raise Unsupported(f"`{record.name}`, whose members overlap")
        if field.offset > at:
            descr.append(("", f"|V{field.offset - at}"))
        dtype, shape = dtype_of(field.type)
        descr.append((field.name, dtype, shape) if shape else (field.name, dtype))
        at = field.offset + size
    if not descr:
        raise Unsupported(f"`{record.name}`, which has no members")
    if at < record.size:
        descr.append(("", f"|V{record.size - at}"))
    return RecordType(descr)


_KINDS = {"f2": "f16", "f4": "f32", "f8": "f64", "f16": "f80"}


def leaves(dtype: DType, base: int = 0) -> list[tuple[int, str]]:
    """(offset, scalar type string) of every scalar of a dtype, complex numbers split into their halves."""
    if isinstance(dtype, str):
        kind, size = dtype[1], int(dtype[2:])
        if kind == "V":
            return []
        if kind == "c":
            half = f"<f{size // 2}"
            return [(base, half), (base + size // 2, half)]
        return [(base, dtype)]
    found: list[tuple[int, str]] = []
    for member in dtype:
        assert isinstance(member, tuple)
        _, inner, *rest = member
        size = dtype_size(inner)
        for _ in range(element_count(rest[0]) if rest else 1):
            found.extend(leaves(inner, base))
            base += size
    return found


def dtype_size(dtype: DType) -> int:
    if isinstance(dtype, str):
        return int(dtype[2:])
    total = 0
    for member in dtype:
        assert isinstance(member, tuple)
        _, inner, *rest = member
        total += dtype_size(inner) * (element_count(rest[0]) if rest else 1)
    return total


def element_layout(dtype: DType) -> ElementLayout:
    """What one element of an array of this dtype looks like to the engine."""
    fields = tuple((offset, _KINDS.get(scalar[1:], "int")) for offset, scalar in leaves(dtype))
    return ElementLayout(dtype_size(dtype), fields)


_LLVM = {
    "b1": "i8", "i1": "i8", "u1": "i8", "i2": "i16", "u2": "i16", "i4": "i32", "u4": "i32", "i8": "i64", "u8": "i64",
    "f2": "half", "f4": "float", "f8": "double", "f16": "x86_fp80",
}  # fmt: skip


def llvm_scalar(dtype: str) -> str:
    """LLVM's type of a scalar in the flat ABI."""
    return _LLVM[dtype[1:]]
