"""What calls of a body are written with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Body:
    """`descriptors`: which of the `count` arguments of the library's function are descriptors with facts; `parameters`: types of all."""

    name: str
    module: str
    result: str
    parameters: tuple[str, ...]
    count: int
    descriptors: tuple[int, ...]

    @property
    def declaration(self) -> str:
        return declaration(self.result, self.name, self.parameters)


def declaration(result: str, name: str, parameters: Sequence[str]) -> str:
    return f"declare {result} @pad.fortran.{name}({', '.join(parameters)})"
