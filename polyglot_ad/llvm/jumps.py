"""Computed jumps (`goto *label`) become switches: addresses of labels become numbers, which mean the same in every copy of the function.

    @way = constant [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two)]
    indirectbr ptr %to, [label %one, label %two]

    @way = constant [2 x ptr] [ptr inttoptr (i64 1 to ptr), ptr inttoptr (i64 2 to ptr)]
    %pad.goto.1 = ptrtoint ptr %to to i64
    switch i64 %pad.goto.1, label %one [ i64 2, label %two ]

A derivative is a copy of its function, and a label's address would lead out of the copy into the original. C lets a program do nothing
with the address of a label but jump to it, from within its function, so the numbers are as good.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from polyglot_ad.process.regex import regex

_NAME = r'"[^"]*"|[-\w.$]+'
_ADDRESS = regex(rf"blockaddress\(@({_NAME}), %({_NAME})\)")
_FUNCTION = regex(rf"^define [^@\n]*@({_NAME})\(.*?^\}}", re.M | re.S)
_JUMP = regex(r"^(?P<indent> *)indirectbr ptr (?P<to>[^,]+), \[(?P<labels>[^\]]*)\](?P<rest>.*)$", re.M)
_LABEL = regex(rf"label %({_NAME})")


def number_labels(text: str) -> str:
    """The module without addresses of labels; one that has none is returned as it is."""
    if "indirectbr" not in text:
        return text
    numbers = {place: number for number, place in enumerate(dict.fromkeys(_ADDRESS.findall(text)), 1)}
    unused = itertools.count(len(numbers) + 1)
    text = _FUNCTION.sub(lambda match: _with_switches(match[0], match[1], numbers, unused), text)
    return _ADDRESS.sub(lambda match: f"inttoptr (i64 {numbers[match[1], match[2]]} to ptr)", text)


def _with_switches(body: str, function: str, numbers: dict[tuple[str, str], int], unused: Iterator[int]) -> str:
    made = 0

    def switch(match: re.Match[str]) -> str:
        nonlocal made
        labels = _LABEL.findall(match["labels"])
        if not labels:
            return f"{match['indent']}unreachable{match['rest']}"
        made += 1
        # One of the labels must be meant, so the first needs no case. Labels stand there once per use of their address, and are as many
        # edges: those that cannot be meant get numbers that nobody has.
        seen = {labels[0]}
        cases = []
        for label in labels[1:]:
            number = None if label in seen else numbers.get((function, label))
            seen.add(label)
            cases.append(f"i64 {number or next(unused)}, label %{label}")
        value = f"%pad.goto.{made}"
        indent = match["indent"]
        return (
            f"{indent}{value} = ptrtoint ptr {match['to']} to i64{match['rest']}\n"
            f"{indent}switch i64 {value}, label %{labels[0]} [ {' '.join(cases)} ]{match['rest']}"
        )

    return _JUMP.sub(switch, body)
