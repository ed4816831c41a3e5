"""Makes sums.ll from sums.c, by clang. Development only.

python -m polyglot_ad.differentiate.parallel.runtime.regenerate [--check]
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent
TARGET = HERE / "sums.ll"
_FLAGS = """
-O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-jump-tables -ffp-contract=off -fno-math-errno -fno-strict-aliasing -fPIC
-fno-asynchronous-unwind-tables -fno-builtin -Wall -Wextra -Werror -S -emit-llvm
"""
_DROPPED = (
    r" local_unnamed_addr| unnamed_addr| dso_local| nocapture| noundef| nonnull| nofree| #\d+| readonly| writeonly| readnone| immarg"
    r"| captures\([^)]*\)| range\([^)]*\)| dead_on_(?:unwind|return)(?:\(\d+\))?| initializes\(\(.*?\)\)| dereferenceable\(\d+\)| noalias"
)
"""Promises about functions and their arguments."""
_STATE = """@pad.sums.empty = internal constant [2 x %struct.Page] zeroinitializer, align 16
@pad.sums.none = internal constant %struct.Sums { %struct.Page zeroinitializer, ptr @pad.sums.empty, i64 63, MORE }, align 128
@pad.sums.alone = internal constant %struct.Sums { %struct.Page zeroinitializer, ptr @pad.sums.empty, i64 63, MORE }, align 128
@pad.sums.table = internal thread_local global ptr @pad.sums.none, align 8

"""


def generated() -> str:
    """LLVM assembly of sums.c, without what belongs to a target or a compiler."""
    command = [*find(CLANG).command, *_FLAGS.split(), "sums.c", "-o", "-"]
    text = subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    types = dict(re.findall(r"^(%struct\.\w+) = type (.*)$", text, flags=re.M))
    text = re.sub(r"^(?:source_filename|target \w+|attributes #\d+|!\S+|@\S+|%struct\.\w+) ?=.*\n", "", text, flags=re.M)
    text = re.sub(r", !(?:llvm\.loop|srcloc|prof|tbaa|noalias|alias\.scope|range|noundef) !\d+", "", text)
    own = set(re.findall(r"^define (?:internal )?(?:fastcc )?[^@\n]*@(\w+)\(", text, flags=re.M))
    address = r"tail call align \d+ ptr @llvm\.threadlocal\.address\.p0\(ptr align \d+ (@\w+)\)"
    text = re.sub(address, r"getelementptr i8, ptr \1, i64 0", text)
    text = re.sub(r"^declare .*@llvm\.threadlocal\.address.*\n", "", text, flags=re.M)
    text = re.sub(rf"(?:{_DROPPED})(?=[ \n,)])", "", text)
    text = re.sub(r"((?:call|define) [^@\n]*?)\bptr align \d+ ", r"\1ptr ", text)
    text = re.sub(r"(@llvm\.mem\w+[\w.]*\()([^\n]*\))", lambda m: m[1] + re.sub(r" align \d+", "", m[2]), text)
    text = re.sub(r"^declare (.*)$", r"declare \1 nounwind", text, flags=re.M)
    text = re.sub(r"^define (?:internal )?(.*) \{$", r"define internal \1 nounwind noinline {", text, flags=re.M)
    for name in sorted(own, key=len, reverse=True):
        text = re.sub(rf"@{name}\b", f"@pad.sums.{name.removeprefix('pad_sums_')}", text)
    text = re.sub(r"@pad_sums_(\w+)", r"@pad.sums.\1", _STATE.replace("MORE", _zeros(types["%struct.Sums"])) + text)
    for _ in types:
        text = re.sub(r"%struct\.\w+", lambda m: types[m[0]], text)
    return "; Made from sums.c by regenerate.py.\n\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


def _zeros(type: str) -> str:
    """What follows the first three members of a structure."""
    return ", ".join(f"{member} zeroinitializer" for member in re.findall(r"%[\w.]+|\[.*?\]|\w+", type)[3:])


def stale() -> bool:
    return not TARGET.exists() or TARGET.read_text(encoding="utf-8") != generated()


def main(arguments: list[str]) -> int:
    if not stale():
        print("up to date")
        return 0
    if "--check" not in arguments:
        TARGET.write_text(generated(), encoding="utf-8")
    print(TARGET.name)
    return 1 if "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
