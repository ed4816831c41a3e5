"""The command `python -m fuzz`."""

from __future__ import annotations

import collections
import time
from pathlib import Path

from .campaign import GOOD, Result, describe, run_seeds, shrink
from .languages import LANGUAGES
from .record import Record, larger, table

_BATCH = 12
_FULL = 4
"""Every so manieth batch is optimised fully when no level is asked for; the others are not, which halves the time."""


def run(
    seeds: range, level: int | None, shrinking: float, keep: Path | None, language: str = "c",
    record: Path | None = None, public: bool = False, baseline: Path | None = None,
) -> int:  # fmt: skip
    """Status 1 when a program failed. `shrinking`: seconds to spend on making one failing program smaller. `record`: a file to which each
    program is appended; those that it has already are left out. `public`: through the interface that users have.
    `baseline`: the share of refused programs may not be larger than there."""
    total: collections.Counter[str] = collections.Counter()
    refusals: collections.Counter[str] = collections.Counter()
    began = time.monotonic()
    recorded = Record(record, (language, LANGUAGES[language].version, public)) if record is not None else None
    waiting = [seed for seed in seeds if recorded is None or seed not in recorded.seeds]
    for start in range(0, len(waiting), _BATCH):
        batch = waiting[start : start + _BATCH]
        used = level if level is not None else 3 if batch[0] // _BATCH % _FULL == _FULL - 1 else 0
        before = time.monotonic()
        results = run_seeds(batch, _BATCH, used, language, public)
        if recorded is not None:
            recorded.add(results, used, (time.monotonic() - before) / len(batch))
        for result in results:
            total[result.kind] += 1
            if result.kind == "refused":
                refusals.update(result.signature.split())
                if keep is not None:
                    _refused(result, language, keep)
            if result.bad:
                _report(result, shrinking, keep, language, public, used)
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(total.items()))
        print(f"{language} seeds {seeds[0]}..{batch[-1]}: {counts} ({time.monotonic() - began:.0f} s)", flush=True)
    if refusals:
        print("refused: " + ", ".join(f"{count} by {code}" for code, count in refusals.most_common()))
    grown = baseline is not None and larger(total, (language, LANGUAGES[language].version, public), baseline)
    if grown:
        print(f"{language}: {grown}")
    return 0 if all(kind in GOOD for kind in total) and not grown else 1


def summarise(record: Path, baseline: Path | None) -> int:
    """Print what a record has. Status 1 when a program failed or more are refused than in the baseline."""
    text, good = table(record, baseline)
    print(text)
    return 0 if good else 1


def _refused(result: Result, language: str, keep: Path) -> None:
    """Which seeds were refused, and where."""
    keep.mkdir(parents=True, exist_ok=True)
    with (keep / f"refused-{language}.txt").open("a") as file:
        file.write(f"{result.seed} {result.text}\n")


def _report(result: Result, seconds: float, keep: Path | None, language: str, public: bool, level: int) -> None:
    program = LANGUAGES[language].generate(result.seed)
    if seconds > 0 and result.kind != "rejected":  # That is the generator's fault, and smaller programs are rejected for other reasons.
        program, result = shrink(program, result, seconds, public, level)
    text = describe(program, result)
    print(text, flush=True)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{result.seed}{LANGUAGES[language].suffix}").write_text(text)
