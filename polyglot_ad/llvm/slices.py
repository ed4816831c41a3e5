"""Modules cut into their functions: LLVM's text with some functions, what they need, and nothing else.

Cutting the text is many times cheaper than having LLVM read, verify and optimise a whole program for each of its functions.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator

from polyglot_ad.process.regex import regex

_REFERENCE = regex(r'@(?:"[^"]*"|[-\w.$]+)|!\d+')
_NAME = regex(r'@(?:"[^"]*"|[-\w.$]+)')
_LOCAL = ("define internal ", "define private ")
_LISTS = ("@llvm.used", "@llvm.compiler.used", "@llvm.global_ctors", "@llvm.global_dtors")
"""What they list is used by what LLVM does not see, or runs before all else."""
RUNTIME = ("pad.raise", "pad.error.", "pad_error_message", "pad_error_record", "pad.gc.", "pad.strand.")
"""What the guard around a derivative may need, whether the program mentions it or not."""


class Slices:
    """The top-level entities of a module by name, each with the names it mentions."""

    def __init__(self, text: str) -> None:
        self._always: list[str] = []
        self.texts: dict[str, str] = {}
        self._mentions: dict[str, tuple[str, ...]] = {}
        for entity in _entities(text):
            first = entity[0]
            if entity.startswith(("define", "declare")):
                match = _NAME.search(entity)
                assert match is not None, entity.splitlines()[0]
                self.texts[match[0]] = entity
            elif first == "@" or (first == "!" and entity[1].isdigit()):
                self.texts[entity.split(" = ", 1)[0]] = entity
            else:
                self._always.append(entity)
        kept = tuple(f"@{name}" for name in RUNTIME)
        self.roots = [name for name in self.texts if name.startswith(kept) or name in _LISTS]
        self.roots += [name for entity in self._always if entity[0] == "!" for name in _REFERENCE.findall(entity)]
        """What is kept whatever is asked for."""

    def mentioned(self, name: str) -> tuple[str, ...]:
        known = self._mentions.get(name)
        if known is None:
            known = self._mentions[name] = tuple(dict.fromkeys(_REFERENCE.findall(self.texts[name])))
        return known

    @property
    def functions(self) -> set[str]:
        """The names of those that are defined."""
        return {name[1:].strip('"') for name, text in self.texts.items() if text.startswith("define")}

    def of(self, functions: Iterable[str], elsewhere: Callable[[str], bool] = lambda name: False) -> str:
        """The module of these functions and all they reach; what is `elsewhere` is only declared, unless it is the module's own."""
        waiting = [f'@"{name}"' if f'@"{name}"' in self.texts else f"@{name}" for name in functions]
        waiting += self.roots
        kept: dict[str, str] = {}
        while waiting:
            name = waiting.pop()
            if name in kept or name not in self.texts:
                continue
            text = self.texts[name]
            if text.startswith("define") and not text.startswith(_LOCAL) and elsewhere(name[1:].strip('"')):
                kept[name] = _declaration(text)
                continue
            kept[name] = text
            waiting += self.mentioned(name)
        return "".join([*self._always, *(kept[name] for name in self.texts if name in kept)])


@functools.lru_cache(maxsize=2)
def _slices(text: str) -> Slices:
    return Slices(text)


def sliced(text: str, *functions: str) -> str:
    """The module of functions and of all they reach. A program is cut once for all of its functions."""
    return _slices(text).of(functions)


def declared(text: str, functions: Iterable[str]) -> str:
    """A module that declares these functions of another one."""
    return _slices(text).of(functions, elsewhere=lambda name: True)


def _declaration(definition: str) -> str:
    """Of a function that other modules may define: up to the end of its parameters."""
    match = _NAME.search(definition)
    assert match is not None
    at, depth = match.end(), 0
    while True:
        depth += {"(": 1, ")": -1}.get(definition[at], 0)
        at += 1
        if depth == 0:
            return f"declare{definition[len('define') : at]}\n"


def _entities(text: str) -> Iterator[str]:
    """Top-level entities: a line each, but for the bodies of functions."""
    body: list[str] = []
    for line in text.splitlines(keepends=True):
        if body:
            body.append(line)
            if line == "}\n":
                yield "".join(body)
                body = []
        elif line.startswith("define"):
            body = [line]
        elif line.strip() and not line.startswith(";"):
            yield line
