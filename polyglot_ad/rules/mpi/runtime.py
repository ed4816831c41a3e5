"""The runtime of derivatives of MPI programs: LLVM text by ABI, made from C by regenerate.py, and which functions it has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from .handles import Abi

FOLDER = Path(__file__).parent / "runtime"
_DEFINITION = re.compile(r"^define [^@\n]*@(pad_mpi_\w+)\(", re.M)


@cache
def text_of(abi: Abi) -> str:
    path = FOLDER / f"{abi}.ll"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def provided(abi: Abi) -> frozenset[str]:
    """Its functions."""
    return frozenset(_DEFINITION.findall(text_of(abi)))


@cache
def folds(abi: Abi) -> str:
    """Reductions by operators of the program, as code of the program (folds.c)."""
    return (FOLDER / f"folds.{abi}.ll").read_text(encoding="utf-8")
