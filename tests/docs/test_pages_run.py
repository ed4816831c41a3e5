"""The blocks of the pages that teach run as they stand, in the order of the page."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from polyglot_ad.langs.registry import adapter

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"index.md": [], "sparse.md": [], "implicit.md": [], "tutorial.md": ["fortran"], "gpu.md": ["cuda"]}
_BLOCK = re.compile(r"^```(?P<language>\w+)(?: title=(?P<title>\S+))?\n(?P<code>.*?)^```$", re.M | re.S)


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in PAGES[page]:
        if missing := adapter(language).report().missing:
            pytest.skip(missing.splitlines()[0])
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    ran = 0
    for block in _BLOCK.finditer((DOCS / page).read_text()):
        if block["title"]:
            (tmp_path / block["title"]).write_text(block["code"])
        elif block["language"] == "python":
            exec(compile(block["code"], page, "exec"), names)
            ran += 1
        elif block["language"] == "pycon":
            flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
            example = doctest.DocTestParser().get_doctest(block["code"], names, page, page, 0)
            runner = doctest.DocTestRunner(optionflags=flags)
            assert runner.run(example, clear_globs=False).failed == 0
            names.update(example.globs)
            ran += 1
    assert ran
    if page == "implicit.md":
        import numpy as np

        np.testing.assert_allclose(names["by_one_linear_solve"], names["through_all_iterations"], rtol=1e-9)


def test_every_page_is_in_the_site() -> None:
    listed = set(re.findall(r"\b([\w-]+\.md)\b", (DOCS.parent / "mkdocs.yml").read_text()))
    assert listed == {path.name for path in DOCS.glob("*.md")}


def test_index_leads_to_every_page() -> None:
    linked = set(re.findall(r"\(([\w-]+\.md)\)", (DOCS / "index.md").read_text()))
    assert linked == {path.name for path in DOCS.glob("*.md")} - {"index.md"}


def test_every_public_function_is_in_the_reference() -> None:
    import polyglot_ad as pad

    page = (DOCS / "reference.md").read_text()
    errors = {name for name, value in vars(pad).items() if isinstance(value, type) and issubclass(value, Warning | Exception)}
    missing = [name for name in pad.__all__ if name not in errors and not re.search(rf"[\[ ]{name}[,\]]", page)]
    assert not [name for name in missing if not name.endswith(("Error", "Warning"))]


def test_the_reference_finds_its_modules() -> None:
    """The generator reads the checkout, where langs/ and bindings/ are not below the package."""
    for name in re.findall(r"^::: ([\w.]+)$", (DOCS / "reference.md").read_text(), re.M):
        place = DOCS.parent.joinpath(*name.split("."))
        assert place.with_suffix(".py").exists() or (place / "__init__.py").exists(), name
