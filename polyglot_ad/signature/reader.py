"""`read`: the signatures of a unit's functions."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Function, Module

from . import bare, c, cpp, fortran, julia, kernels, rust
from .context import Context
from .debug_info import Node
from .intent import WriteAnalysis
from .model import Signature

Reader = Callable[[Context, Function, Node], "Signature | None"]

_READERS: dict[str, Reader] = {"c": c.read, "c++": cpp.read, "rust": rust.read, "fortran": fortran.read}


def read(
    module: Module | str, language: str, interface: Mapping[str, object] | None = None, defined: Mapping[str, Function] | None = None
) -> list[Signature]:
    """Signatures of every function that the source of a unit defines, callable or not (see `Signature.error`).

    `module`: the unit's IR before the optimiser, or its text; `interface`: what the adapter knows besides (`Unit.interface`); `defined`:
    what other units of the program define.
    """
    if isinstance(module, str):
        module = parse(module)
    context = Context(module, interface or {}, writes=WriteAnalysis(defined or {}))
    if language in ("julia", "numba"):
        return julia.read_all(context)
    found: list[Signature] = []
    for function in module.functions.values():
        if function.is_declaration:
            continue
        subprogram = context.debug.subprogram(function)
        if subprogram is None:
            signature = bare.read(function) if language == "llvm" else None
        elif "DIFlagArtificial" in subprogram.flags:
            continue  # the compiler's own, such as an outlined parallel region
        else:
            reader = _READERS.get(language if language != "llvm" else language_of(subprogram), c.read)
            if reader in (c.read, cpp.read) and foreign(function, subprogram):
                continue
            signature = reader(context, function, subprogram)
        if signature is not None:
            found.append(signature)
    return disambiguate(kernels.with_launch(found, context.interface))


def foreign(function: Function, subprogram: Node) -> bool:
    """Whether a C or C++ function comes from a library's header: an inline function, an instance of a template, or a static function, whose
    file lies neither in the folder of the source (or below it) nor in the `include` folder beside that one.

    A header library brings thousands of them, which the program calls and nobody means to call from Python.
    """
    if not {"internal", "linkonce", "linkonce_odr", "weak", "weak_odr", "available_externally"}.intersection(function.prefix.split()):
        return False
    unit, file = subprogram.node("unit"), subprogram.node("file")
    source = unit.node("file") if unit is not None else None
    if file is None or source is None or file is source:
        return False
    return _foreign(_path(file), _path(source))


def _path(file: Node) -> tuple[str, str]:
    return file.text("directory"), file.text("filename")


@functools.cache
def _foreign(file: tuple[str, str], source: tuple[str, str]) -> bool:
    """There are thousands of functions in some hundred files."""
    path, own = (Path(os.path.normpath(Path(folder) / name)) for folder, name in (file, source))
    return not any(path.is_relative_to(folder) for folder in (own.parent, own.parent.parent / "include"))


def language_of(subprogram: Node) -> str:
    """The language of the unit of debug info that a function stands in."""
    unit = subprogram.node("unit")
    name = unit.raw("language") if unit is not None else ""
    for mark, language in (("C_plus_plus", "c++"), ("Rust", "rust"), ("Fortran", "fortran"), ("Julia", "julia")):
        if mark in name:
            return language
    return "c"


def disambiguate(signatures: list[Signature]) -> list[Signature]:
    """Give functions of one name (overloads) the names that tell them apart: the alias with parameter types."""
    counts: dict[str, int] = {}
    for signature in signatures:
        counts[signature.name] = counts.get(signature.name, 0) + 1
    found: list[Signature] = []
    for signature in signatures:
        full = next((alias for alias in signature.aliases if "(" in alias), None)
        if counts[signature.name] > 1 and full is not None:
            rest = tuple(alias for alias in (signature.name, *signature.aliases) if alias != full)
            signature = replace(signature, name=full, aliases=rest)
        found.append(signature)
    return found


def shortened(signatures: list[Signature]) -> list[Signature]:
    """Give module procedures of Fortran their plain names, where no other function of the program answers to them."""
    answering: dict[str, int] = {}
    for signature in signatures:
        for name in {signature.name, *signature.aliases}:
            answering[name] = answering.get(name, 0) + 1
    found: list[Signature] = []
    for signature in signatures:
        plain = signature.name.rpartition("%")[2]
        if signature.language == "fortran" and plain != signature.name and answering.get(plain) == 1 and plain in signature.aliases:
            rest = tuple(alias for alias in (signature.name, *signature.aliases) if alias != plain)
            signature = replace(signature, name=plain, aliases=rest)
        found.append(signature)
    return found
