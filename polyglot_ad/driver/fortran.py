"""`polyglot-ad fc`: flang compiles the sources to bitcode, and the driver goes on as with any bitcode.

flang's passes over its own representation always run at -O2: array expressions and intrinsics become loops there. LLVM's passes wait for
the derivatives.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from polyglot_ad.langs.fortran import runtime as fortran_runtime
from polyglot_ad.langs.fortran.adapter import FLANG, runtime
from polyglot_ad.langs.toolchain import environment, find
from polyglot_ad.process import cache
from polyglot_ad.process.paths import kept_file

from .arguments import Arguments, Input, parse, without_budget
from .unit import Failed

_SUFFIXES = frozenset(
    (".f", ".F", ".for", ".FOR", ".ftn", ".FTN", ".f77", ".F77", ".fpp", ".FPP", ".f90", ".F90", ".f95", ".F95", ".f03", ".F03", ".f08",
     ".F08", ".f18", ".F18")
)  # fmt: skip
_LANGUAGES = ("f95", "f95-cpp-input", "fortran")
_ITS_OWN_WITH_VALUE = frozenset(("-J", "-module-dir", "-fintrinsic-modules-path", "-Xflang", "-mmlir"))
_ITS_OWN = frozenset(
    ("-cpp", "-nocpp", "-P", "-ffree-form", "-ffixed-form", "-fbackslash", "-flogical-abbreviations", "-fno-automatic", "-fimplicit-none",
     "-fimplicit-none-ext", "-fno-implicit-none", "-flarge-sizes", "-fxor-operator", "-fno-xor-operator", "-funderscoring",
     "-fno-underscoring", "-falternative-parameter-statement", "-fstack-arrays", "-fno-stack-arrays", "-fsave-main-program",
     "-fno-save-main-program", "-frealloc-lhs", "-fno-realloc-lhs", "-funsigned", "-fcoarray", "-pedantic", "-fhermetic-module-files",
     "-frepack-arrays", "-fno-repack-arrays", "-fversion-loops-for-stride", "-fno-version-loops-for-stride", "-finit-global-zero",
     "-fno-init-global-zero", "-fd-lines-as-code", "-fd-lines-as-comments", "-fopenacc", "-ffast-real-mod", "-fno-fast-real-mod")
)  # fmt: skip
_ITS_OWN_PREFIX = (
    "-J", "-fdefault-", "-ffixed-line-length", "-ffree-line-length", "-std=f", "-fconvert=", "-finput-charset=", "-fdo-concurrent",
    "-module-dir=", "-mmlir=",
)  # fmt: skip
_WORDS = Path(__file__).parent / "include" / "enzyme.f90"
"""The module `enzyme`: the words between arguments."""
_QUIET = ("-Wno-incompatible-implicit-interfaces", "-Wno-known-bad-implicit-interface")
"""Calls of one function with different arguments are what asking for derivatives is."""
_BITCODE = ("-O2", "-mllvm", "-opt-bisect-limit=0", "-mllvm", "-opt-bisect-verbose=false", "-c", "-emit-llvm")


@dataclass(frozen=True)
class CommandLine:
    """Flang's command line: what only flang understands, and the rest, which the driver reads as clang's."""

    own: tuple[str, ...]
    arguments: Arguments


def read(words: Sequence[str]) -> CommandLine:
    words, budget = without_budget(words)
    own: list[str] = []
    rest: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if word in _ITS_OWN_WITH_VALUE and at < len(words):
            own += [word, words[at]]
            at += 1
        elif word in _ITS_OWN or word.startswith(_ITS_OWN_PREFIX):
            own.append(word)
        else:
            rest.append(word)
    arguments = parse(rest, cplusplus=False)
    arguments.all, arguments.budget = list(words), budget
    inputs = {id(one): replace(one, language="f95") if _is_fortran(one) else one for one in arguments.inputs}
    arguments.inputs = [inputs[id(one)] for one in arguments.inputs]
    arguments.linking = [word if isinstance(word, str) else inputs[id(word)] for word in arguments.linking]
    return CommandLine(tuple(own), arguments)


def _is_fortran(one: Input) -> bool:
    return one.language in _LANGUAGES or (not one.language and Path(one.path).suffix in _SUFFIXES)


class Flang:
    """Runs flang as a program of the user's own would."""

    def __init__(self) -> None:
        self._found = find(FLANG)

    def replace(self, words: Sequence[str]) -> int:
        """Run it as it is, for what is none of the driver's business."""
        return subprocess.run([*self._found.command, *words], env=environment(), check=False).returncode

    @property
    def libraries(self) -> list[str]:
        """The run-time library of the language."""
        found = runtime(self._found.facts)
        return [*found.objects, *(f"-l{name}" for name in found.libraries)]

    def lowered(self, line: CommandLine, folder: Path) -> Arguments:
        """The command line with bitcode in the place of sources in Fortran, in the order in which they stand: modules come first."""
        arguments = line.arguments
        made: dict[int, Input] = {}
        for number, source in enumerate(arguments.inputs):
            if source.language == "f95":
                target = folder / f"{number}-{Path(source.path).stem}.bc"
                self._compile(source, [*line.own, *arguments.compile], target)
                made[id(source)] = Input(str(target), "ir", source.path)
        arguments.inputs = [made.get(id(one), one) for one in arguments.inputs]
        arguments.linking = [word if isinstance(word, str) else made.get(id(word), word) for word in arguments.linking]
        arguments.dependencies = []  # flang writes no rules for make
        arguments.libraries = self.libraries
        arguments.compile = [word for word in arguments.compile if not word.startswith(("-I", "-D", "-U", "-fopenmp"))]
        return arguments

    def _compile(self, source: Input, flags: Sequence[str], target: Path) -> None:
        # Types are worth their time where derivatives are made, and what is not asked for is left out of the object.
        own = [flag for flag in flags if not flag.startswith(("-O", "-g"))]
        words = [*own, *_QUIET, "-g", *_BITCODE, "-I", str(self._words()), source.path, "-o", str(target)]
        status = self.replace(words)
        if status:
            raise Failed(status)
        target.write_bytes(fortran_runtime.supply(target.read_bytes()))

    def _words(self) -> Path:
        """The folder of the module `enzyme` as this compiler reads it."""
        key = cache.digest(self._found.identity, _WORDS.read_text())
        return kept_file(f"modules/{key}", "enzyme.mod", self._make_words).parent

    def _make_words(self) -> bytes:
        with tempfile.TemporaryDirectory(prefix="polyglot-ad-") as folder:
            command = [*self._found.command, "-fsyntax-only", "-J", folder, str(_WORDS)]
            subprocess.run(command, env=environment(), check=True)
            return (Path(folder) / "enzyme.mod").read_bytes()
