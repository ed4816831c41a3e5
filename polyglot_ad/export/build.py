"""Functions and their derivatives compiled into one library with a header, for baseline processors: nothing of this package stays in it.

polyglot-ad build kernels.c --name kernels --function rosenbrock --gradient rosenbrock:x -o out
out/kernels.h  out/libkernels.so  out/libkernels.a
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from polyglot_ad.bindings.request import differentiable
from polyglot_ad.budget import Checkpointing
from polyglot_ad.errors import ArgumentError
from polyglot_ad.functions.function import Function
from polyglot_ad.functions.library import Library, function_named
from polyglot_ad.programs.levels import Level
from polyglot_ad.programs.products import MESSAGE

from .archive import Member, archive, asked_for, members_of
from .header import header, prototype
from .interface import Exported
from .julia import write_module
from .python import write_package
from .rust import write_rust

Kind = Literal["value", "gradient", "tangent"]
_WORDS = {"value": "{0}, itself.", "gradient": "{0} and its gradient (shadows are added into).", "tangent": "{0} and its derivative."}


@dataclass(frozen=True)
class Wanted:
    """One function of the library: a function of the program itself, or its derivative with respect to parameters (all that have one, if
    none is named).

    `gradient` is reverse mode, `tangent` forward mode. `budget`: the bytes of memory that a gradient may keep; 0 for no limit."""

    kind: Kind
    function: str
    parameters: tuple[str, ...] = ()
    budget: int = 0

    @staticmethod
    def parse(kind: Kind, text: str, budget: int = 0) -> Wanted:
        """From the words of the command line: "name" or "name:x,y" (names may hold "::")."""
        match = re.fullmatch(r"(.*[^:]):([^:]+)", text)
        return Wanted(kind, match[1], tuple(match[2].split(",")), budget) if match else Wanted(kind, text, budget=budget)


@dataclass(frozen=True)
class Built:
    """What was written, and the names of the exported functions."""

    header: Path
    shared: Path
    static: Path
    functions: tuple[str, ...]
    prototypes: Path
    """What the header declares, without directives: for `cffi.FFI().cdef`."""
    package: Path | None = None
    """The folder of a Python package with the functions."""
    julia: Path | None = None
    """A Julia module with the functions."""
    rust: Path | None = None
    """A Rust module with the functions."""


def build(library: Library, name: str, wanted: Sequence[Wanted], folder: Path, languages: Collection[str] = ()) -> Built:
    """Compile `wanted` functions of `library` into `folder`/lib`name`.so and .a, declared in `name`.h.

    Exported names are NAME_function, NAME_function_gradient, NAME_function_tangent. `languages`: which get wrappers: "python" a package
    that any installer takes, "julia" a module NAME.jl, "rust" a module NAME.rs.
    """
    from polyglot_ad.llvm.codegen import optimise_and_emit

    if not wanted:
        raise ArgumentError("build: name at least one function or gradient")
    if not name.isidentifier():
        raise ArgumentError(f"build: {name!r} cannot begin the names of functions")
    if languages and any(one.budget for one in wanted):
        raise ArgumentError("build: gradients within a memory budget have no wrappers: call their C functions")
    made = [_Export(library, name, one) for one in wanted]
    names = [one.name for one in made]
    for twice in {one for one in names if names.count(one) > 1}:
        raise ArgumentError(f"build: {twice} is asked for twice")
    members = [one.member(f"{k}.o") for k, one in enumerate(made)]
    state = made[0].function.program.state()
    if state is not None:
        members.append(Member("state.o", optimise_and_emit(state.text, state.variables, host=False), state.variables))
    text = "\n\n".join(one.declaration for one in made) + "\n"
    files = Built(folder / f"{name}.h", folder / f"lib{name}.so", folder / f"lib{name}.a", tuple(names), folder / f"{name}.cdef")
    folder.mkdir(parents=True, exist_ok=True)
    files.header.write_text(header(name, text))
    files.prototypes.write_text(text)
    files.static.write_bytes(archive([*members, *asked_for(members, _of_languages(made[0].function))]))
    _link(members, files.shared, made[0].function)
    exported = [Exported(one.name, one.wanted.kind, one.function.signature, one.flat, one.error, one.selected) for one in made]
    if "python" in languages:
        files = replace(files, package=write_package(folder, name, files.shared, text, exported))
    if "julia" in languages:
        files = replace(files, julia=write_module(folder, name, exported))
    if "rust" in languages:
        files = replace(files, rust=write_rust(folder, name, exported))
    return files


class _Export:
    """One exported function: its code under its own name, and its declaration."""

    def __init__(self, library: Library, prefix: str, wanted: Wanted) -> None:
        function = function_named(library, wanted.function, "build")
        function.require_callable()
        self.function = function
        self.wanted = wanted
        plain = re.sub(r"\W+", "_", wanted.function)
        self.name = f"{prefix}_{plain}" + ("" if wanted.kind == "value" else f"_{wanted.kind}")
        self.selected = self._selected(wanted)
        self.code, self.flat = function.program.export(function.signature, self._request(wanted))
        self.error = f"{self.name}_error" if MESSAGE in self.code.exports else ""
        words = _WORDS[wanted.kind].format(function.signature.name)
        self.declaration = prototype(self.name, words, function.signature, self.flat, self.error, wanted.budget)
        if self.error:
            self.declaration += f"\nconst char *{self.error}(void);"

    def _request(self, wanted: Wanted) -> tuple[Level, ...]:
        if wanted.kind == "value":
            return ()
        if wanted.kind == "tangent":
            return (Level("forward", self.selected),)
        lines = self.function.program.marked_lines
        checkpoint = Checkpointing(True, lines, by_lines=bool(lines)) if wanted.budget else None
        return (Level("reverse", self.selected, checkpoint=checkpoint, budget=wanted.budget),)

    def _selected(self, wanted: Wanted) -> tuple[int, ...]:
        """The parameters that the derivative is with respect to."""
        parameters = self.function.signature.parameters
        selected = tuple(sorted(self.function.position(one) for one in wanted.parameters))
        for index in selected:
            if not differentiable(parameters[index]):
                raise ArgumentError(f"build: {wanted.function} has no derivative with respect to {parameters[index].name}")
        return selected or tuple(i for i, one in enumerate(parameters) if differentiable(one) and one.intent != "out")

    def member(self, name: str) -> Member:
        from polyglot_ad.llvm.codegen import optimise_and_emit

        renamed = {self.code.exports[0]: self.name, **({MESSAGE: self.error} if self.error else {})}
        text = self.code.text
        for old, new in renamed.items():
            text = re.sub(rf'@(?:"{re.escape(old)}"|{re.escape(old)}(?![\w.$-]))', f"@{new}", text)
        symbols = tuple(renamed.values())
        return Member(name, optimise_and_emit(text, symbols, host=False), symbols)


def _of_languages(function: Function) -> list[Member]:
    """The objects of the static libraries that the program needs (Rust's standard library), as in what compilers call a static library: a
    linker takes those that are asked for."""
    paths = [Path(path) for path in function.program.link.objects]
    return [member for path in paths if path.suffix in (".a", ".rlib") for member in members_of(path.read_bytes())]


def _link(members: Sequence[Member], target: Path, function: Function) -> None:
    from polyglot_ad.langs.linker import link_shared

    with tempfile.TemporaryDirectory(prefix="polyglot_ad") as folder:
        objects = [Path(folder) / member.name for member in members]
        for path, member in zip(objects, members, strict=True):
            path.write_bytes(member.content)
        link_shared(objects, target, function.program.link)
