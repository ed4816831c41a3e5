"""An explanation for the terminal."""

from __future__ import annotations

from .explanation import Explanation
from .lines import HEADINGS, amount, by_line, recomputed, shown, summary


def text(explanation: Explanation) -> str:
    lines = [f"{explanation.title[0].upper()}{explanation.title[1:]}, reverse mode"]
    lines += [f"  {line}" for line in summary(explanation)]
    file = None
    for line in by_line(explanation.items):
        if line.file != file:
            file = line.file
            lines += ["", shown(file) or "(without source line)"]
        if line.number:
            lines.append(f"{line.number:5} | {line.text.rstrip()}".rstrip())
        for item in line.items:
            if item.kind != "recomputed":
                size = amount(explanation, item)
                lines.append(f"        {HEADINGS[item.kind]}: {item.what}{': ' + size if size else ''}, {item.where}")
                lines.append(f"          {item.why}")
        for what, why in recomputed(line.items):
            lines.append(f"        recomputed: {what}, {why}")
    return "\n".join(lines)
