"""What an adapter is: the protocol, the options it gets, and the report it gives to `polyglot-ad doctor`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from polyglot_ad.langs.unit import Unit

_VARIABLES = (
    *("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH", "OBJCPLUS_INCLUDE_PATH", "LIBRARY_PATH", "COMPILER_PATH"),
    *("GCC_EXEC_PREFIX", "CCC_OVERRIDE_OPTIONS", "FCC_OVERRIDE_OPTIONS", "CCC_ADD_ARGS", "QA_OVERRIDE_GCC3_OPTIONS", "SOURCE_DATE_EPOCH"),
    *("SDKROOT", "MACOSX_DEPLOYMENT_TARGET", "CLANG_CONFIG_FILE_USER_DIR", "CLANG_CONFIG_FILE_SYSTEM_DIR"),
    "CLANG_NO_DEFAULT_CONFIG",
)
"""What compilers of C, C++ and Fortran, and the linker that all languages share, read from the environment."""


@dataclass(frozen=True)
class Options:
    """What the user asks of one compilation: flags of this language's compiler, and shorthands. `linked`: other sources may call it by
    name, so that everything they can call has to be there."""

    flags: tuple[str, ...] = ()
    openmp: bool = False
    mpi: bool = False
    linked: bool = True

    @property
    def text(self) -> str:
        """All of it as one line, for identities."""
        from polyglot_ad.langs import mpi

        read = {name: os.environ[name] for name in _VARIABLES if name in os.environ}
        return repr((self.flags, self.openmp, self.mpi and mpi.identity(), *([read] if read else [])))


@dataclass(frozen=True)
class ToolchainReport:
    """One line of `polyglot-ad doctor`. `missing` says what is not there and how to get it; empty when the language is usable."""

    language: str
    tool: str = ""
    path: str = ""
    version: str = ""
    llvm: str = ""
    missing: str = ""


class Adapter(Protocol):
    """A language. Adapters hold no state; toolchains are looked up at each use, so that a changed environment is seen."""

    @property
    def language(self) -> str: ...

    @property
    def suffixes(self) -> tuple[str, ...]:
        """File names that end like this are this language's, in lower case."""
        ...

    def identity(self, options: Options) -> str:
        """Identifies compiler, flags and adapter. Runs no compiler. Raises ToolchainError if there is none."""
        ...

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        """One Unit or more per source; `workspace` is an empty folder for what the compiler writes; compilers run in
        the source's own folder, since debug information says where, and the same request is to give the same bitcode.
        Raises ToolchainError, or CompileError with the compiler's own text."""
        ...

    def report(self) -> ToolchainReport:
        """What `doctor` shows; never raises for a missing tool."""
        ...
