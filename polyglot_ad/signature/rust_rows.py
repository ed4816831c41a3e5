"""Parameters of Rust that are rows of numbers (`&[Vec<f64>]`, `Vec<Vec<f64>>`): in Python an array of two dimensions."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.process.regex import regex

from .building import Details
from .debug_info import Node
from .debug_types import read_type, strip
from .model import Parameter
from .passing import DATA, extent
from .rust_results import Special, is_vec, members, words_of
from .source_types import Scalar, SourceType, dtype_size

_SLICE = regex(r"&\[.*\]")


@dataclass(frozen=True)
class _List:
    """A slice or a Vec. `words`: the offsets of "ptr", "len" and, in a Vec, "cap"."""

    vec: bool
    words: dict[str, int]
    size: int
    element: Node | None

    def detail(self, prefix: str = "") -> Details:
        """Where the words are; a slice has no capacity, whose place is then that of the length."""
        capacity = self.words.get("cap", self.words["len"])
        places = (("pointer", self.words["ptr"]), ("length", self.words["len"]), ("capacity", capacity), ("size", self.size))
        return tuple((prefix + key, value) for key, value in places)


def rows(name: str, node: Node, special: Special) -> Parameter | None:
    """A parameter that is read only, or given away; None for other types."""
    behind, _ = strip(node.node("baseType")) if node.name.startswith("&") and not node.name.startswith("&mut ") else (None, False)
    outer = _list(behind if behind is not None and is_vec(behind) else node)
    inner = _list(outer.element) if outer is not None else None
    if outer is None or inner is None:
        return None
    number = _number(inner, special)
    if not isinstance(number, Scalar):
        return None
    owned = outer.vec and behind is None
    detail: Details = (("element", dtype_size(number.dtype)), ("vec", outer.vec), ("owned", owned), ("copy", owned and inner.vec))
    return Parameter(
        name, "array", number.dtype, (None, None), restrict=True, passing="rust-rows", flat=(DATA, extent(0), extent(1)),
        detail=(*detail, *outer.detail(), *inner.detail("row ")),
    )  # fmt: skip


def _list(node: Node | None) -> _List | None:
    if node is None or node.kind != "DICompositeType":
        return None
    size = node.number("size") // 8
    if is_vec(node):
        words = words_of(node)
        argument = next((one for one in node.nodes("templateParams") if one is not None), None)
        element = strip(argument.node("type"))[0] if argument is not None else None
        return _List(True, words, size, element) if set(words) == {"ptr", "len", "cap"} else None
    if not _SLICE.fullmatch(node.name):
        return None
    parts = members(node)
    if set(parts) != {"data_ptr", "length"}:
        return None
    pointer, _ = strip(parts["data_ptr"].node("baseType"))
    words = {key: parts[part].number("offset") // 8 for key, part in (("ptr", "data_ptr"), ("len", "length"))}
    return _List(False, words, size, strip(pointer.node("baseType"))[0] if pointer is not None else None)


def _number(of: _List, special: Special) -> SourceType | None:
    return read_type(of.element, special) if of.element is not None else None
