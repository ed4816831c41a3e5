"""What the pages say of the sources is so: quotations, error codes, exceptions, and the example of an error."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").glob("*.md"))
_QUOTED = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.M | re.S)
QUOTED = [(page, *found) for page in DOCS for found in _QUOTED.findall(page.read_text())]


@pytest.mark.parametrize(("page", "source", "quote"), QUOTED, ids=lambda value: value.name if isinstance(value, Path) else None)
def test_quotations_are_true(page, source, quote):
    text = textwrap.dedent((ROOT / source).read_text())
    assert textwrap.dedent(quote).strip("\n") in text or quote.strip("\n") in text, f"{source} no longer says so"


def codes_in_sources():
    folders = [ROOT / name for name in ("polyglot_ad", "langs", "bindings")]
    paths = [path for folder in folders for pattern in ("*.py", "runtime/*.c") for path in folder.rglob(pattern)]
    texts = [path.read_text() for path in paths if path.name != "errors.py"]
    return {code for text in texts for code in re.findall(r'"(PAD-E\d+)["|]', text)}


def test_every_error_code_is_explained():
    page = (ROOT / "docs" / "errors.md").read_text()
    assert set(re.findall(r"^\| (PAD-E\d+) \|", page, re.M)) == codes_in_sources()


def test_every_exception_is_explained():
    page = (ROOT / "docs" / "errors.md").read_text()
    exceptions = {name for name, value in vars(pad).items() if isinstance(value, type) and issubclass(value, pad.Error)} - {"Error"}
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.M)) == exceptions


def test_example_of_an_error():
    (code,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "errors.md").read_text(), re.M | re.S)
    names = {"pad": pad, "np": np}
    exec(compile(code, "errors.md", "exec"), names)
    assert (names["code"], names["construct"]) == ("PAD-E301", "a call of 'tsearch'")
