"""Marks in the text of a program: calls of `polyglot_ad_checkpoint`, which has no body (differentiate/checkpoint/chosen.py)."""

from __future__ import annotations

import re

MARKS = ("polyglot_ad_checkpoint", "polyglot_ad_checkpoint_")
"""As C and Fortran name it."""
_DECLARED = re.compile(r"^declare [^@\n]*@(polyglot_ad_checkpoint_?)\(([^)\n]*)\).*$", re.M)


def has_marks(text: str) -> bool:
    return MARKS[0] in text and _DECLARED.search(text) is not None


def harmless(text: str) -> str:
    """The program, whose marks touch nothing that LLVM's passes know of."""
    return _declared(text, r"declare void @\1(\2) nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite)")


def empty(text: str) -> str:
    """The program, whose marks do nothing."""

    def defined(found: re.Match[str]) -> str:
        parameters = ", ".join(f"{part.split()[0]}" for part in found[2].split(",") if part.strip() and part.strip() != "...")
        return f"define internal void @{found[1]}({parameters}) alwaysinline nounwind {{\n  ret void\n}}"

    return _DECLARED.sub(defined, text) if MARKS[0] in text else text


def _declared(text: str, to: str) -> str:
    return _DECLARED.sub(to, text) if MARKS[0] in text else text
