"""The words between the arguments of the surface, made fit for LLVM's optimiser.

A word is the value of a global variable (`extern int enzyme_dup;`), whatever that may be. As a constant of which there is no second in the
module it stays a word wherever the optimiser carries it, through helper functions and templates.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from polyglot_ad.process.regex import regex

from .names import TAGS, tag_of

_VARIABLE = regex(r'^@("[^"]*"|[\w.$-]+) = ([^"\n]*?)\b(?:global|constant) (\w+)\b([^\n]*)$', re.M)
_DECLARED = regex(r"^(declare [^\n]*@\"?[^\"( ]*__enzyme_[^\n]*)$", re.M)
_TYPE = r"void|ptr|i\d+|float|double|x86_fp80"
_HINT = regex(
    rf"^declare [^\n]*?(?P<type>{_TYPE}) (?P<name>@\"?[^\"( ]*__enzyme_(?:integer|pointer|float|double)\b[^(]*\(.*\))[^\n]*$", re.M
)
_IGNORE = regex(rf"^declare [^\n]*?(?P<type>{_TYPE}) (?P<name>@\"?[^\"( ]*__enzyme_ignore_derivatives[^(]*)\([^\n,]*\)[^\n]*$", re.M)
_HINTS = ("__enzyme_integer", "__enzyme_pointer", "__enzyme_float", "__enzyme_double")
_FIRST = 0x5AD0_0000


def settle(text: str) -> tuple[str, Mapping[int, str]]:
    """The module whose words are constants, and which word each constant is."""
    if "enzyme_" not in text:
        return text, {}
    first = _FIRST
    while _occur(text, range(first, first + len(TAGS))):
        first += len(TAGS)
    words: dict[str, int] = {}

    def constant(found: re.Match[str]) -> str:
        word = tag_of(found[1].strip('"'))
        if word is None:
            return found[0]
        number = words.setdefault(word, first + len(words))
        if found[3] == "ptr":
            value = f"inttoptr (i64 {number} to ptr)"
        elif found[3] in ("i32", "i64", "i128"):
            value = str(number)
        else:
            return found[0]
        return f"@{found[1]} = internal constant {found[3]} {value}, align 8"

    text = _VARIABLE.sub(constant, text)
    # What a type is says the program itself; and the numbers that a function of the program is told to ignore are those of a function
    # without derivative.
    if any(hint in text for hint in _HINTS):
        text = _HINT.sub(_nothing, text)
    if "__enzyme_ignore_derivatives" in text:
        text = _IGNORE.sub(r'define internal \g<type> \g<name>(\g<type> %x) "pad-rule-inactive" {\n  ret \g<type> %x\n}', text)
    # Two calls of the surface in two branches must not become one whose function is not known.
    text = _DECLARED.sub(r"\1 nomerge", text)
    return text, {number: word for word, number in words.items()}


def _occur(text: str, numbers: range) -> bool:
    # (the first test is enough nearly always, and a search for many words takes its time)
    return any(f" {k // 1000}" in text for k in (numbers[0], numbers[-1])) and any(re.search(rf" {k}\b", text) for k in numbers)


def _nothing(found: re.Match[str]) -> str:
    value = "" if found["type"] == "void" else " zeroinitializer"
    return f"define internal {found['type']} {found['name']} alwaysinline {{\n  ret {found['type']}{value}\n}}"
