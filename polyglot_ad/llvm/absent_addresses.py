"""Comparisons with addresses that a program never takes: they are false.

`select type`, and what handles a polymorphic object, compare an object's type with the constants of all types that a source knows. A
function that makes objects of some of them pays for all: memory behind a polymorphic pointer seems to hold what any of them holds. Here
the blocks are found that a function and all it calls can reach if constants that nothing reachable mentions, but to compare with, are no
address that is met. If nothing in those blocks, and no constant that they lead to, mentions such a constant, then its address is no value
of the program, and comparisons with it are known.

That holds for constants of the module's own only, and where no address outlives a call (`kept_addresses.py`): in a variable or in a
caller's memory another call may have left one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from polyglot_ad.process.regex import regex

from .kept_addresses import keeps_addresses
from .slices import Slices

_NAME = r'@(?:"[^"\n]*"|[-\w.$]+)'
_VALUE = r'%(?:"[^"\n]*"|[-\w.$]+)'
_MENTION = regex(_NAME)
_COMPARISON = regex(
    rf"^(\s*({_VALUE}) = )icmp (eq|ne) (?:ptr {_VALUE}, ({_NAME})|ptr ({_NAME}), {_VALUE}|i64 ptrtoint \(ptr ({_NAME}) to i64\), {_VALUE}"
    rf"|i64 {_VALUE}, ptrtoint \(ptr ({_NAME}) to i64\))(?=,|$)"
)
_ANY_COMPARISON = regex(r" icmp (?:eq|ne) (?:ptr|i64) [^\n]*@")
_CONSTANT = regex(rf"^({_NAME}) = (?:internal|private) [^{{\"\n]*\bconstant ")
_LABEL = regex(r'^("[^"\n]*"|[-\w.$]+):')
_BRANCH = regex(rf"^\s*br i1 (true|false|{_VALUE}), label ({_VALUE}), label ({_VALUE})")
_TARGET = regex(rf"\blabel ({_VALUE})")
_LOGIC = regex(rf"^\s*({_VALUE}) = (or|and|xor) i1 (true|false|{_VALUE}), (true|false|{_VALUE})")
_ASKS = regex(r"\bcall [^@\n]*@(\w+)\(")


@dataclass
class _Block:
    mentions: set[str] = field(default_factory=set)
    compared: set[str] = field(default_factory=set)
    branch: tuple[str, str, str] | None = None
    targets: list[str] = field(default_factory=list)


class _Function:
    """Its blocks, and what its comparisons and the logic on them say."""

    def __init__(self, text: str, asking: Collection[str]) -> None:
        self.entry = _Block()
        self._blocks: dict[str, _Block] = {}
        self._compared: dict[str, tuple[str, bool]] = {}
        self._logic: dict[str, tuple[str, str, str]] = {}
        head, *lines = text.splitlines()
        block = self.entry
        block.mentions.update(_MENTION.findall(head))
        for line in lines:
            if (label := _LABEL.match(line)) is not None:
                # (The entry may have a label; nothing branches to it.)
                block = self._blocks[f"%{label[1]}"] = block if block is self.entry and not block.targets else _Block()
            else:
                self._read(block, line, asking)

    def _read(self, block: _Block, line: str, asking: Collection[str]) -> None:
        if "@" in line:
            if (found := _COMPARISON.match(line)) is not None:
                self._compared[found[2]] = (_compared(found), found[3] == "eq")
                block.compared.add(_compared(found))
                return
            mentions = _MENTION.findall(line)
            if (call := _ASKS.search(line)) is not None and call[1] in asking:
                mentions = [f"@{call[1]}"]
            block.mentions.update(mentions)
        if (logic := _LOGIC.match(line)) is not None:
            self._logic[logic[1]] = (logic[2], logic[3], logic[4])
        if "label " not in line:
            return
        if (branch := _BRANCH.match(line)) is not None:
            block.branch = (branch[1], branch[2], branch[3])
        block.targets += _TARGET.findall(line)

    @property
    def compared(self) -> set[str]:
        return {name for name, _ in self._compared.values()}

    def mentioned(self, absent: Collection[str]) -> Iterator[str]:
        """What the blocks mention that can be reached if these addresses are never met."""
        work, seen = [self.entry], {id(self.entry)}
        while work:
            block = work.pop()
            yield from block.mentions
            yield from block.compared.difference(absent)
            for target in self._next(block, absent):
                found = self._blocks[target]
                if id(found) not in seen:
                    seen.add(id(found))
                    work.append(found)

    def _next(self, block: _Block, absent: Collection[str]) -> Iterable[str]:
        if block.branch is None:
            return block.targets
        condition, one, other = block.branch
        holds = self._holds(condition, absent)
        return (one, other) if holds is None else (one,) if holds else (other,)

    def _holds(self, value: str, absent: Collection[str]) -> bool | None:
        if value in ("true", "false"):
            return value == "true"
        if value in self._compared:
            name, equal = self._compared[value]
            return not equal if name in absent else None
        if value not in self._logic:
            return None
        operation, *operands = self._logic[value]
        one, other = (self._holds(operand, absent) for operand in operands)
        if operation == "xor":
            return None if one is None or other is None else one != other
        decides = operation == "or"
        if decides in (one, other):
            return decides
        return None if None in (one, other) else not decides


@lru_cache(maxsize=4)
def without_absent_addresses(text: str, root: str, asking: frozenset[str] = frozenset()) -> str:
    """The program of `root`, where comparisons with addresses that it never takes are decided. `asking`: functions that do no more with an
    address than compare it."""
    if keeps_addresses(text) or _ANY_COMPARISON.search(text) is None:
        return text
    slices = Slices(text)
    functions = {name: _Function(body, asking) for name, body in slices.texts.items() if body.startswith("define")}
    own = {found[1] for body in slices.texts.values() if (found := _CONSTANT.match(body)) is not None}
    candidates = own.intersection(*[set().union(*(function.compared for function in functions.values()))])
    absent = _absent(slices, functions, candidates, root)
    if not absent:
        return text

    def decided(line: str) -> str:
        found = _COMPARISON.match(line) if "icmp" in line and "@" in line else None
        if found is None or _compared(found) not in absent:
            return line
        return f"{found[1]}icmp eq i32 0, {int(found[3] == 'eq')}{line[found.end() :]}"

    return "".join(map(decided, text.splitlines(keepends=True)))


def _compared(found: re.Match[str]) -> str:
    name: str = found[4] or found[5] or found[6] or found[7]
    return name


def _absent(slices: Slices, functions: Mapping[str, _Function], candidates: Collection[str], root: str) -> set[str]:
    absent = set(candidates)
    while absent:
        first = [f'@"{root}"' if f'@"{root}"' in slices.texts else f"@{root}", *slices.roots]
        seen, work = set(first), first
        while work:
            name = work.pop()
            mentions = functions[name].mentioned(absent) if name in functions else slices.mentioned(name) if name in slices.texts else ()
            for mention in mentions:
                if mention not in seen:
                    seen.add(mention)
                    work.append(mention)
        if absent.isdisjoint(seen):
            break
        absent -= seen
    return absent
