"""What is known of the iteration numbers that OpenMP's runtime gives to a thread: they are never below the first one of all threads.

A program that indexes with `i % 3` stays in an array of three only if `i` is not negative. In an ordinary loop the optimiser sees that;
here the first number comes out of a variable that the runtime has written. Reads of it say so, before anything is optimised.
"""

from __future__ import annotations

import re

from polyglot_ad.process.regex import regex

_GIVES = regex(r"@__kmpc_(?:for_static_init|dispatch_next)_[48]\(")
_STATIC = regex(r"@__kmpc_for_static_init_[48]\((?:[^,()]*, ){4}ptr (%[^ ,]+)")
_NEXT = regex(r"@__kmpc_dispatch_next_[48]\((?:[^,()]*, ){3}ptr (%[^ ,]+)")
_STARTS = regex(r"@__kmpc_dispatch_init_[48]\((?:[^,()]*, ){3}i\d+ ([^,]+),")
_FUNCTION = regex(r"^define .*?^}", re.M | re.S)
"""Unsigned numbers need no note: their functions have other names."""


def with_bounds(text: str) -> str:
    """The text of a module in which loads of first iteration numbers that cannot be negative have that as their range."""
    if _GIVES.search(text) is None:
        return text
    return _FUNCTION.sub(lambda found: _noted(found[0]), text)


def _noted(function: str) -> str:
    places = set(_STATIC.findall(function))
    if all(start.isdecimal() for start in _STARTS.findall(function)):
        places |= set(_NEXT.findall(function))
    for place in places:
        name = re.escape(place) + r"(?![\w.$-])"
        load = re.compile(rf"(%\S+) = load (i32|i64), ptr {name}.*")
        loads = {found[1]: found for found in load.finditer(function)}
        uses = [line.strip() for line in function.splitlines() if re.search(name, line)]
        if all(_keeps(function, use, name, set(loads)) for use in uses):
            function = load.sub(_natural, function)
    return function


def _natural(load: re.Match[str]) -> str:
    type = load[2]
    return f"{load[0]}, !range !{{{type} 0, {type} {-(1 << (int(type[1:]) - 1))}}}"


def _keeps(function: str, use: str, name: str, loads: set[str]) -> bool:
    """Whether a line does not put a negative number into the variable; the chunks of one thread lie a stride after one another."""
    if re.match(rf"{name} = alloca i(32|64),|%\S+ = load i(32|64), ptr {name}|call void @llvm\.lifetime\.|#dbg_", use):
        return True
    if stored := re.match(rf"store i(?:32|64) (\S+), ptr {name}", use):
        added = re.search(rf"^ *{re.escape(stored[1])} = add (?:nuw |nsw )*i\d+ (%\S+), ", function, re.M)
        return stored[1].isdecimal() or (added is not None and added[1] in loads)
    return len(re.findall(name, use)) == 1 and bool(_STATIC.search(use) or _NEXT.search(use))
