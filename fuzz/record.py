"""The record of a campaign: a line of JSON per program, written as results come, so that an interrupted campaign keeps what it did and goes
on from there."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .campaign import GOOD, Result

Campaign = tuple[str, int, bool]
"""Language, version of its generator, whether through the public interface."""
_WORDS = 300
"""Characters that are kept of what a result says."""


@dataclass(frozen=True)
class Entry:
    """`seconds`: its share of the time that its batch took."""

    language: str
    generator: int
    public: bool
    seed: int
    level: int
    kind: str
    signature: str
    seconds: float
    text: str = ""

    @property
    def campaign(self) -> Campaign:
        return self.language, self.generator, self.public


class Record:
    """Appends to a file; `seeds` are those that it has of a campaign."""

    def __init__(self, path: Path, campaign: Campaign) -> None:
        self.path = path
        self.campaign = campaign
        self.seeds = {entry.seed for entry in entries(path) if entry.campaign == campaign} if path.exists() else set()
        # A line that was cut off by an interruption ends here.
        self._torn = path.exists() and not path.read_bytes().endswith(b"\n") and path.stat().st_size > 0

    def add(self, results: Iterable[Result], level: int, seconds: float) -> None:
        with self.path.open("a") as file:
            file.write("\n" if self._torn else "")
            self._torn = False
            for result in results:
                text = "" if result.kind == "ok" else result.text[:_WORDS]
                entry = Entry(*self.campaign, result.seed, level, result.kind, result.signature, round(seconds, 3), text)
                file.write(json.dumps(asdict(entry)) + "\n")
                self.seeds.add(result.seed)


def entries(path: Path) -> Iterator[Entry]:
    """The programs of a record; lines that are none (torn ones) are passed over."""
    for line in path.read_text().splitlines():
        try:
            facts: Any = json.loads(line)
        except json.JSONDecodeError:
            continue
        if isinstance(facts, dict) and "seed" in facts:
            yield Entry(**facts)


@dataclass(frozen=True)
class Summary:
    campaign: Campaign
    seeds: tuple[int, int]
    kinds: Counter[str]
    refusals: Counter[str]
    seconds: float

    @property
    def programs(self) -> int:
        return self.kinds.total()

    @property
    def refused(self) -> float:
        """The share of programs that are refused."""
        return self.kinds["refused"] / max(1, self.programs)


def summaries(path: Path) -> list[Summary]:
    """One per campaign; a program that is there twice counts once, as it was last."""
    last = {(entry.campaign, entry.seed): entry for entry in entries(path)}
    found = []
    for campaign in sorted({campaign for campaign, _ in last}):
        own = [entry for entry in last.values() if entry.campaign == campaign]
        seeds = [entry.seed for entry in own]
        refusals = Counter(code for entry in own if entry.kind == "refused" for code in entry.signature.split())
        found.append(Summary(campaign, (min(seeds), max(seeds)), Counter(e.kind for e in own), refusals, sum(e.seconds for e in own)))
    return found


def table(path: Path, baseline: Path | None = None) -> tuple[str, bool]:
    """A table in Markdown, and whether no program failed and no language has a larger share of refused programs than in the baseline,
    another record, by more than chance makes of its number of programs."""
    before = {summary.campaign: summary for summary in baseline_of(baseline)} if baseline is not None else {}
    rows = ["| Language | Generator | Seeds | Programs | Agree | Refused | Overflow | Not inferred | Failed |", "|" + "---|" * 9]
    notes: list[str] = []
    found = summaries(path)
    for summary in found:
        language, generator, public = summary.campaign
        kinds = summary.kinds
        failed = ", ".join(f"{kinds[kind]} {kind}" for kind in sorted(kinds) if kind not in GOOD) or "-"
        share = f"{kinds['refused']:,} ({100 * summary.refused:.1f} %)"
        rows.append(
            f"| {language}{' (public)' if public else ''} | {generator} | {summary.seeds[0]}..{summary.seeds[1]} | {summary.programs:,} "
            f"| {kinds['ok']:,} | {share} | {kinds['wild']:,} | {kinds['untyped']:,} | {failed} |"
        )
        if summary.refusals:
            notes.append(f"{language}: refused by " + ", ".join(f"{code} {count}" for code, count in summary.refusals.most_common()))
        grown = _growth(before.get(summary.campaign), summary)
        notes += [f"{language}: {grown}"] if grown else []
    good = all(kind in GOOD for summary in found for kind in summary.kinds) and not any("grew" in note for note in notes)
    return "\n".join([*rows, "", f"{sum(s.programs for s in found):,} programs", *notes]), good


STORED = Path(__file__).parent / "baseline.json"
"""The shares of refused programs of the last campaign that is in docs/fuzzing.md."""


def baseline_of(path: Path) -> list[Summary]:
    """Of a record, or of a file that `store` wrote."""
    if path.suffix == ".json":
        rows: list[dict[str, Any]] = json.loads(path.read_text())
        return [
            Summary(
                (row["language"], row["generator"], row["public"]), (0, 0),
                Counter({"refused": row["refused"], "ok": row["programs"] - row["refused"]}), Counter(), 0.0,
            )
            for row in rows
        ]  # fmt: skip
    return summaries(path)


def store(path: Path, to: Path = STORED) -> None:
    """Keep the shares of a record as a baseline."""
    rows = [
        {
            "language": s.campaign[0],
            "generator": s.campaign[1],
            "public": s.campaign[2],
            "programs": s.programs,
            "refused": s.kinds["refused"],
        }
        for s in summaries(path)
    ]
    to.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")


def larger(kinds: Counter[str], campaign: Campaign, baseline: Path) -> str:
    """What to say when a larger share of programs is refused than in the baseline, or ""."""
    earlier = next((summary for summary in baseline_of(baseline) if summary.campaign == campaign), None)
    return _growth(earlier, Summary(campaign, (0, 0), kinds, Counter(), 0.0))


def _growth(earlier: Summary | None, later: Summary) -> str:
    """By more than three standard deviations of the difference of two shares."""
    if earlier is None or not earlier.programs or not later.programs:
        return ""
    share = (earlier.kinds["refused"] + later.kinds["refused"]) / (earlier.programs + later.programs)
    deviation = (share * (1 - share) * (1 / earlier.programs + 1 / later.programs)) ** 0.5
    if later.refused <= earlier.refused + 3 * deviation:
        return ""
    return f"the share of refused programs grew from {100 * earlier.refused:.1f} % to {100 * later.refused:.1f} %"


if __name__ == "__main__":
    store(Path(sys.argv[1]))
