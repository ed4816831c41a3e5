"""Arrays of Rust's crate ndarray as parameters: an address, extents and strides, and behind an owned one a Vec."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.process.regex import regex

from .building import Details, Intent
from .debug_info import Node, scope_names
from .debug_types import read_type, strip
from .model import Parameter
from .passing import DATA, extent
from .rust_results import members
from .source_types import Scalar, size_of

_ARRAY = regex(
    r"ArrayBase<ndarray::(?:ViewRepr<&(mut )?[^<>]+>|data_repr::OwnedRepr<[^<>]+>), ndarray::dimension::dim::Dim<\[usize; ([1-9])\]>>"
)


@dataclass(frozen=True)
class Ndarray:
    """`begin`: the offset of the address of the first element. `words`: of those of the Vec, of an array that owns its elements."""

    element: Scalar
    rank: int
    size: int
    begin: int
    extents: int
    strides: int
    words: tuple[tuple[str, int], ...] = ()
    mutable: bool = False


def ndarray(node: Node) -> Ndarray | None:
    found = _ARRAY.fullmatch(node.name) if node.kind == "DICompositeType" else None
    if found is None or scope_names(node)[:1] != ["ndarray"]:
        return None
    parts = members(node)
    if not {"data", "ptr", "dim", "strides"} <= set(parts):
        return None
    at = {name: member.number("offset") // 8 for name, member in parts.items()}
    address, _ = strip(parts["ptr"].node("baseType"))
    inner = members(address).get("pointer") if address is not None else None
    pointer, _ = strip(inner.node("baseType") if inner is not None else None)
    element = read_type(pointer.node("baseType") if pointer is not None else None)
    if not isinstance(element, Scalar):
        return None
    data, _ = strip(parts["data"].node("baseType"))
    words: dict[str, int] = {}
    if data is not None and data.name.startswith("OwnedRepr<"):
        words = {name: at["data"] + member.number("offset") // 8 for name, member in members(data).items()}
        if set(words) != {"ptr", "len", "capacity"}:
            return None
    size = node.number("size") // 8
    return Ndarray(element, int(found[2]), size, at["ptr"], at["dim"], at["strides"], tuple(words.items()), bool(found[1]))


def ndarray_parameter(name: str, of: Ndarray, intent: Intent, reference: bool, copy: bool) -> Parameter:
    """An array whose last index is the fastest one, as ndarray's own are."""
    places = dict(of.words)
    words: Details = (("pointer", places["ptr"]), ("length", places["len"]), ("capacity", places["capacity"])) if places else ()
    owned = bool(places) and not reference
    axes = tuple(8 * axis for axis in range(of.rank))
    detail: Details = (
        *words, ("vec", bool(places)), ("begin", of.begin), ("size", of.size), ("element", size_of(of.element)), ("owned", owned),
        ("copy", owned or copy), ("extents", tuple(of.extents + at for at in axes)), ("strides", tuple(of.strides + at for at in axes)),
    )  # fmt: skip
    return Parameter(
        name, "array", of.element.dtype, (None,) * of.rank, intent=intent, restrict=True, passing="rust-ndarray", detail=detail,
        flat=(DATA, *(extent(axis) for axis in range(of.rank))),
    )  # fmt: skip


def referred_ndarray(node: Node) -> Ndarray | None:
    """What a reference leads to."""
    target, _ = strip(node.node("baseType")) if node.name.startswith("&") else (None, False)
    return ndarray(target) if target is not None else None


__all__ = ["Ndarray", "ndarray", "ndarray_parameter", "referred_ndarray"]
