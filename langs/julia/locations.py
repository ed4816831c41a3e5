"""Source lines from debug info in text: where an instruction stands, in the user's own file where it was inlined from Julia's library."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import PurePath

from polyglot_ad.process.regex import regex

_NODE = regex(r"^(!\d+) = (?:distinct )?(!DI(?:Location|Subprogram|LexicalBlock|File)\(.*)\)$")
_SCOPE = regex(r"scope: (!\d+)")
_FILE = regex(r"file: (!\d+)")
_LINE = regex(r"line: (\d+)")
_INLINED = regex(r"inlinedAt: (!\d+)")
_FILENAME = regex(r'filename: "([^"]*)"')


class Locations:
    """`sources` are the user's files; a frame in one of them is preferred to Julia's own."""

    def __init__(self, metadata: Sequence[str], sources: Sequence[str]) -> None:
        self._metadata = metadata
        self._sources = {PurePath(source).name for source in sources}

    @cached_property
    def _nodes(self) -> dict[str, str]:
        return {match[1]: match[2] for match in map(_NODE.match, self._metadata) if match}

    def of(self, node: str) -> str:
        """ "file.jl:12" of a debug location ("!47"), "" when there is none."""
        frames = self._frames(node)
        for file, line in frames:
            if PurePath(file).name in self._sources:
                return f"{PurePath(file).name}:{line}"
        return f"{PurePath(frames[-1][0]).name}:{frames[-1][1]}" if frames else ""

    def _frames(self, node: str) -> list[tuple[str, str]]:
        """(file, line), innermost first."""
        frames = []
        while node in self._nodes:
            text = self._nodes[node]
            line = _LINE.search(text)
            scope = _SCOPE.search(text)
            if scope and line:
                frames.append((self._file(scope[1]), line[1]))
            inlined = _INLINED.search(text)
            node = inlined[1] if inlined else ""
        return [frame for frame in frames if frame[0] and frame[1] != "0"]

    def _file(self, scope: str) -> str:
        file = _FILE.search(self._nodes.get(scope, ""))
        name = _FILENAME.search(self._nodes.get(file[1], "")) if file else None
        return name[1] if name else ""
