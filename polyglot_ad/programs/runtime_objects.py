"""The run-time library of MPI derivatives as object code: made once for this processor, kept on disk, linked into products that need it.

Its text has been optimised when the package was made, so only code generation is left. An MPI may lack functions of the newest standard:
those that the library calls are weak, and a product refers to the ones that it needs, so that the linker misses them by name.
"""

from __future__ import annotations

import re

from polyglot_ad.passes.stages import stage
from polyglot_ad.process import cache
from polyglot_ad.process.regex import regex
from polyglot_ad.rules.mpi import runtime
from polyglot_ad.rules.mpi.handles import Abi

FAIL = "pad_mpi_fail"
"""The function of a product that the library raises errors by."""
_DECLARED = regex(r"^declare [^@\n]*@(pad_mpi_\w+)\(", re.M)
_MPI = regex(r"P?MPI_\w+")


def mpi_objects(abi: Abi, text: str) -> list[bytes]:
    """The objects to link beside that of the module `text`."""
    entry = _library(abi)
    calls: dict[str, list[str]] = entry.manifest["calls"]
    needed = sorted({name for function in _DECLARED.findall(text) for name in calls.get(function, ())})
    return [entry.file(".o").read_bytes(), _references(needed)]


def _library(abi: Abi) -> cache.Entry:
    key = cache.digest("runtime", abi, cache.package_identity(), cache.target_identity())
    found = cache.get("runtimes", key)
    if found is None:
        with cache.alone(key):
            found = cache.get("runtimes", key) or _make(abi, key)
    return found


def _make(abi: Abi, key: str) -> cache.Entry:
    from polyglot_ad.llvm.codegen import emit_hidden

    text = runtime.text_of(abi)
    with stage("emit"):
        code = emit_hidden(text, weak=_is_mpi)
    return cache.put("runtimes", key, {"calls": runtime.calls(abi)}, {".o": code})


def _is_mpi(name: str) -> bool:
    return _MPI.fullmatch(name) is not None


def _references(names: list[str]) -> bytes:
    """An object that needs these functions, and keeps the library that they are in."""
    from polyglot_ad.llvm.codegen import emit_hidden

    table = ", ".join(f"ptr @{name}" for name in names)
    declared = "".join(f"declare void @{name}()\n" for name in names)
    size = len(names)
    return emit_hidden(
        f"{declared}@pad_mpi_needed = constant [{size} x ptr] [{table}]\n"
        '@llvm.used = appending global [1 x ptr] [ptr @pad_mpi_needed], section "llvm.metadata"\n'
    )
