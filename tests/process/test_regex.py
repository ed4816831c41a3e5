"""Regular expressions that are compiled when they are first used, against those of `re.compile`."""

from __future__ import annotations

import re

import pytest

from polyglot_ad.process.regex import regex


@pytest.mark.parametrize("flags", [0, re.M | re.I])
def test_it_is_what_re_compiles(flags: int) -> None:
    lazy, compiled = regex(r"^(?P<word>[a-z]+)\d", flags), re.compile(r"^(?P<word>[a-z]+)\d", flags)
    text = "ab1\nCD2 ef3"
    for _ in range(2):
        assert lazy.findall(text) == compiled.findall(text)
        assert lazy.sub(r"<\g<word>>", text) == compiled.sub(r"<\g<word>>", text)
        assert [match["word"] for match in lazy.finditer(text)] == [match["word"] for match in compiled.finditer(text)]
        assert (lazy.pattern, lazy.flags, lazy.groups) == (compiled.pattern, compiled.flags, compiled.groups)
        assert lazy.fullmatch("x") is None


def test_wrong_expressions_are_errors_when_they_are_used() -> None:
    wrong = regex("(")
    with pytest.raises(re.error):
        wrong.match("x")


def test_bytes() -> None:
    assert regex(rb"a+").findall(b"aa b a") == [b"aa", b"a"]
