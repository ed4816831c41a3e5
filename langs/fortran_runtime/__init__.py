"""Bodies for functions of flang's run-time library, so that they are inlined, optimised and differentiated like code of the program.

flang calls its library with descriptors, for assignment to allocatables and for many array intrinsics. The C files of this folder
define what such a function does for data of numbers; the .ll files are made of them (regenerate.py). `supply` leads the calls of a unit
to these bodies. What a body leaves out, it hands to the library's function: in most callers a branch that constants remove.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from polyglot_ad.langs.fortran_runtime import derived
from polyglot_ad.llvm.bodies import with_bodies

HERE = Path(__file__).parent
_DEFINED = re.compile(r"^define .*@(pad\.fortran\.(\w+))\(", re.M)


@cache
def _read(name: str) -> str:
    return (HERE / f"{name}.ll").read_text(encoding="utf-8")


def supply(bitcode: bytes) -> bytes:
    """The unit with bodies for the functions of the library that it calls."""
    # Names stand in bitcode as they are: most units need nothing.
    if b"_FortranA" not in bitcode:
        return bitcode
    return with_bodies(bitcode, bodies(), _support)


def _support(constants: Mapping[str, str]) -> list[str]:
    return [derived.functions(constants), _read("component")]


@cache
def bodies() -> dict[str, tuple[str, str]]:
    """By name of the library's function: name of the body, and text of the module with it."""
    found: dict[str, tuple[str, str]] = {}
    for path in sorted(HERE.glob("*.ll")):
        text = _read(path.stem)
        for name, short in _DEFINED.findall(text):
            found[f"_FortranA{short}"] = (name, text)
    return found


@cache
def identity() -> str:
    """Part of cache keys: changes with any body."""
    texts = "".join(
        [*sorted({text for _, text in bodies().values()}), _read("component"), (HERE / "derived.py").read_text(encoding="utf-8")]
    )
    return hashlib.sha256(texts.encode()).hexdigest()[:16]
