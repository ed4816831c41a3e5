"""Makes the .ll files of runtime/ from its C files, by clang, one for each of the types s, d, c, z. Development only.

python -m polyglot_ad.rules.blas.regenerate [--check]
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent / "runtime"
_FLAGS = """
-O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-jump-tables -ffp-contract=off -fno-math-errno -fno-strict-aliasing -fPIC
-fno-asynchronous-unwind-tables -fcx-limited-range -fno-builtin -Wall -Wno-unused-parameter -Wno-unused-function -Wno-absolute-value
-Werror -S -emit-llvm
"""
_DROPPED = (
    r" local_unnamed_addr| unnamed_addr| dso_local| nocapture| noundef| nonnull| nofree| #\d+| readonly| writeonly| readnone"
    r"| captures\([^)]*\)| range\([^)]*\)| dead_on_(?:unwind|return)(?:\(\d+\))?| initializes\(\(.*?\)\)"
)
"""Promises about functions and their arguments."""


def generated(source: Path, type: str) -> str:
    """LLVM assembly of one C file for one type, without what belongs to a target or a compiler."""
    command = [*find(CLANG).command, *_FLAGS.split(), f"-DTYPE_{type}", source.name, "-o", "-"]
    text = subprocess.run(command, cwd=source.parent, check=True, stdout=subprocess.PIPE, text=True).stdout
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    text = re.sub(r"^(?:source_filename|target \w+|attributes #\d+|!\S+) ?=.*\n", "", text, flags=re.M)
    text = re.sub(r", !(?:llvm\.loop|srcloc|prof|tbaa|noalias|alias\.scope) !\d+", "", text)
    text = re.sub(rf"(?:{_DROPPED})(?=[ \n,)])", "", text)
    text = re.sub(r"^declare (.*)$", r"declare \1 nounwind", text, flags=re.M)
    text = re.sub(r"^define (.*) \{$", r"define linkonce_odr hidden \1 alwaysinline nounwind {", text, flags=re.M)
    text = re.sub(r"@pad_(la|blas)_([sdcz])_(\w+)", r"@pad.\1.FAMILY.\2.\3", text)
    own = list(re.findall(r"^define [^@\n]*@(\w+)\(", text, flags=re.M))
    for name in own:
        text = re.sub(rf"@{name}\b", f"@pad.la.FAMILY.{type}.{name}", text)
    if source.name != "common.c":
        # What common.h defines stands in the files made from common.c.
        for name in shared(type):
            text = re.sub(rf"^define [^@\n]*@pad\.la\.FAMILY\.{type}\.{name}\(.*?^\}}\n", "", text, flags=re.M | re.S)
    return f"; Made from {source.name} by regenerate.py.\n\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


@cache
def shared(type: str) -> list[str]:
    """The functions of common.h."""
    return re.findall(rf"^define [^@\n]*@pad\.la\.FAMILY\.{type}\.(\w+)\(", generated(HERE / "common.c", type), flags=re.M)


def main(arguments: list[str]) -> int:
    stale = []
    for source in sorted(HERE.glob("*.c")):
        for type in "sdcz":
            target = source.with_suffix(f".{type}.ll")
            text = generated(source, type)
            if not target.exists() or target.read_text() != text:
                stale.append(target.name)
                if "--check" not in arguments:
                    target.write_text(text)
    print("\n".join(stale) if stale else "up to date")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
