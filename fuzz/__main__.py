"""`python -m fuzz`: random programs through the engine; forward mode, reverse mode and finite differences must agree."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.errors import Error

from .command import run, summarise
from .languages import LANGUAGES
from .record import STORED


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    baseline = STORED if chosen.baseline == Path() else chosen.baseline
    if chosen.summary is not None:
        return summarise(chosen.summary, baseline)
    seeds = range(chosen.start, chosen.start + chosen.seeds)
    try:
        return run(seeds, chosen.level, chosen.shrink, chosen.keep, chosen.language, chosen.record, chosen.public, baseline)
    except Error as error:
        print(f"fuzz: {error}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fuzz", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument(
        "--language",
        default="c",
        choices=sorted(LANGUAGES),
        help="the language of the programs; openmp: parallel C; bits to c++: dialects of C (c)",
    )
    parser.add_argument("--seeds", type=int, default=120, metavar="N", help="how many programs (120)")
    parser.add_argument("--start", type=int, default=0, metavar="SEED", help="the first seed (0)")
    parser.add_argument(
        "--level", type=int, choices=range(4), help="how far derivatives are optimised (one batch in four fully, the others not)"
    )
    parser.add_argument("--shrink", type=float, default=60.0, metavar="SECONDS", help="time to shrink one failing program (60)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write failing programs there, one file per seed")
    parser.add_argument("--record", type=Path, metavar="FILE", help="append a line of JSON per program there; those it has are left out")
    parser.add_argument("--summary", type=Path, metavar="FILE", help="only print what a record has")
    parser.add_argument(
        "--baseline", type=Path, nargs="?", const=Path(), metavar="FILE",
        help="after the programs, or with --summary: the share of refusals may not grow against an earlier record (the stored shares)",
    )  # fmt: skip
    parser.add_argument("--public", action="store_true", help="through the public interface, one by one, with second derivatives of all")
    return parser


if __name__ == "__main__":
    sys.exit(main())
