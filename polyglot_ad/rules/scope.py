"""What a program under differentiation says of its own functions, beside what the tables know: for as long as it is differentiated.

The tables of `rules` are looked into by name, from everywhere in the engine. A program's own rows (registered in its source or from
Python, see `polyglot_ad.custom`) are in force inside `with entered(scope)`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from polyglot_ad.language.allocator import Allocator

    from ..callees.callee import Callee


@dataclass(frozen=True)
class Scope:
    """`opaque`: functions that have a row or a rule here. `hidden`: those whose bodies are not looked into. `inactive`: their calls have no
    derivative. `pure`: opaque ones that touch no memory; `reading`: that write none. `like`: functions that are a library function
    under another name. `allocators`: functions that give or take memory. `constants`: global variables without derivative.
    `overwritten`: per inactive function, the parameters and the global variables that lead to what it writes."""

    opaque: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    inactive: frozenset[str] = frozenset()
    pure: frozenset[str] = frozenset()
    reading: frozenset[str] = frozenset()
    like: Mapping[str, str] = field(default_factory=dict)
    allocators: Mapping[str, Allocator] = field(default_factory=dict)
    constants: frozenset[str] = frozenset()
    overwritten: Mapping[str, tuple[frozenset[int], frozenset[str]]] = field(default_factory=dict)
    described: dict[object, Callee] = field(default_factory=dict, compare=False, repr=False)
    """What `callees.describe` has found out, while the scope is in force."""


_current: ContextVar[Scope] = ContextVar("scope", default=Scope())  # noqa: B039


def scope() -> Scope:
    """The scope in force."""
    return _current.get()


@contextmanager
def entered(inner: Scope) -> Iterator[None]:
    token = _current.set(inner)
    try:
        yield
    finally:
        _current.reset(token)
