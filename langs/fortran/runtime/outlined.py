"""What functions that the compiler outlines are handed: parallel regions, tasks, target regions.

A region gets the address of a structure whose fields are the addresses of the variables that it uses, descriptors among them. This says
which value of which function stands behind such an address, so that what is known of a descriptor there is known in the region too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from polyglot_ad.process.regex import regex

Place = tuple[str, str]
"""A function, and the name of a value in it."""

_HEAD = regex(r"define [^@]*@[^(]*\((.*)\)[^()]*\{$")
_FIELD = regex(r"(%[\w.]+) = getelementptr (?:\w+ )*\{.*\}, ptr (%[\w.]+), i32 0, i32 (\d+)(?:,? !.*)?$")
_LOAD = regex(r"(%[\w.]+) = load ptr, ptr (%[\w.]+)")
_STORE = regex(r"store ptr (%[\w.]+), ptr (%[\w.]+)")
_COPY = regex(r"call void @llvm\.memcpy\.p0\.p0\.i\d+\(ptr (?:align \d+ )?(%[\w.]+), ptr (?:align \d+ )?(%[\w.]+),")
_FORK = regex(r"@__kmpc_fork_(?:call|teams|call_if)\(.*ptr @\"?([\w.$-]+)\"?,(?: i32 %?[\w.]+,)? ptr (%[\w.]+)\)")
_TASK = regex(r"(%[\w.]+) = call ptr @__kmpc_omp_task_alloc\(.*ptr @\"?([\w.$-]+)\"?\)")
_CALL = regex(r"call void @\"?([\w.$-]+)\"?\((ptr .*)\)")


@dataclass
class _Body:
    parameters: list[str]
    fields: dict[str, tuple[str, int]] = field(default_factory=dict)
    loads: dict[str, str] = field(default_factory=dict)
    stores: dict[tuple[str, int], list[str]] = field(default_factory=dict)


class Outlined:
    """Of the functions of one unit, by their names: headings and lines. `text`: of the unit."""

    def __init__(self, headings: Mapping[str, str], bodies: Mapping[str, list[str]], text: str) -> None:
        self._bodies: dict[str, _Body] = {}
        self._blocks: dict[str, list[Place]] = {}
        self._arguments: dict[str, list[tuple[str, list[str]]]] = {}
        for name, lines in bodies.items():
            match = _HEAD.match(headings[name])
            parameters = match[1].split(", ") if match else []
            self._bodies[name] = self._read(name, _Body([word.split()[-1] for word in parameters if word]), lines)
        mentions = Counter(re.findall(r"@\"?([\w.$-]+)", text))
        for name in bodies:
            known = len(self._blocks.get(name, ())) + len(self._arguments.get(name, ())) + 1
            if mentions[name] != known or not re.match(r"define (?:internal|private) ", headings[name]):
                # Others may call it.
                self._blocks.pop(name, None)
                self._arguments.pop(name, None)

    def _read(self, name: str, body: _Body, lines: Iterable[str]) -> _Body:
        tasks: dict[str, str] = {}
        for line in lines:
            if match := _FIELD.search(line):
                body.fields[match[1]] = (match[2], int(match[3]))
            elif match := _LOAD.search(line):
                body.loads[match[1]] = match[2]
            elif match := _STORE.search(line):
                body.stores.setdefault(body.fields.get(match[2], (match[2], 0)), []).append(match[1])
            elif match := _FORK.search(line):
                self._blocks.setdefault(match[1], []).append((name, match[2]))
            elif match := _TASK.search(line):
                tasks[match[1]] = match[2]
            elif (match := _COPY.search(line)) and body.loads.get(match[1]) in tasks:
                self._blocks.setdefault(tasks[body.loads[match[1]]], []).append((name, match[2]))
            elif (match := _CALL.search(line)) and not match[1].startswith(("_Fortran", "llvm.", "__kmpc")):
                self._arguments.setdefault(match[1], []).append((name, [word.split()[-1] for word in match[2].split(", ")]))
        return body

    def origins(self, function: str, value: str) -> list[Place]:
        """All values that a value of a function may be, where it comes from outside; none if that is not known."""
        body = self._bodies.get(function)
        if body is None:
            return []
        if value in body.parameters:
            index = body.parameters.index(value)
            return [(caller, given[index]) for caller, given in self._arguments.get(function, ()) if index < len(given)]
        address = body.loads.get(value)
        if address is None:
            return []
        base, index = body.fields.get(address, (address, 0))
        if not self._is_block(body, base):
            return []
        found = []
        for caller, block in self._blocks.get(function, ()):
            stored = self._bodies[caller].stores.get((block, index))
            if not stored:
                return []
            found += [(caller, one) for one in stored]
        return found

    @staticmethod
    def _is_block(body: _Body, base: str) -> bool:
        """Whether this is the structure: a region's third parameter, or what a task's second one begins with."""
        if len(body.parameters) == 3 and base == body.parameters[2]:
            return True
        return len(body.parameters) == 2 and body.loads.get(base) == body.parameters[1]
