"""The list of MPI's functions in docs/mpi.md, made from the table and from what the runtime provides.

usage: python -m polyglot_ad.rules.mpi.page        (in the repository: writes the page anew)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from .handles import Abi
from .runtime import provided
from .table import MADE_OF, WHY, rows

PAGE = Path(__file__).parents[3] / "docs" / "mpi.md"
_BEGIN, _END = "<!-- functions: made by polyglot_ad/rules/mpi/page.py -->\n", "<!-- end of functions -->\n"
_TITLES = {
    "derivative": "Functions with a derivative",
    "missing": "Functions that move numbers and are refused by name: the runtime has no derivative of them",
    "refused": "Functions that are refused by name",
    "allocator": "Allocators, whose memory has a shadow",
    "file": "Input and output: writing is no result, reading gives constants and is refused where active numbers would be overwritten",
    "inactive": "Functions in which nothing is to be differentiated",
}


def without_runtime(abi: Abi) -> set[str]:
    """Functions that move numbers, and whose derivative the runtime lacks in a mode."""
    made = provided(abi)

    def has(name: str) -> bool:
        return {f"pad_mpi_{name}_augmented", f"pad_mpi_{name}_forward"} <= made

    return {row.name for row in rows().values() if row.kind == "derivative" and not has(MADE_OF.get(row.name, row.name))}


def page() -> str:
    """The page as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(_BEGIN)
    return before + _BEGIN + _functions() + _END + rest.partition(_END)[2]


def _functions() -> str:
    missing = without_runtime("mpich")
    later = without_runtime("openmpi") - missing
    groups: dict[str, list[str]] = {kind: [] for kind in _TITLES}
    for row in rows().values():
        groups["missing" if row.name in missing else row.kind].append(row.name)
    lines = ["", "| Kind | Functions |", "|---|---|"]
    lines += [f"| {title} | {len(groups[kind])} |" for kind, title in _TITLES.items()]
    lines += [
        f"| of those with a derivative: functions of MPI 4 and 5, all large counts among them, that Open MPI 5 lacks | {len(later)} |"
    ]
    lines += [f"| all of the standard, with their forms for large counts | {len(rows())} |", ""]
    for kind, title in _TITLES.items():
        if groups[kind]:
            lines += [f"**{title}** ({len(groups[kind])}):", *_wrapped(_merged(groups[kind])), ""]
    lines += [f"* `MPI_{name}`: {why}." for name, why in sorted(WHY.items())]
    return "\n".join([*lines, ""])


def _merged(names: Iterable[str]) -> list[str]:
    """Names in order; those with a form for large counts in the same group stand with it."""
    group = set(names)
    large = {name for name in group if name.endswith("_c") and name.removesuffix("_c") in group}
    return [f"`{name}`" + ("(`_c`)" if f"{name}_c" in large else "") for name in sorted(group - large)]


def _wrapped(words: list[str], width: int = 140) -> list[str]:
    lines = [""]
    for index, word in enumerate(words):
        word += "," if index + 1 < len(words) else "."
        if lines[-1] and len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
