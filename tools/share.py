"""Which programs a run of the whole matrix holds: a share of each folder of programs, another one in each run.

A session by itself holds all. `POLYGLOT_AD_SHARE=1/5` holds a fifth of them, `3/5` three fifths, `all` everything; `POLYGLOT_AD_TURN` is
the number of the run: the next one has another share, and all shares together hold each test as often.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Collection

FOLDERS = ("langs", "programs", "parallel", "races", "mpi", "gpu", "driver", "export", "frameworks")
"""Of tests/: those whose tests are programs, or projects, many of a kind."""
FILES = ("engine/test_fuzz.py",)
"""The same, in other folders."""
_VIEW = re.compile(r"\b(?:values|forward|reverse|in place|second)\b")


def share() -> tuple[int, int, int] | None:
    """(part, whole, turn); None where all is held."""
    said = os.environ.get("POLYGLOT_AD_SHARE", "all")
    if said == "all":
        return None
    part, _, whole = said.partition("/")
    return int(part), int(whole), int(os.environ.get("POLYGLOT_AD_TURN", "0"))


def is_held(test: str, part: int, whole: int, turn: int) -> bool:
    """Whether a run holds a test (its node's name). What looks at one program from several sides goes together: it is compiled once."""
    file = test.removeprefix("tests/").partition("::")[0]
    return (file.split("/")[0] not in FOLDERS and file not in FILES) or (zlib.crc32(_VIEW.sub("", test).encode()) + turn) % whole < part


def held_of(tests: Collection[str], part: int, whole: int, turn: int) -> set[str]:
    """Those that a session holds of its tests: one of a few tests, of which the share has none, holds them all."""
    return {test for test in tests if is_held(test, part, whole, turn)} or set(tests)
