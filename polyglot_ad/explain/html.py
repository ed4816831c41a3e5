"""An explanation as a page of its own: the whole source, and beside each line what is said about it."""

from __future__ import annotations

from html import escape

from .explanation import Explanation
from .lines import HEADINGS, Line, amount, by_line, recomputed, shown, source_lines, summary

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #1d2430; background: #fff; }
h1 { font-size: 1.4em; } h2 { font-size: 1.1em; margin-top: 2em; }
table { border-collapse: collapse; width: 100%; }
td { vertical-align: top; padding: 0 .6em; }
td.n { text-align: right; color: #8a93a2; user-select: none; font: 13px/1.6 ui-monospace, monospace; width: 3em; }
td.s { white-space: pre-wrap; font: 13px/1.6 ui-monospace, monospace; }
td.r { width: 45%; font-size: 13px; }
tr.noted { background: #f5f7fa; }
.item { margin: .1em 0; } .why { color: #5b6472; }
.tag { border-radius: 3px; padding: 0 .4em; font-size: 12px; white-space: nowrap; }
.cached { background: #ffd9c2; } .control { background: #ffeab0; } .tape { background: #f3c9e4; } .shadow { background: #cfe3ff; }
.held { background: #e3dcfb; } .recomputed { background: #d3f0d4; }
@media (prefers-color-scheme: dark) {
  body { background: #14181f; color: #dde3ec; } tr.noted { background: #1d232d; } .why { color: #9aa5b5; } .tag { color: #14181f; }
}
"""


def page(explanation: Explanation) -> str:
    title = escape(f"{explanation.title[0].upper()}{explanation.title[1:]}")
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style></head><body>',
        f"<h1>{title}, reverse mode</h1>",
        "<ul>",
        *(f"<li>{escape(line)}</li>" for line in summary(explanation)),
        "</ul>",
    ]
    files: dict[str, list[Line]] = {}
    for line in by_line(explanation.items):
        files.setdefault(line.file, []).append(line)
    for file, lines in files.items():
        parts += _file(explanation, file, lines)
    return "\n".join([*parts, "</body></html>", ""])


def _file(explanation: Explanation, file: str, lines: list[Line]) -> list[str]:
    noted = {line.number: line for line in lines}
    source = source_lines(file)
    rows = [_row(explanation, number, text, noted.get(number)) for number, text in enumerate(source, 1)]
    rows += [_row(explanation, line.number, "", line) for line in lines if not 0 < line.number <= len(source)]
    return [f"<h2>{escape(shown(file)) or 'Without source line'}</h2>", "<table>", *rows, "</table>"]


def _row(explanation: Explanation, number: int, text: str, line: Line | None) -> str:
    notes = "".join(_notes(explanation, line)) if line is not None else ""
    opened = '<tr class="noted">' if notes else "<tr>"
    return f'{opened}<td class="n">{number or ""}</td><td class="s">{escape(text)}</td><td class="r">{notes}</td></tr>'


def _notes(explanation: Explanation, line: Line) -> list[str]:
    notes = []
    for item in line.items:
        if item.kind != "recomputed":
            size = amount(explanation, item)
            what = f"{item.what}: {size}" if size else item.what
            notes.append(_note(item.kind, f"{what}, {item.where}", item.why))
    return notes + [_note("recomputed", what, why) for what, why in recomputed(line.items)]


def _note(kind: str, what: str, why: str) -> str:
    tag = f'<span class="tag {kind}">{HEADINGS[kind]}</span>'
    return f'<div class="item">{tag} {escape(what)}<div class="why">{escape(why)}</div></div>'
