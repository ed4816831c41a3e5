"""The memory of Numba's lists: one block with length, capacity, whether it was changed, and the items behind them, whatever they are."""

from __future__ import annotations

from polyglot_ad.langs.julia.llvm_text import split
from polyglot_ad.process.regex import regex

_ITEMS = regex(r"  (%[^ ]+) = getelementptr inbounds \{ i64, i64, i8, .* \}, ptr %[^ ]+, i32 0, i32 3$")
_ITEM = regex(r"  (%[^ ]+) = getelementptr (.*), ptr (%[^ ]+), (i64 [^ ]+)$")
_WIDTHS = {"double": 8, "float": 4, "ptr": 8, "i1": 1}


def with_items_behind(text: str) -> str:
    """LLVM's text of a module of Numba that says that the items of a list lie behind its members: Numba checks their numbers, none is
    negative, and computes addresses as if any might be. Items are bytes here: their types tell of arrays where a structure has numbers
    alike in a row."""
    lines: list[str] = []
    items = set[str]()
    for line in text.split("\n"):
        if line.startswith("define"):
            items.clear()
        elif found := _ITEMS.match(line):
            items.add(found[1])
        elif (found := _ITEM.match(line)) and found[3] in items:
            line = f"  {found[1]} = getelementptr inbounds nuw [{_size_and_alignment(found[2])[0]} x i8], ptr {found[3]}, {found[4]}"
        lines.append(line)
    return "\n".join(lines)


def _size_and_alignment(type: str) -> tuple[int, int]:
    """In bytes, of a type as LLVM writes it."""
    if type.startswith("["):
        count, _, element = type[1:-1].partition(" x ")
        size, alignment = _size_and_alignment(element)
        return int(count) * size, alignment
    if not type.startswith("{"):
        size = _WIDTHS[type] if type in _WIDTHS else int(type.removeprefix("i")) // 8
        return size, size
    end, most = 0, 1
    for member in split(type[1:-1].strip()):
        size, alignment = _size_and_alignment(member)
        end = -(-end // alignment) * alignment + size
        most = max(most, alignment)
    return -(-end // most) * most, most
