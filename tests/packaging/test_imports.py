"""The modules of the package import each other in one direction: no cycles. That the engine has no imports inside functions is ruff's to
say (PLC0415)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
FOLDERS = {"polyglot_ad": ROOT / "polyglot_ad", "polyglot_ad.langs": ROOT / "langs", "polyglot_ad.bindings": ROOT / "bindings"}
LAZY = (
    # What a function of a library offers (`f.explain()`) is written with functions of libraries, and imported when it is asked for.
    ("polyglot_ad.functions", "polyglot_ad.api", "polyglot_ad.explain"),
    # NumPy asks the type of a structure for its dtype, and only then is NumPy needed.
    ("polyglot_ad.signature.record_type", "polyglot_ad.signature.dtypes", "polyglot_ad.signature.source_types"),
)
"""Cycles through imports inside functions that are there for a reason."""


def modules() -> dict[str, Path]:
    found = {}
    for package, folder in FOLDERS.items():
        for path in folder.rglob("*.py"):
            parts = [part for part in path.relative_to(folder).with_suffix("").parts if part != "__init__"]
            found[".".join([package, *parts])] = path
    return found


def imported(name: str, path: Path, known: dict[str, Path], lazily: bool) -> Iterator[str]:
    """The modules that a module imports at run time; `lazily`: also inside functions."""
    for node in _imports(ast.parse(path.read_text(encoding="utf-8")), lazily):
        base = ""
        if isinstance(node, ast.ImportFrom):
            package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
            base = ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])]) if node.level else node.module or ""
        for alias in node.names:
            target = f"{base}.{alias.name}" if base else alias.name
            while target not in known and "." in target:
                target = target.rpartition(".")[0]
            if target in known and target != name:
                yield target


def _imports(node: ast.AST, lazily: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            continue
        elif lazily or not isinstance(child, ast.FunctionDef):
            yield from _imports(child, lazily)


def cycles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules that reach each other."""
    reach: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        work = [start]
        while work:
            new = graph[work.pop()] - seen
            seen |= new
            work += new
        reach[start] = seen
    found: list[set[str]] = []
    for name, seen in reach.items():
        if name in seen and not any(name in group for group in found):
            found.append({other for other in seen if name in reach[other]})
    return found


def test_cycles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set(), "f": {"f"}}
    assert cycles(graph) == [{"a", "b", "c"}, {"f"}]


@pytest.mark.parametrize("lazily", [False, True])
def test_no_module_imports_itself_in_the_end(lazily: bool) -> None:
    known = modules()
    graph = {name: set(imported(name, path, known, lazily)) for name, path in known.items()}
    assert len(graph["polyglot_ad.differentiate.reverse.generator"]) > 10
    found = [group for group in cycles(graph) if not any(all(name.startswith(few) for name in group) for few in LAZY)]
    assert not found, found
    if not lazily:
        assert not cycles(graph)
