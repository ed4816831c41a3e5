"""The table of routines in docs/blas.md: `python -m polyglot_ad.rules.blas.table` prints it."""

from __future__ import annotations

from .model import Row
from .rows import rows

_TITLES = {"level1": "BLAS level 1", "level2": "BLAS level 2", "level3": "BLAS level 3", "lapack": "LAPACK"}


def table() -> str:
    """Per section: the symbols of each routine, and how it is differentiated."""
    shown = [row for row in rows() if not row.hidden]
    symbols = sum(len(row.types) for row in shown)
    lines = [f"{len({row.name for row in shown})} routines, {symbols} with their types.", ""]
    for section, title in _TITLES.items():
        mine = [row for row in shown if row.section == section]
        total = sum(len(row.types) for row in mine)
        lines += [f"| {title} ({total}) | Derivative |", "|---|---|"]
        lines += [f"| {', '.join(f'`{row.symbol(type)}`' for type in row.types)} | {_how(row)} |" for row in mine]
        lines.append("")
    return "\n".join(lines)


def _how(row: Row) -> str:
    if row.composite:
        return "of the routines and loops it is made of"
    kept = ", ".join(_read(name, whom) for name, whom in row.needs.items())
    return f"rule; reads {kept}" if kept else "rule"


def _read(name: str, whom: str) -> str:
    """What an adjoint reads, and the operands of which one must be active for that."""
    operands = ", ".join(whom.split())
    return name.replace(".", " ") + (f" (for {operands})" if operands else "")


if __name__ == "__main__":
    print(table())
