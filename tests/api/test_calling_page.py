"""The sessions in pages of docs/ run as they stand."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(("name", "least"), [("calling.md", 21), ("addresses.md", 12)])
def test_the_page(name: str, least: int) -> None:
    sessions = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", (DOCS / name).read_text(), re.M | re.S))
    example = doctest.DocTestParser().get_doctest(sessions, {}, name, str(DOCS / name), 0)
    assert len(example.examples) >= least
    results = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example)
    assert results.failed == 0
