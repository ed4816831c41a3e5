"""Makes the .ll files of this folder from its C files, by clang. Development only: what is shipped is the result.

python -m polyglot_ad.langs.c_runtime.regenerate [--check]
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.fortran_runtime.regenerate import FLAGS
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent
_FLAGS = (*(flag for flag in FLAGS if not flag.startswith("-W")), "-Wno-everything", "-fno-builtin-qsort", "-fno-builtin-bsearch")


def generated(source: Path) -> str:
    """LLVM assembly of one C file, without what belongs to a target or a compiler."""
    command = [*find(CLANG).command, *_FLAGS, source.name, "-o", "-"]
    text = subprocess.run(command, cwd=source.parent, check=True, capture_output=True, text=True).stdout
    text = re.sub(
        r"^(?:source_filename|target \w+|; ModuleID|!llvm\.(?:ident|module\.flags|errno\.tbaa)|!\d+) ?=.*\n", "", text, flags=re.M
    )
    text = re.sub(r'"[\w-]+"="[^"]*" ?', "", text)
    text = re.sub(r", !(?:llvm\.loop|srcloc|prof|tbaa|noalias|alias\.scope) !\d+", "", text)
    text = re.sub(r"^define dso_local ", "define linkonce_odr hidden ", text, flags=re.M)
    text = re.sub(r"^(attributes #\d+ = )\{ *\}", r"\1{ nounwind }", text, flags=re.M)
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    return f"; Made from {source.name} by regenerate.py.\n\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


def main(arguments: list[str]) -> int:
    stale = []
    for source in sorted(HERE.glob("*.c")):
        target = source.with_suffix(".ll")
        text = generated(source)
        if not target.exists() or target.read_text() != text:
            stale.append(target.name)
            if "--check" not in arguments:
                target.write_text(text)
    print("\n".join(stale) if stale else "up to date")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
