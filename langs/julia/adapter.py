"""The adapter: what a Julia file offers without being called, and to programs of several languages.

`compile` gives a Unit without code that lists the methods of the file, and, where they may be linked with other sources, one Unit for each
method all of whose types are concrete (`step(x::Float64, n::Int)`). They are also offered to them by their plain name when it is a C
identifier and the file has one concrete method of it; scalars and Ptr{T} pass as in C. A method that cannot be compiled this way stays in
the list, with the reason in "failures", and may still be specialised at a call (`JuliaSource`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from polyglot_ad.errors import CompileError, SignatureError, ToolchainError
from polyglot_ad.langs.base import Options, ToolchainReport
from polyglot_ad.langs.julia.source import JuliaFunction, JuliaSource, source_identity
from polyglot_ad.langs.julia.toolchain import find_julia
from polyglot_ad.langs.unit import Unit


class JuliaAdapter:
    language = "julia"
    suffixes = (".jl",)

    def identity(self, options: Options) -> str:
        return f"{source_identity(options)}|{options.linked}"

    def compile(self, sources: Sequence[Path], options: Options, workspace: Path) -> list[Unit]:
        return [unit for source in sources for unit in _compile(source, options)]

    def report(self) -> ToolchainReport:
        try:
            toolchain = find_julia()
        except ToolchainError as error:
            return ToolchainReport("julia", missing=str(error))
        return ToolchainReport("julia", "julia", toolchain.command[0], toolchain.facts.version, toolchain.facts.llvm)


def _compile(source: Path, options: Options) -> list[Unit]:
    loaded = JuliaSource(source, options)
    catalogue = loaded.catalogue()
    if not options.linked:
        return [catalogue]
    fixed = [method for method in loaded.functions() if method.concrete and method.arguments]
    names = Counter(method.name for method in fixed)
    units: list[Unit] = []
    failures: dict[str, str] = {}
    for method in fixed:
        try:
            units.append(loaded.compiled(method.specialisation, _c_name(method) if names[method.name] == 1 else ""))
        except (CompileError, SignatureError) as error:
            failures[str(method.specialisation)] = str(error)
    return [replace(catalogue, interface={**catalogue.interface, "failures": failures}), *units]


def _c_name(method: JuliaFunction) -> str:
    return method.name if method.name.isascii() and method.name.isidentifier() else ""


JULIA = JuliaAdapter()
