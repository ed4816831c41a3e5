"""Vectors and matrices of Rust's libraries, nalgebra's and glam's: in Python plain arrays. nalgebra's are stored column by column."""

from __future__ import annotations

from dataclasses import dataclass, replace

from polyglot_ad.process.regex import regex

from .building import Details, Intent, allocated_parameter, image_parameter, result_of, single_parameter
from .debug_info import Node, scope_names
from .debug_types import read_type, strip
from .model import Parameter, Result
from .passing import DATA, extent
from .rust_results import is_vec, members, words_of
from .source_types import Array, Scalar, SourceType, size_of

_DIMENSION = r"nalgebra::base::dimension::(?:Const<(\d+)>|Dyn)"
_MATRIX = regex(rf"Matrix<[^<>]+, {_DIMENSION}, {_DIMENSION}, nalgebra::base::(array|vec)_storage::\w+<.*>>")
_AXES = "xyzw"


@dataclass(frozen=True)
class Matrix:
    """One of nalgebra's. `shape`: None for extents that the program chooses. `words`: the offsets of "ptr", "len" and "cap" of a Vec, where
    there is one; `extents`: of the extents beside it."""

    element: Scalar
    shape: tuple[int | None, ...]
    size: int
    words: tuple[tuple[str, int], ...] = ()
    extents: tuple[int, ...] = ()


def matrix(node: Node) -> Matrix | None:
    found = _MATRIX.fullmatch(node.name) if node.kind == "DICompositeType" else None
    if found is None or scope_names(node)[:1] != ["nalgebra"]:
        return None
    rows, columns = (int(one) if one else None for one in found.groups()[:2])
    shape = tuple(one for one in (rows, columns) if one != 1)
    size = node.number("size") // 8
    storage, at = _member(node, "data", 0)
    if storage is None or not shape:
        return None
    if found[3] == "array":
        return _of_known_shape(storage, shape, size)
    vec, begin = _member(storage, "data", at)
    places = [_member(storage, name, at)[1] for name, length in (("nrows", rows), ("ncols", columns)) if length is None]
    if vec is None or not is_vec(vec) or any(one is not None for one in shape):
        return None
    argument = next((one for one in vec.nodes("templateParams") if one is not None), None)
    element = read_type(argument.node("type")) if argument is not None else None
    words = words_of(vec, begin)
    if not isinstance(element, Scalar) or set(words) != {"ptr", "len", "cap"}:
        return None
    return Matrix(element, shape, size, tuple(words.items()), tuple(places))


def _of_known_shape(storage: Node, shape: tuple[int | None, ...], size: int) -> Matrix | None:
    member = next((one for one in storage.nodes("elements") if one is not None), None)
    content = read_type(member.node("baseType") if member is not None else None)
    element = content
    while isinstance(element, Array):
        element = element.element
    return Matrix(element, shape, size) if isinstance(element, Scalar) and size == size_of(content) else None


def plain(node: Node) -> SourceType | None:
    """A vector of known length wherever it stands, also in structures and slices."""
    found = matrix(node)
    if found is not None:
        return Array(found.element, found.shape) if len(found.shape) == 1 and not found.words else None
    if node.kind != "DICompositeType" or scope_names(node)[:1] != ["glam"]:
        return None
    parts = members(node)
    types = [read_type(member.node("baseType")) for member in parts.values()]
    first = types[0] if types else None
    even = isinstance(first, Scalar) and all(type == first for type in types) and len(types) > 1
    if not even or not isinstance(first, Scalar) or sorted(parts) != sorted(_AXES[: len(parts)]):
        return None
    places = [parts[axis].number("offset") // 8 for axis in _AXES[: len(parts)]]
    inside = node.number("size") // 8 == len(types) * size_of(first)
    return Array(first, (len(types),)) if inside and places == [k * size_of(first) for k in range(len(types))] else None


def matrix_parameter(name: str, of: Matrix, intent: Intent, reference: bool, copy: bool) -> Parameter:
    if not of.words:
        type = Array(of.element, of.shape)
        found = single_parameter(name, type, intent, restrict=True) if reference else image_parameter(name, type)
        return replace(found, order="F")
    flats = tuple(extent(axis) for axis in range(len(of.shape)))
    detail: Details = (*_words(of), ("size", of.size), ("copy", copy), ("owned", not reference))
    return Parameter(
        name, "array", of.element.dtype, of.shape, order="F", intent=intent, restrict=True, passing="rust-vec", detail=detail,
        flat=(DATA, *flats),
    )  # fmt: skip


def matrix_result(of: Matrix) -> Result | tuple[Parameter, Result]:
    if not of.words:
        found = result_of(Array(of.element, of.shape))
        return replace(found, detail=(*found.detail, ("order", "F")))
    return allocated_parameter(of.element, len(of.shape), "F", (("form", "rust-vec"), *_words(of), ("size", of.size)))


def referred(node: Node) -> Matrix | None:
    """What a reference leads to."""
    target, _ = strip(node.node("baseType")) if node.name.startswith("&") else (None, False)
    return matrix(target) if target is not None else None


def _words(of: Matrix) -> Details:
    places = dict(of.words)
    return (
        ("pointer", places["ptr"]), ("length", places["len"]), ("capacity", places["cap"]), ("element", size_of(of.element)),
        ("extents", of.extents),
    )  # fmt: skip


def _member(node: Node, name: str, base: int) -> tuple[Node | None, int]:
    member = members(node).get(name)
    if member is None:
        return None, base
    return strip(member.node("baseType"))[0], base + member.number("offset") // 8


__all__ = ["Matrix", "matrix", "matrix_parameter", "matrix_result", "plain", "referred"]
