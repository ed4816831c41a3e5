"""The command `polyglot-ad fuzz`."""

from __future__ import annotations

import collections
import time
from pathlib import Path

from .campaign import Result, describe, run_seeds, shrink
from .generator import generate

_BATCH = 12


def run(seeds: range, level: int, shrinking: float, keep: Path | None) -> int:
    """Status 1 when a program failed. `shrinking`: seconds to spend on making one failing program smaller."""
    total: collections.Counter[str] = collections.Counter()
    refusals: collections.Counter[str] = collections.Counter()
    began = time.monotonic()
    for start in range(0, len(seeds), _BATCH):
        batch = seeds[start : start + _BATCH]
        for result in run_seeds(batch, _BATCH, level):
            total[result.kind] += 1
            if result.kind == "refused":
                refusals.update(result.signature.split())
            if result.bad:
                _report(result, shrinking, keep)
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(total.items()))
        print(f"seeds {seeds[0]}..{batch[-1]}: {counts} ({time.monotonic() - began:.0f} s)", flush=True)
    if refusals:
        print("refused: " + ", ".join(f"{count} by {code}" for code, count in refusals.most_common()))
    return 0 if all(kind in ("ok", "wild", "refused") for kind in total) else 1


def _report(result: Result, seconds: float, keep: Path | None) -> None:
    program = generate(result.seed)
    if seconds > 0:
        program, result = shrink(program, result, seconds)
    text = describe(program, result)
    print(text, flush=True)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{result.seed}.c").write_text(text)
