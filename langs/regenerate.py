"""Makes the .ll files of the folders with run-time bodies from their C files, by clang. Development only: what is shipped is the result.

python -m polyglot_ad.langs.regenerate [--check]
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from polyglot_ad.langs.clang import CLANG
from polyglot_ad.langs.toolchain import find

HERE = Path(__file__).parent
FOLDERS = ("c_runtime", "fortran_runtime")

# The bodies are optimised in their callers. Loops stay scalar, and no type-based alias facts of C mix with the program's.
_FLAGS = (
    *("-O1", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops", "-fno-jump-tables", "-ffp-contract=off", "-fno-math-errno"),
    *("-fno-strict-aliasing", "-fno-asynchronous-unwind-tables", "-fPIC", "-S", "-emit-llvm"),
)
_OF_FOLDER = {
    # They define functions of the C library itself.
    "c_runtime": (
        "-Wno-everything",
        *(f"-fno-builtin-{name}" for name in ("qsort", "qsort_r", "bsearch", "wmemcpy", "wmemmove")),
        *(f"-fno-builtin-__{name}_chk" for name in ("memcpy", "memmove", "mempcpy", "memset")),
    ),
    "fortran_runtime": ("-Wall", "-Wextra", "-Wno-gnu-variable-sized-type-not-at-end", "-Werror"),
}

OTHERWISE = "pad-otherwise"
"""Marks calls of Fortran's library for what a body leaves out. A derivative does not follow them: it raises where it gets to one."""

_BODY = re.compile(r"^RUNTIME\([^,]+, (?P<name>\w+), (?P<parameters>.*?)\) \{", re.M | re.S)


def taken(source: Path) -> list[str]:
    """Of each body, how many arguments the library's function has and which of them are descriptors whose facts follow."""
    lines = []
    for match in _BODY.finditer(source.read_text(encoding="utf-8")):
        written = [parameter.strip() for parameter in match["parameters"].split(",")]
        names = [re.split(r"[ *]", parameter)[-1] for parameter in written if not parameter.startswith("FACTS(")]
        told = [names.index(parameter[6:-1]) for parameter in written if parameter.startswith("FACTS(")]
        lines.append(f"; {match['name']}: {len(names)} arguments, facts of {' '.join(map(str, told)) or 'none'}")
    return lines


def generated(source: Path) -> str:
    """LLVM assembly of one C file, without what belongs to a target or a compiler."""
    command = [*find(CLANG).command, *_FLAGS, *_OF_FOLDER[source.parent.name], source.name, "-o", "-"]
    text = subprocess.run(command, cwd=source.parent, check=True, capture_output=True, text=True).stdout
    text = re.sub(
        r"^(?:source_filename|target \w+|; ModuleID|!llvm\.(?:ident|module\.flags|errno\.tbaa)|!\d+) ?=.*\n", "", text, flags=re.M
    )
    text = re.sub(
        r'"(?:target-cpu|target-features|tune-cpu|stack-protector-buffer-size|no-trapping-math|min-legal-vector-width)"="[^"]*" ?', "", text
    )
    text = re.sub(r'"no-builtin-\w+" ?', "", text)
    text = re.sub(r"^.*@llvm\.experimental\.noalias\.scope\.decl\(.*\n", "", text, flags=re.M)
    text = re.sub(r", !(?:llvm\.loop|srcloc|prof|tbaa|noalias|alias\.scope) !\d+", "", text)
    text = re.sub(r"^define (?:dso_local )?(?=.*@pad\.)", "define linkonce_odr hidden ", text, flags=re.M)
    text = re.sub(r"^(attributes #\d+ = )\{ *\}", r"\1{ nounwind }", text, flags=re.M)
    text = re.sub(r" *;.*$", "", text, flags=re.M)
    left_out = r"^(.*call \w+ @_FortranA(?!ReportFatalUserError|RandomNumber)\w+\(.*\))((?: #\d+)?)$"
    text = re.sub(left_out, rf'\1 "{OTHERWISE}"\2', text, flags=re.M)
    header = "\n".join([f"; Made from {source.name} by regenerate.py.", *taken(source)])
    return header + "\n\n" + re.sub(r"\n{2,}", "\n\n", text).strip() + "\n"


def stale() -> dict[Path, str]:
    """The .ll files that their C files do not give any more, and what they give."""
    sources = [source for folder in FOLDERS for source in sorted((HERE / folder).glob("*.c"))]
    made = {source.with_suffix(".ll"): generated(source) for source in sources}
    return {target: text for target, text in made.items() if not target.exists() or target.read_text(encoding="utf-8") != text}


def main(arguments: list[str]) -> int:
    found = stale()
    for target, text in found.items():
        if "--check" not in arguments:
            target.write_text(text, encoding="utf-8")
    print("\n".join(str(target.relative_to(HERE)) for target in found) or "up to date")
    return 1 if found and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
