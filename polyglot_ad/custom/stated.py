"""Rules that Python states, for one library or for all, and how they become marks on a program.

`derivative`, `augmented` and `gradient` are functions of the program; `python` is a rule whose derivatives are Python functions. A mode for
which there is neither has no derivative.
"""

from __future__ import annotations

import itertools
import re
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from polyglot_ad.errors import ArgumentError
from polyglot_ad.signature.model import Signature

if TYPE_CHECKING:
    from .python import PythonRule

SETTER = "pad_set_python_rules"


@dataclass(frozen=True)
class Stated:
    """One rule. `name`: of the function it is for, as users or the linker call it."""

    name: str
    derivative: str = ""
    augmented: str = ""
    gradient: str = ""
    inactive: bool = False
    python: PythonRule | None = None
    number: int = field(default_factory=itertools.count().__next__)
    """Rules stated later take the place of those stated before."""


class Rules:
    """Rules by the name of their function."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._rules: dict[str, Stated] = {}
        self.version = 0
        """Changes with every change of the rules."""

    def add(self, rule: Stated) -> None:
        with self._lock:
            self._rules[rule.name] = rule
            self.version += 1

    def remove(self, rule: Stated) -> None:
        with self._lock:
            if self._rules.get(rule.name) is rule:
                del self._rules[rule.name]
                self.version += 1

    def all(self) -> list[Stated]:
        return list(self._rules.values())


EVERYWHERE = Rules()
"""The rules of all programs of this process."""


@dataclass(frozen=True)
class Resolved:
    """Rules for the functions of one program, by symbol, in order; names are symbols."""

    rules: tuple[tuple[str, Stated], ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """What the code of derivatives depends on. Python functions are called by their position and are not part of it, but two of them
        do not share a library: the first that a process states for a function is the same in every process."""
        return tuple(
            (symbol, r.derivative, r.augmented, r.gradient, r.inactive, r.python.key(symbol) if r.python is not None else None)
            for symbol, r in self.rules
        )

    @property
    def python(self) -> list[PythonRule]:
        return [rule.python for _, rule in self.rules if rule.python is not None]


def resolve(text: str, signatures: Sequence[Signature], own: Iterable[Stated], shared: Iterable[Stated]) -> Resolved:
    """The rules that are about functions of the program `text`. One of the program's `own` must be; a shared one need not."""
    symbols: dict[str, str] = {}
    for signature in signatures:
        for alias in signature.aliases:
            symbols.setdefault(alias, signature.symbol)
    for signature in signatures:
        symbols[signature.name] = signature.symbol
    found: dict[str, Stated] = {}
    for rule in sorted(shared, key=lambda r: r.number):
        symbol = _symbol(rule.name, text, symbols)
        if symbol is not None:
            found[symbol] = _in_symbols(rule, text, symbols)
    for rule in sorted(own, key=lambda r: r.number):
        symbol = _symbol(rule.name, text, symbols)
        if symbol is None:
            raise ArgumentError(f"the program has no function '{rule.name}' for the rule to be about: it may have been inlined or dropped")
        found[symbol] = _in_symbols(rule, text, symbols)
    return Resolved(tuple(sorted(found.items())))


def _symbol(name: str, text: str, symbols: Mapping[str, str]) -> str | None:
    for candidate in (symbols.get(name), name):
        if candidate is not None and _is_defined(candidate, text):
            return candidate
    # A Julia function that others call, by the name that the adapter gives it.
    found = re.search(rf'^(?:define|declare) [^@\n]*@"?(jl\.fn\.{re.escape(name)}\.\d+)"?\(', text, re.M)
    return found[1] if found else None


def _is_defined(symbol: str, text: str) -> bool:
    return re.search(rf'^(?:define|declare) [^@\n]*@"?{re.escape(symbol)}"?\(', text, re.M) is not None


def _in_symbols(rule: Stated, text: str, symbols: Mapping[str, str]) -> Stated:
    named: dict[str, str] = {}
    for place in ("derivative", "augmented", "gradient"):
        name = getattr(rule, place)
        symbol = _symbol(name, text, symbols) if name else ""
        if symbol is None:
            raise ArgumentError(f"the rule of '{rule.name}': the program has no function '{name}'")
        named[place] = symbol
    return Stated(rule.name, **named, inactive=rule.inactive, python=rule.python, number=rule.number)
