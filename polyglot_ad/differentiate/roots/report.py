"""What a reverse-mode derivative keeps, recomputes and allocates: the generator's own record, as data that can be kept beside the code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["cached", "control", "tape", "shadow", "held", "recomputed"]
"""cached: a value stored in the forward pass. control: the same, of what says which way control came. tape: what a call that is not inlined
keeps, as one pointer. shadow: memory for adjoints. held: the program's memory whose freeing waits for the reverse pass. recomputed: a value
that the reverse pass works out again."""


@dataclass(frozen=True)
class Place:
    """Where in the source; `line` 0: unknown."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file.rsplit('/', 1)[-1]}:{self.line}" if self.line else "(no source line)"


@dataclass(frozen=True)
class Loop:
    """A loop around something: where it starts, and its iterations as an expression in the function's arguments, "" where they are not."""

    place: Place
    iterations: str


@dataclass(frozen=True)
class Item:
    """`size`: bytes each time, 0 where it is not the same each time. `counter`: which number of a measured run counts its bytes."""

    kind: Kind
    function: str
    place: Place
    what: str
    type: str
    size: int
    loops: tuple[Loop, ...]
    where: str
    why: str
    counter: int


@dataclass
class Report:
    """All items of a derivative, in the order of the program. `functions`: name to form, "combined" or "split"."""

    items: list[Item] = field(default_factory=list)
    functions: dict[str, str] = field(default_factory=dict)
    loops: list[str] = field(default_factory=list)
    """Within a memory budget: a line on every loop that is reversed by checkpoints, and on those that are not."""

    def to_json(self) -> dict[str, Any]:
        return {"items": [_to_json(item) for item in self.items], "functions": self.functions, "loops": self.loops}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Report:
        return cls([_item(item) for item in data["items"]], dict(data["functions"]), list(data["loops"]))


def _to_json(item: Item) -> dict[str, Any]:
    """Places and loops are shared by many items, and are written once for each; `dataclasses.asdict` would copy every text in them."""
    loops = [{"place": vars(loop.place), "iterations": loop.iterations} for loop in item.loops]
    return {**vars(item), "place": vars(item.place), "loops": loops}


def _item(data: Mapping[str, Any]) -> Item:
    loops: Sequence[Mapping[str, Any]] = data["loops"]
    parts = {
        **data,
        "place": Place(**data["place"]),
        "loops": tuple(Loop(Place(**loop["place"]), loop["iterations"]) for loop in loops),
    }
    return Item(**parts)
