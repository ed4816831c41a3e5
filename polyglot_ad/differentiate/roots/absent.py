"""Functions of a program that the module of a root does not hold, because nothing in it mentions them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyglot_ad.ir.types import FunctionType

Absent = Callable[[FunctionType], Sequence[str]]
"""The names of those with this type whose addresses may be kept from call to call."""


class AbsentFunctionsError(Exception):
    """A call through a pointer may reach such functions: the derivative is to be made of a module that holds them, too."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(", ".join(names))
        self.names = tuple(names)
