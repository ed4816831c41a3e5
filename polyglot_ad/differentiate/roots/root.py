"""What the engine is asked to differentiate: the root of a program, and how its derivative is built.

There are two kinds: flat functions (`flat_root.py`), which Python and the libraries that `build` writes call, and functions under their own
calling convention (`enzyme/native.py`), which programs call through Enzyme's surface. Everything else about a derivative is the same.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from polyglot_ad.budget import Checkpointing
from polyglot_ad.ir.values import Function, Module

from ..context import ProgramContext
from .absent import Absent


class Analysed(Protocol):
    """A root and what is known of its program."""

    @property
    def program(self) -> ProgramContext: ...


A = TypeVar("A", bound=Analysed)
R_co = TypeVar("R_co", covariant=True)


class Root(Protocol[A, R_co]):
    """A function that is differentiated in one mode. It is not changed while that happens: all that is found is returned."""

    @property
    def name(self) -> str:
        """The function in the module."""

    @property
    def reverse(self) -> bool: ...

    @property
    def checkpoint(self) -> Checkpointing | None:
        """Whether loops are reversed by checkpoints."""

    def analyse(self, source: Function) -> A:
        """What is known of the program of the root `source`, in the module that it is in."""

    def build(self, found: A) -> R_co:
        """Add the derivative to the module."""

    def candidates(self, module: Module) -> list[Function]:
        """What may be called from outside of the root's program."""

    @property
    def absent(self) -> Absent | None:
        """Functions that calls through pointers may reach, and that the module does not hold."""
