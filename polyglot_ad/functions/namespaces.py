"""Namespaces and modules of a program, as Python goes through them: `lib.physics.flux` for C++'s and Rust's `physics::flux`, for Julia's
`physics.flux`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from polyglot_ad.suggest import suggestion

_SEPARATORS = ("::", ".")


class Namespace:
    """The functions of a namespace or module, and those inside it, as attributes or by name."""

    def __init__(self, path: str, names: Iterable[str], functions: Callable[[str], Any]) -> None:
        self._path = path
        self._names = tuple(names)
        self._functions = functions

    def __getitem__(self, name: str) -> Any:
        if name not in self._names:
            raise KeyError(f"{self!r} has no {name!r}{suggestion(name, self._names)}")
        return self._functions(self._path + name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if name in self._names:
            try:
                return self[name]
            except KeyError as error:
                raise AttributeError(error.args[0]) from None
        if (inner := namespace(name, self._names, self._functions, self._path)) is not None:
            return inner
        raise AttributeError(f"{self!r} has no {name!r}{suggestion(name, dir(self))}")

    def __dir__(self) -> list[str]:
        return [*(name for name in self._names if name.isidentifier()), *namespaces(self._names)]

    def __repr__(self) -> str:
        return f"<{self._path.rstrip(':.')}: {', '.join(name for name in self._names if '(' not in name)}>"


def namespace(name: str, names: Iterable[str], functions: Callable[[str], Any], within: str = "") -> Namespace | None:
    """What of `names`, which are those of the namespace `within`, stands in its namespace `name`; None where there is none. `functions`
    gives what a whole name is of."""
    for separator in _SEPARATORS:
        path = name + separator
        if inside := dict.fromkeys(one.removeprefix(path) for one in names if one.startswith(path)):
            return Namespace(within + path, inside, functions)
    return None


def namespaces(names: Iterable[str]) -> list[str]:
    """The outermost namespaces of some names."""
    found: dict[str, None] = {}
    for name in names:
        first = min((name.partition(separator) for separator in _SEPARATORS), key=lambda parts: len(parts[0]))
        if first[1] and first[0].isidentifier():
            found[first[0]] = None
    return list(found)
