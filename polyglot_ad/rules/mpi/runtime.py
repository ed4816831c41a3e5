"""The run-time library of derivatives of MPI programs (part "mpi" of polyglot_ad/runtime), by ABI, and which functions it has."""

from __future__ import annotations

import re
from functools import cache

from polyglot_ad import runtime
from polyglot_ad.process.regex import regex

from .handles import Abi

_DEFINITION = regex(r"^define [^@\n]*@(pad_mpi_\w+)\(", re.M)
_FUNCTION = regex(r"^define [^@\n]*@(\w+)\((.*?)^\}", re.M | re.S)
_TANGENT = regex(r"^define [^@\n]*@pad_again_(\w+)\(.*?^\}", re.M | re.S)
_NAME = regex(r"@(\w+)")


def text_of(abi: Abi) -> str:
    return runtime.read("mpi", f"all.{abi}.ll")


@cache
def provided(abi: Abi) -> frozenset[str]:
    """Its functions."""
    return frozenset(_DEFINITION.findall(text_of(abi)))


def folds(abi: Abi) -> str:
    """Reductions by operators of the program, as code of the program (folds.c)."""
    return runtime.read("mpi", f"folds.{abi}.ll")


@cache
def tangents_of(abi: Abi) -> dict[str, str]:
    """Tangents of messages in derivatives that are differentiated again, as code of the program (again.c), by function of MPI."""
    text = runtime.read("mpi", f"again.{abi}.ll")
    head = "\n".join(line for line in text.splitlines() if line.startswith(("@", "declare ")))
    return {found[1]: f"{head}\n{found[0]}\n" for found in _TANGENT.finditer(text)}


def calls(abi: Abi) -> dict[str, list[str]]:
    """Which of MPI's functions each of its functions needs, directly or not."""
    bodies = {name: set(_NAME.findall(body)) for name, body in _FUNCTION.findall(text_of(abi))}
    found = {}
    for name in provided(abi):
        seen: set[str] = set()
        work = [name]
        while work:
            one = work.pop()
            if one not in seen:
                seen.add(one)
                work += bodies.get(one, ())
        found[name] = sorted(one for one in seen if one.startswith(("MPI_", "PMPI_")) and one not in bodies)
    return found
