"""The adapter: what a Julia file offers without being called, and to programs of several languages.

`compile` gives a Unit without code that lists the methods of the file, and one Unit for each method all of whose types are concrete
(`step(x::Float64, n::Int)`): those can be linked with other languages. They are also offered to them by their plain name when it is a C
identifier and the file has one concrete method of it; scalars and Ptr{T} pass as in C. A method that cannot be compiled this way stays in
the list, with the reason in "failures", and may still be specialised at a call (`JuliaSource`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from polyglot_ad.errors import CompileError, SignatureError, ToolchainError
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.julia.process import ask_julia
from polyglot_ad.langs.julia.source import JuliaFunction, JuliaSource, catalogue_unit, source_identity, unit_of
from polyglot_ad.langs.julia.toolchain import find_julia
from polyglot_ad.langs.unit import Unit


class JuliaAdapter:
    language = "julia"
    suffixes = (".jl",)

    def identity(self, options: Options) -> str:
        return source_identity(options)

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        units: list[Unit] = []
        for number, source in enumerate(sources):
            folder = workspace / str(number)
            folder.mkdir()
            units += _compile(source, options, folder)
        return units

    def report(self) -> ToolchainReport:
        try:
            toolchain = find_julia()
        except ToolchainError as error:
            return ToolchainReport("julia", missing=str(error))
        return ToolchainReport("julia", "julia", toolchain.command[0], toolchain.facts.version, toolchain.facts.llvm)


def _compile(source: Path, options: Options, workspace: Path) -> list[Unit]:
    methods = JuliaSource(source, options).functions()
    fixed = [method for method in methods if method.concrete and method.arguments]
    answer = ask_julia(source, [[method.specialisation] for method in fixed], options.flags, workspace, list_functions=True)
    names = Counter(method.name for method in fixed)
    identity = source_identity(options)
    units: list[Unit] = []
    failures: dict[str, str] = {}
    for method, module in zip(fixed, answer.get("modules", []), strict=True):
        try:
            units.append(unit_of(source, answer, module, identity, _c_name(method) if names[method.name] == 1 else ""))
        except (CompileError, SignatureError) as error:
            failures[str(method.specialisation)] = str(error)
    return [catalogue_unit(source, answer, identity, failures=failures), *units]


def _c_name(method: JuliaFunction) -> str:
    return method.name if method.name.isascii() and method.name.isidentifier() else ""


JULIA = JuliaAdapter()
