"""Structures with pointers as arguments: a tuple, a dictionary or an object for all of its members, which are parameters of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError
from polyglot_ad.process.regex import regex
from polyglot_ad.signature.model import Parameter

Tree = dict[str, "Tree"] | str
"""The members of a structure by name; of a member that is passed, the name of its parameter."""

_STEP = regex(r"\.?(\w+|\[\d+\])")


class Structures:
    """The arguments of a function as its source has them, and the parameters behind them. False where there are no structures."""

    def __init__(self, function: str, parameters: Sequence[Parameter]) -> None:
        self.function = function
        self.arguments: dict[str, Tree] = {}
        for parameter in parameters:
            of = dict(parameter.detail).get("of")
            if of is None:
                self.arguments[parameter.name] = parameter.name
            else:
                _insert(self.arguments, [str(of), *_STEP.findall(parameter.name.removeprefix(str(of)))], parameter.name)
        self._parameters = [parameter.name for parameter in parameters]
        self._any = any(isinstance(tree, dict) for tree in self.arguments.values())

    def __bool__(self) -> bool:
        return self._any

    def members(self, which: int | str) -> list[Any]:
        """The parameters that an argument stands for, by position or name; anything else as it is."""
        names = list(self.arguments)
        if isinstance(which, int) and not isinstance(which, bool) and -len(names) <= which < len(names):
            return list(_leaves(self.arguments[names[which]]))
        if isinstance(which, str) and which in self.arguments:
            return list(_leaves(self.arguments[which]))
        return [which]

    def expanded(self, args: Sequence[Any], tangents: bool = False) -> tuple[Any, ...]:
        """Arguments (or `tangents`, where None stands for those of all members) by position, a value for each parameter."""
        if len(args) > len(self.arguments):
            return tuple(args)  # one by one already, or too many
        found: list[Any] = []
        for (name, tree), value in zip(self.arguments.items(), args):
            found += self._values(name, tree, value, tangents)
        return tuple(found)

    def named(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """As `expanded`, by name."""
        found: dict[str, Any] = {}
        for name, value in values.items():
            tree = self.arguments.get(name, name)
            found.update(zip(_leaves(tree), self._values(name, tree, value, False), strict=True))
        return found

    def _values(self, name: str, tree: Tree, value: Any, tangents: bool) -> Iterator[Any]:
        if isinstance(tree, str):
            yield value
            return
        if len(tree) == 1 and isinstance(value, np.ndarray | float | int):
            yield value  # the member itself, of a structure that has one
            return
        if value is None and tangents:
            yield from (None for _ in _leaves(tree))
            return
        for (member, inner), one in zip(tree.items(), self._parts(name, tree, value), strict=True):
            yield from self._values(f"{name}.{member}", inner, one, tangents)

    def _parts(self, name: str, tree: Mapping[str, Tree], value: Any) -> list[Any]:
        """The members of a value, in the structure's order."""
        if isinstance(value, Mapping) and set(value) == set(tree):
            return [value[member] for member in tree]
        if isinstance(value, tuple | list) and len(value) == len(tree):
            return list(value)
        if not isinstance(value, Mapping | tuple | list) and all(hasattr(value, member) for member in tree):
            return [getattr(value, member) for member in tree]
        wanted = f"a tuple or a dictionary of {', '.join(tree)}"
        raise ArgumentError(f"{self.function}: argument '{name}': expected {wanted}, got {_short(value)}")


def _insert(tree: dict[str, Tree], path: Sequence[str], name: str) -> None:
    for step in path[:-1]:
        inner = tree.setdefault(step, {})
        assert isinstance(inner, dict)
        tree = inner
    tree[path[-1]] = name


def _leaves(tree: Tree) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
        return
    for inner in tree.values():
        yield from _leaves(inner)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
