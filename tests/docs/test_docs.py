"""The documentation's links lead somewhere, its Python is Python, and the README's first example runs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")])
_BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The anchors of headings, as forges make them."""
    text = _BLOCK.sub("", page.read_text())
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links(page):
    text = _BLOCK.sub("", page.read_text())
    for target in _LINK.findall(text):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        name, _, anchor = target.partition("#")
        path = (page.parent / name).resolve() if name else page
        assert path.exists(), f"{target} leads nowhere"
        assert not anchor or anchor in anchors(path), f"{target}: no such heading"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_blocks_are_closed_and_python_is_python(page):
    text = page.read_text()
    assert len(re.findall(r"^```", text, re.MULTILINE)) % 2 == 0
    for block in _BLOCK.finditer(text):
        if block["info"].split()[:1] == ["python"]:
            ast.parse(block["code"])


def test_readme_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    ran = 0
    for block in _BLOCK.finditer((ROOT / "README.md").read_text()):
        language, *words = block["info"].split()
        titles = [word.removeprefix("title=") for word in words if word.startswith("title=")]
        if titles:
            (tmp_path / titles[0]).write_text(block["code"])
        elif language == "python" and "no-run" not in words:
            exec(compile(block["code"], "README.md", "exec"), names)
            ran += 1
    assert ran == 2
    import numpy

    pad, lib = names["pad"], names["lib"]
    x = numpy.array([-1.2, 1.0, 0.5])
    a, b = x[1:] - x[:-1] ** 2, 1 - x[:-1]
    expected = numpy.array([-400 * x[0] * a[0] - 2 * b[0], 200 * a[0] - 400 * x[1] * a[1] - 2 * b[1], 200 * a[1]])
    numpy.testing.assert_allclose(names["gradient"], expected, rtol=1e-13)
    assert names["value"] == pytest.approx(float(numpy.sum(100 * a**2 + b**2)))
    assert pad.grad(lib.f, argnums=(0, 1))(3.0, 2.0) == (12.0, 9.0)  # type: ignore[attr-defined]


def test_explain_page_shows_what_is_printed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    blocks = {block["info"].split()[0]: block for block in _BLOCK.finditer((ROOT / "docs" / "explain.md").read_text())}
    (tmp_path / "burgers.c").write_text(blocks["c"]["code"])
    exec(compile(blocks["python"]["code"], "explain.md", "exec"), {})
    assert capsys.readouterr().out == blocks["text"]["code"]


def test_nothing_names_a_place_on_a_developers_machine():
    for page in PAGES:
        assert not re.search(r"/(?:work|root|home/\w+|opt/venv)/", page.read_text()), page
