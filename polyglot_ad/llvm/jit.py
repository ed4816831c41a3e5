"""The way to run object code where there is no linker: LLVM's own, in memory.

It carries neither thread-local storage nor unwinding across its frames (docs/toolchains.md), so the shared library is preferred.
"""

from __future__ import annotations

import ctypes
import itertools
import re
from collections.abc import Sequence
from typing import Any

import llvmlite.binding as llvm

from polyglot_ad.errors import ToolchainError

from .prepare import target_machine

_numbers = itertools.count()


def without_thread_local_storage(text: str) -> str:
    """The module with the error text of the package's own runtime shared by all threads; a program's own thread-local variables need a
    linker."""
    text = re.sub(r"^(@pad\.error\.\w+ = .*?)\bthread_local(?:\(\w+\))? ", r"\1", text, flags=re.M)
    text = re.sub(
        r"\bcall (\S+ )*ptr @llvm\.threadlocal\.address\.p0\(ptr (?:[\w ]+ )?(@pad\.error\.\w+)\)", r"bitcast ptr \2 to ptr", text
    )
    if re.search(r"^@.*\bthread_local\b", text, re.M):
        raise ToolchainError("thread-local variables need a linker: pip install 'polyglot-ad[embedded]' brings one")
    return text


class JitLibrary:
    """Loaded object code; `address` finds its symbols. It stays loaded as long as this object lives."""

    def __init__(self, code: bytes, symbols: Sequence[str], libraries: Sequence[str] = ()) -> None:
        self._loaded = [ctypes.CDLL(library, ctypes.RTLD_GLOBAL) for library in ("libgcc_s.so.1", *libraries)]
        self._compiler: Any = llvm.create_lljit_compiler(target_machine())
        builder = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
        for symbol in symbols:
            builder.export_symbol(symbol)
        try:
            self._tracker: Any = builder.link(self._compiler, f"library{next(_numbers)}")
        except RuntimeError as error:
            raise ToolchainError(
                f"there is no linker to make a shared library, and the JIT cannot take its place: {error}; "
                f"pip install 'polyglot-ad[embedded]' brings a linker"
            ) from error

    def address(self, symbol: str) -> int:
        found: int = self._tracker[symbol]
        return found
