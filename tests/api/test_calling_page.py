"""The sessions in docs/calling.md run as they stand."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "calling.md"


def test_the_page() -> None:
    sessions = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", PAGE.read_text(), re.M | re.S))
    example = doctest.DocTestParser().get_doctest(sessions, {}, "calling.md", str(PAGE), 0)
    assert len(example.examples) > 20
    results = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example)
    assert results.failed == 0
