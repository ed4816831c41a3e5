"""The generated page is current, and the worked example in add-a-rule.md is the row that the table has."""

from __future__ import annotations

from pathlib import Path

from polyglot_ad.rules import table

DOCS = Path(__file__).parents[2] / "docs"


def test_rules_page_is_current():
    assert (DOCS / "rules.md").read_text() == table.render(), "run `python -m polyglot_ad.rules.table > docs/rules.md`"


def test_the_worked_example_is_in_the_table():
    row = next(line for line in (DOCS / "add-a-rule.md").read_text().splitlines() if line.startswith('    row("expm1"'))
    source = (Path(table.__file__).parent / "rows" / "elementary.py").read_text()
    assert row.strip() in source
