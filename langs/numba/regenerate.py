"""Makes runtime.ll from runtime.c, by clang. Development only.

python -m polyglot_ad.langs.numba.regenerate [--check]
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent
_FLAGS = """
-O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-jump-tables -ffp-contract=off -fno-math-errno -fno-strict-aliasing -fPIC
-fno-asynchronous-unwind-tables -fno-builtin -fno-discard-value-names -Wall -Wno-unused-parameter -Werror -S -emit-llvm
"""
_DROPPED = (
    r" local_unnamed_addr| unnamed_addr| dso_local| nocapture| noundef| nonnull| nofree| #\d+| readonly| writeonly| readnone"
    r"| captures\([^)]*\)| range\([^)]*\)| dead_on_(?:unwind|return)(?:\(\d+\))?| initializes\(\(.*?\)\)"
)
"""Promises about functions and their arguments."""


def generated() -> str:
    """LLVM assembly without what belongs to a target or a compiler."""
    command = [*find(CLANG).command, *_FLAGS.split(), "runtime.c", "-o", "-"]
    text = subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    text = re.sub(r"^(?:source_filename|target \w+|attributes #\d+|!\S+) ?=.*\n", "", text, flags=re.M)
    text = re.sub(r", !(?:llvm\.loop|srcloc|prof|tbaa|noalias|alias\.scope) !\d+", "", text)
    text = re.sub(rf"(?:{_DROPPED})(?=[ \n,)])", "", text)
    text = re.sub(r"^declare (.*)$", r"declare \1 nounwind", text, flags=re.M)
    text = re.sub(r"^define (.*) \{$", r"define linkonce_odr \1 alwaysinline nounwind {", text, flags=re.M)
    text = text.replace("@gc_alloc(", "@pad.gc.alloc(").replace("@one", "@pad.numba.one")
    return "; Made from runtime.c by regenerate.py.\n\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


def main(arguments: list[str]) -> int:
    target = HERE / "runtime.ll"
    text = generated()
    stale = not target.exists() or target.read_text() != text
    if stale and "--check" not in arguments:
        target.write_text(text)
    print(target.name if stale else "up to date")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
