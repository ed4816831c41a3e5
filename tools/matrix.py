"""The results of the test matrix: a table per session, and as the last line the sum over all of them.

usage: python tools/matrix.py [--summary]        (--summary: the last line only)
"""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

RESULTS = Path(__file__).parent.parent / "build" / "matrix"


def _report(language: str):  # type: ignore[no-untyped-def]
    from polyglot_ad.langs.registry import adapter

    return adapter(language).report()


def missing(language: str) -> str:
    """Why this language cannot be used here, or ""."""
    return str(_report(language).missing)


def describe(language: str) -> dict[str, str]:
    """The columns of the table that say what was tested."""
    found = _report(language)
    return {"language": language, "toolchain": found.version, "llvm": found.llvm}


def counts(result: dict[str, object]) -> tuple[int, int, int]:
    """Tests passed, failed, skipped in one session."""
    if "junit" not in result:
        return tuple(int(str(result.get(name, 0))) for name in ("passed", "failed", "skipped"))  # type: ignore[return-value]
    try:
        suites = list(ElementTree.parse(RESULTS / str(result["junit"])).getroot().iter("testsuite"))
    except (OSError, ElementTree.ParseError):
        return 0, 1, 0  # the process died before it could say
    total, failures, errors, skipped = (
        sum(int(suite.get(name, 0)) for suite in suites) for name in ("tests", "failures", "errors", "skipped")
    )
    return total - failures - errors - skipped, failures + errors, skipped


def main() -> int:
    results = [json.loads(path.read_text()) for path in sorted(RESULTS.glob("*.json"), key=lambda path: path.stat().st_mtime)]
    rows = [("session", "language", "toolchain", "LLVM", "result")]
    sums = [0, 0, 0]
    for result in results:
        passed, failed, skipped = counts(result)
        sums = [sum(pair) for pair in zip(sums, (passed, failed, skipped))]
        outcome = ", ".join(f"{count} {name}" for count, name in ((passed, "passed"), (failed, "failed"), (skipped, "skipped")) if count)
        if result.get("reason"):
            outcome += f": {result['reason'].splitlines()[0]}"
        cells = (str(result.get(name) or "-") for name in ("session", "language", "toolchain", "llvm"))
        rows.append((*cells, outcome or "nothing ran"))  # type: ignore[arg-type]
    if "--summary" not in sys.argv:
        for crash in sorted(RESULTS.glob("*.crash")):
            if said := crash.read_text().strip():
                print(f"{crash.stem}: a process of its tests died:\n{said}\n")
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        for row in rows:
            print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths)), row[4]]))
        print()
    print(f"{sums[0]} passed, {sums[1]} failed, {sums[2]} skipped")
    return 0


if __name__ == "__main__":
    sys.exit(main())
