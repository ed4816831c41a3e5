"""Clang's command line, as far as the driver must understand it: everything else is passed on as it stands."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from polyglot_ad.budget import Budget, budget_of
from polyglot_ad.errors import Error

_WITH_VALUE = frozenset(
    (
        "-o", "-I", "-D", "-U", "-L", "-l", "-x", "-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-iprefix", "-iwithprefix",
        "-isysroot", "-MF", "-MT", "-MQ", "-MJ", "-Xclang", "-Xlinker", "-Xpreprocessor", "-Xassembler", "-target", "-arch", "-z", "-u",
        "-T", "-e", "-mllvm", "--param", "-B", "-framework", "-Xopenmp-target", "-gcc-toolchain", "-rpath", "-soname", "-h", "-b", "-V",
        "-ccc-gcc-name", "--sysroot", "-fplugin-arg", "-working-directory", "-resource-dir", "-Xarch_host", "-Xarch_device", "--target",
    )
)  # fmt: skip
_LINK_WITH_VALUE = frozenset(("-L", "-l", "-Xlinker", "-z", "-u", "-T", "-e", "-framework", "-rpath", "-soname", "-h", "-b"))
_LINK_PREFIX = ("-l", "-L", "-Wl,", "-fuse-ld", "-static-lib", "-shared-lib", "--ld-path", "-rtlib", "-unwindlib", "-rpath")
_LINK_ONLY = frozenset(
    ("-shared", "-static", "-pie", "-no-pie", "-static-pie", "-rdynamic", "-nostdlib", "-nostartfiles", "-nodefaultlibs", "-nolibc",
     "-nostdlib++", "-s", "-r", "-export-dynamic", "-no-canonical-prefixes", "-noprebind", "-dynamic")
)  # fmt: skip
_WHOLE_PROGRAM = ("-flto", "-fwhole-program-vtables", "-fsplit-lto-unit", "-ffat-lto-objects")
"""What would leave code to the linker: our objects are code, with bitcode beside it."""
_OLDER = frozenset(
    ("-flegacy-pass-manager", "-fno-legacy-pass-manager", "-fexperimental-new-pass-manager", "-fno-experimental-new-pass-manager",
     "-Wl,--lto-legacy-pass-manager", "-Wl,--no-lto-legacy-pass-manager")
)  # fmt: skip
"""What build files for Enzyme with older compilers say, and this clang does not know."""
_OLDER_XCLANG = frozenset(("-no-opaque-pointers", "-opaque-pointers", "-flegacy-pass-manager", "-fno-legacy-pass-manager"))
_ELSEWHERE = frozenset(
    ("-E", "-M", "-MM", "-fsyntax-only", "-###", "--version", "-v", "--help", "-dumpversion", "-dumpmachine", "--analyze")
)
"""The compiler's own business: nothing of ours is in what they give. (-v without inputs.)"""
_SOURCES = {
    ".c": "c", ".i": "cpp-output", ".cpp": "c++", ".cc": "c++", ".cxx": "c++", ".c++": "c++", ".C": "c++", ".cp": "c++", ".CPP": "c++",
    ".ii": "c++-cpp-output", ".ll": "ir", ".bc": "ir",
}  # fmt: skip
_ENZYME = ("enzyme", "Enzyme")


@dataclass(frozen=True)
class Input:
    """A file on the command line: `language` is clang's word for it, "" for what only the linker reads. `source`: what it was made of."""

    path: str
    language: str
    source: str = ""

    @property
    def name(self) -> str:
        """The file as the user named it."""
        return self.source or self.path


@dataclass
class Arguments:
    """The command line, sorted. `linking` keeps the order of inputs and libraries."""

    compile: list[str] = field(default_factory=list)
    linking: list[str | Input] = field(default_factory=list)
    inputs: list[Input] = field(default_factory=list)
    output: str | None = None
    stop: str | None = None
    """"-c", "-S", or None to link."""
    emit_llvm: bool = False
    elsewhere: bool = False
    level: str = "0"
    debug: bool = False
    dependencies: list[str] = field(default_factory=list)
    all: list[str] = field(default_factory=list)
    budget: Budget | None = None
    """Of memory, of the gradients."""
    libraries: list[str] = field(default_factory=list)
    """What every program of the language is linked with."""

    @property
    def sources(self) -> list[Input]:
        return [one for one in self.inputs if one.language]

    def has(self, flag: str) -> bool:
        return flag in self.compile


class UsageError(Error):
    """A command line that makes no sense."""


def expanded(words: Sequence[str], depth: int = 0) -> list[str]:
    """The command line with response files (@file) in their places."""
    found: list[str] = []
    for word in words:
        if word.startswith("@") and depth < 16 and Path(word[1:]).is_file():
            found += expanded(shlex.split(Path(word[1:]).read_text()), depth + 1)
        else:
            found.append(word)
    return found


def parse(words: Sequence[str], cplusplus: bool) -> Arguments:
    """Sort a command line (without the command)."""
    words, budget = without_budget(words)
    found = Arguments(all=list(words), budget=budget)
    language: str | None = None
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if word in _WITH_VALUE:
            if at == len(words):
                raise UsageError(f"argument to '{word}' is missing")
            value = words[at]
            at += 1
            if word == "-x":
                language = None if value == "none" else value
            elif word == "-Xclang" and value in _OLDER_XCLANG:
                continue
            elif word == "-Xclang" and value in ("-load", "-add-plugin") and at + 1 < len(words) and _enzymes(words[at + 1]):
                at += 2
            elif not (word == "-mllvm" and _enzymes(value)):
                _option(found, word, value)
        elif word.startswith("-x") and len(word) > 2:
            language = None if word == "-xnone" else word[2:]
        elif word == "-" or not word.startswith("-"):
            one = Input(word, _language(word, language, cplusplus))
            found.inputs.append(one)
            found.linking.append(one)
        elif word not in _OLDER and not (word.startswith(("-fplugin", "-fpass-plugin", "-mllvm=", "-Wl,")) and _enzymes(word)):
            _option(found, word, None)
    return found


def without_budget(words: Sequence[str]) -> tuple[list[str], Budget | None]:
    """The words without --memory, which the compilers do not know, and what it says."""
    kept: list[str] = []
    budget: Budget | None = None
    given = iter(words)
    for word in given:
        if word != "--memory" and not word.startswith("--memory="):
            kept.append(word)
            continue
        said = word.partition("=")[2] or next(given, None)
        if said is None:
            raise UsageError(f"argument to '{word}' is missing")
        budget = budget_of(said, "--memory")
    return kept, budget


def _enzymes(word: str) -> bool:
    return any(name in word for name in _ENZYME)


def _language(path: str, language: str | None, cplusplus: bool) -> str:
    if language is not None:
        return language
    if path == "-":
        return "c++" if cplusplus else "c"
    suffix = Path(path).suffix
    found = _SOURCES.get(suffix, "")
    return "c++" if cplusplus and found == "c" else found


def _option(found: Arguments, word: str, value: str | None) -> None:
    both = [word] if value is None else [word, value]
    if word == "-o":
        found.output = value
    elif word.startswith("-o") and value is None and word not in ("-objcmt-migrate-all",) and not word.startswith("-object"):
        found.output = word[2:]
    elif word in ("-c", "-S"):
        found.stop = word if found.stop != "-S" else "-S"
    elif word == "-emit-llvm":
        found.emit_llvm = True
    elif word in _ELSEWHERE or word.startswith(("-print-", "--print-")):
        found.elsewhere |= word != "-v"
        found.compile += both
    elif word in ("-MD", "-MMD", "-MP", "-MG", "-MV", "-MF", "-MT", "-MQ"):
        found.dependencies += both
    elif word in _LINK_WITH_VALUE or word in _LINK_ONLY or word.startswith((*_LINK_PREFIX, *_WHOLE_PROGRAM)):
        found.linking += both
    else:
        if word.startswith("-O"):
            found.level = word[2:] or "1"
        elif word.startswith("-g") and not word.startswith("-gcc"):
            found.debug = word != "-g0"
        found.compile += both
        found.linking += both
