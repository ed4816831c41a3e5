"""The items of an explanation, sorted by source line, in words that text and page share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.differentiate.roots.report import Item

from .explanation import KEPT, Explanation

HEADINGS = {
    "cached": "cached",
    "control": "control flow",
    "tape": "tape",
    "shadow": "shadow memory",
    "held": "freed later",
    "recomputed": "recomputed",
}


@dataclass(frozen=True)
class Line:
    """A source line and what is said about it. `number` 0: what has no source line."""

    file: str
    number: int
    text: str
    items: tuple[Item, ...]


def by_line(items: Sequence[Item]) -> list[Line]:
    places: dict[tuple[str, int], list[Item]] = {}
    for item in items:
        places.setdefault((item.place.file, item.place.line), []).append(item)
    sources = {file: source_lines(file) for file, _ in places}
    order = list(HEADINGS)
    found = []
    for (file, number), here in sorted(places.items()):
        text = sources[file]
        known = text[number - 1] if 0 < number <= len(text) else ""
        found.append(Line(file, number, known, tuple(sorted(here, key=lambda item: order.index(item.kind)))))
    return found


def source_lines(file: str) -> list[str]:
    """The lines of a source file; none where it is not there any more."""
    try:
        return Path(file).read_text(errors="replace").splitlines() if file else []
    except OSError:
        return []


def shown(file: str) -> str:
    """The path of a source file, from the current folder if it lies there."""
    path = Path(file)
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else file


def human(size: int) -> str:
    """ "8 B", "1.6 kB", "80 MB"."""
    value = float(size)
    for unit in ("B", "kB", "MB", "GB"):
        if value < 1000 or unit == "GB":
            break
        value /= 1000
    return f"{value:.0f} {unit}" if unit == "B" or value >= 100 else f"{value:.2g} {unit}" if value < 10 else f"{value:.0f} {unit}"


def amount(explanation: Explanation, item: Item) -> str:
    """How much memory an item takes: each time, how often, and in the call that was given."""
    if item.kind not in KEPT:
        return ""
    each = human(item.size) if item.size else "as many bytes as allocated"
    factors = [loop.iterations or f"iterations of the loop at {loop.place}" for loop in item.loops]
    text = " × ".join([each, *(f"({factor})" if " " in factor else factor for factor in factors)])
    counted = explanation.bytes(item)
    return text if counted is None else f"{text} = {human(counted)}"


def recomputed(items: Sequence[Item]) -> list[tuple[str, str]]:
    """(what, why) of recomputed values, those of one reason together."""
    reasons: dict[str, dict[str, None]] = {}
    for item in items:
        if item.kind == "recomputed":
            reasons.setdefault(item.why, {})[item.what] = None
    return [(", ".join(names), why) for why, names in reasons.items()]


def summary(explanation: Explanation) -> list[str]:
    """What is kept in all."""
    kept = [item for item in explanation.items if item.kind in KEPT]
    lines = []
    for kind in KEPT:
        here = [item for item in kept if item.kind == kind]
        if here:
            total = sum(explanation.bytes(item) or 0 for item in here)
            lines.append(f"{HEADINGS[kind]}: {len(here)} {'value' if len(here) == 1 else 'values'}"
                         f"{', ' + human(total) if explanation.measured else ''}")  # fmt: skip
    if not kept:
        lines.append("nothing is kept: all that the reverse pass needs is recomputed")
    elif explanation.total is not None:
        lines.append(f"in all: {human(explanation.total)}")
    split = sorted(name for name, form in explanation.functions.items() if form == "split")
    if split:
        lines.append(f"not inlined, so with tapes of their own: {', '.join(split)}")
    lines += explanation.loops
    if explanation.schedule is not None:
        lines.append(str(explanation.schedule))
    return lines
