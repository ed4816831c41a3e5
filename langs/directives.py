"""OpenMP's directives in sources that are compiled without OpenMP: a program that is silently serial is not what its author wrote."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

from polyglot_ad.langs.compiling import Request
from polyglot_ad.process.regex import regex

_C = regex(rb"^[ \t]*#[ \t]*pragma[ \t]+omp\b", re.MULTILINE)
_DIRECTIVES = {"c": _C, "c++": _C, "fortran": re.compile(rb"^(?:[ \t]*!|[cC*])\$omp\b", re.MULTILINE | re.IGNORECASE)}
_FLAGS = ("-fopenmp", "-fopenmp-simd")


def warn_of_serial(request: Request) -> None:
    """Warn where a source has directives that its compiler is not told to obey."""
    options = dict(request.options)
    for path, language in zip(request.sources, request.languages):
        pattern = _DIRECTIVES.get(language)
        if pattern is None or any(flag.startswith(_FLAGS) for flag in options[language].flags):
            continue
        if (found := pattern.search(_text(path))) is not None:
            line = _text(path).count(b"\n", 0, found.start()) + 1
            where = f"{path}:{line}" if path.parent.parent.name != "texts" else f"line {line}"
            warnings.warn(
                f"{where}: OpenMP directives are ignored, and the program is sequential; openmp=True obeys them, openmp=False means it so",
                stacklevel=4,
            )


def _text(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() else b""
