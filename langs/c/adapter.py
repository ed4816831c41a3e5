"""C and C++, by clang or by the clang inside ziglang. C++ keeps its exceptions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.errors import ToolchainError
from polyglot_ad.langs import flags, mpi, openmp
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.c import builtins
from polyglot_ad.langs.c import runtime as c_runtime
from polyglot_ad.langs.c.clang import find_clang
from polyglot_ad.langs.lookups import Search, lookups
from polyglot_ad.langs.running import processors, read_make_rule, run_compiler, run_verbosely
from polyglot_ad.langs.toolchain import Toolchain
from polyglot_ad.langs.unit import LinkRequirements, Unit

VERSION = "5"
"""Part of cache keys: change it when this adapter's output changes."""

# -O2 with the passes disabled gives functions without `optnone` and with TBAA and lifetimes, as written. -fPIC: thread-local storage of a
# shared library. Standalone debug info: without it, a class whose constructors are defined elsewhere has no layout. No errno from math
# functions and no contraction: they become plain operations, each with its own derivative.
COMPILE = (
    *("-O2", "-g", "-fstandalone-debug", "-fPIC", "-fno-math-errno", "-ffp-contract=off", "-fno-discard-value-names"),
    *("-Xclang", "-disable-llvm-passes", "-Xclang", "-disable-O0-optnone"),
)
# zig would compile for this very CPU and check for undefined behaviour: the first keeps functions from being inlined into other code.
ZIG = ("-mcpu=baseline", "-fno-sanitize=undefined", "-Wno-unused-command-line-argument")


@dataclass(frozen=True)
class CAdapter:
    """`language` is "c" or "c++"."""

    language: str
    suffixes: tuple[str, ...]

    def identity(self, options: Options) -> str:
        return f"{self.language}:{VERSION}:{c_runtime.identity()}:{find_clang().identity}:{options.text}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        compiler = find_clang()
        identity = self.identity(options)
        arguments, link = self._arguments(compiler, options)
        command = [*self._driver(compiler), *COMPILE, *(ZIG if compiler.name == "zig" else ()), *arguments, *_at_least_typed(arguments)]

        def one(item: tuple[int, Path]) -> Unit:
            number, source = item
            output, rule = workspace / f"{number}.bc", workspace / f"{number}.d"
            named = [*builtins.flags_for(source, self.language), "-x", self.language, str(source)]
            if compiler.name == "zig":
                # With -MF, zig writes the rule and no bitcode; and its own headers are known by its identity.
                run_compiler([*command, "-c", "-emit-llvm", *named, "-o", str(output)], source.parent)
                rule_text = run_compiler([*command, "-MM", *named], source.parent)
                search, configured = Search.asked_for(arguments), []
            else:
                said = run_verbosely([*command, "-MD", "-MF", str(rule), "-c", "-emit-llvm", *named, "-o", str(output)], source.parent)
                rule_text = rule.read_text(errors="surrogateescape")
                search = Search.said(said)
                configured = re.findall(r"^Configuration file: (.*)$", said, re.M)
            # Links in paths stay: they may lead elsewhere one day.
            read = [str(source.parent / name) for name in read_make_rule(rule_text)]
            dependencies = tuple(dict.fromkeys([str(source), *read, *configured]))
            looked = lookups(read, search, arguments)
            code = output.read_bytes()
            needs = link if compiler.name == "zig" else link.of_code(code)  # ziglang brings the library
            return Unit(self.language, str(source), c_runtime.supply(code), dependencies, needs, identity=identity, lookups=looked)

        with ThreadPoolExecutor(processors()) as pool:
            return list(pool.map(one, enumerate(sources)))

    def report(self) -> ToolchainReport:
        try:
            compiler = find_clang()
        except ToolchainError as error:
            return ToolchainReport(self.language, missing=str(error))
        return ToolchainReport(self.language, compiler.name, compiler.command[0], compiler.facts.version, compiler.facts.llvm)

    def _driver(self, compiler: Toolchain) -> tuple[str, ...]:
        """zig picks the C++ headers by its subcommand, clang by the language."""
        return (*compiler.command[:-1], "c++") if compiler.name == "zig" and self.language == "c++" else compiler.command

    def _arguments(self, compiler: Toolchain, options: Options) -> tuple[list[str], LinkRequirements]:
        user, user_link = flags.split(options.flags)
        arguments, links = [*user], [user_link]
        if options.openmp or "-fopenmp" in user:
            arguments += ["-fopenmp", *openmp.header_flags()]
            links.append(openmp.runtime())
        if options.mpi:
            headers, mpi_link = mpi.requirements()
            arguments += headers
            links.append(mpi_link)
        links.append(self._library(compiler, user))
        return arguments, LinkRequirements.union(links)

    def _library(self, compiler: Toolchain, user: Sequence[str]) -> LinkRequirements:
        if self.language == "c":
            return LinkRequirements(libraries=("m",))
        if compiler.name == "zig":
            return LinkRequirements(libraries=("m",), libcxx=True)
        return LinkRequirements(libraries=("c++" if "-stdlib=libc++" in user else "stdc++", "m"))


def _at_least_typed(arguments: Sequence[str]) -> list[str]:
    """What follows a user's -O0, at which clang leaves out as what type memory is accessed. The engine optimises all the same."""
    levels = [argument for argument in arguments if re.fullmatch(r"-O(\w*)", argument)]
    return ["-O1"] if levels and levels[-1] == "-O0" else []


C = CAdapter("c", (".c",))
CXX = CAdapter("c++", (".cpp", ".cc", ".cxx", ".c++", ".cppm"))
