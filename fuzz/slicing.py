"""Modules cut into the functions of a batch: LLVM's text with one function, what it needs, and nothing else.

Preparing the whole batch once and cutting the text is several times cheaper than preparing it again for every function.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_REFERENCE = re.compile(r'@(?:"[^"]*"|[-\w.$]+)|!\d+')
_NAME = re.compile(r'@(?:"[^"]*"|[-\w.$]+)')
_RUNTIME = ("@pad.raise", "@pad.error.", "@pad_error_message", "@pad_error_record", "@pad.gc.")
"""What the guard around a derivative may need, whether the program mentions it or not."""


class Slices:
    """The top-level entities of a module by name, each with the names it mentions."""

    def __init__(self, text: str) -> None:
        self._always: list[str] = []
        self._texts: dict[str, str] = {}
        self._mentions: dict[str, tuple[str, ...]] = {}
        for entity in _entities(text):
            first = entity[0]
            if entity.startswith(("define", "declare")):
                match = _NAME.search(entity)
                assert match is not None, entity.splitlines()[0]
                self._add(match[0], entity)
            elif first == "@" or (first == "!" and entity[1].isdigit()):
                self._add(entity.split(" = ", 1)[0], entity)
            else:
                self._always.append(entity)

    def _add(self, name: str, entity: str) -> None:
        self._texts[name] = entity

    def mentions(self, name: str) -> tuple[str, ...]:
        known = self._mentions.get(name)
        if known is None:
            known = self._mentions[name] = tuple(dict.fromkeys(_REFERENCE.findall(self._texts[name])))
        return known

    def of(self, functions: list[str]) -> str:
        """The module of these functions and all they reach."""
        waiting = [f'@"{name}"' if f'@"{name}"' in self._texts else f"@{name}" for name in functions]
        waiting += [name for name in self._texts if name.startswith(_RUNTIME)]
        waiting += [name for entity in self._always if entity[0] == "!" for name in _REFERENCE.findall(entity)]
        kept: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name not in kept and name in self._texts:
                kept.add(name)
                waiting += self.mentions(name)
        return "".join([*self._always, *(text for name, text in self._texts.items() if name in kept)])


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
