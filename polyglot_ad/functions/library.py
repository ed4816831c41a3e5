"""`load` and `compile`, and what they give: a `Library` of `Function`s."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, cast

from polyglot_ad.bindings.describing import describe
from polyglot_ad.budget import Memory, budget_of
from polyglot_ad.errors import ArgumentError, CompileError
from polyglot_ad.langs import Request, text_file
from polyglot_ad.langs.directives import warn_of_serial
from polyglot_ad.passes.stages import stage
from polyglot_ad.process import cache
from polyglot_ad.process.locks import making
from polyglot_ad.programs.program import Program
from polyglot_ad.signature.model import Signature
from polyglot_ad.suggest import suggestion

from .docstrings import summary
from .function import Function, function_of, portable_key, restored_program
from .namespaces import namespace, namespaces
from .variables import Scope, scopes

if TYPE_CHECKING:
    from polyglot_ad.langs.unit import Unit

    from .generic import GenericFunction
    from .live_functions import Live

Source = str | PathLike[str] | Callable[..., Any]


Flags = str | Sequence[str] | Mapping[str, str | Sequence[str]] | None


def load(
    sources: Source | Sequence[Source],
    *,
    flags: Flags = None,
    openmp: bool | None = None,
    mpi: bool = False,
    reproducible: bool = False,
    strong_zero: bool = False,
    certify: bool = False,
    memory: Memory = None,
    language: str | None = None,
    declarations: str = "",
    intents: Mapping[str, str] | None = None,
) -> Library:
    """The functions of source files, as Python functions on numbers and NumPy arrays.

    `sources`: one path or several, in one or several languages, functions that Numba compiles (`@njit`), and functions of a Julia that
    juliacall runs in this process: they become one program, whose parts may call each other. The suffix says
    the language (.c .cpp .rs .f90 .jl .ll .bc; a Cargo.toml or its folder is a crate), or `language` does.
    `flags`: for the compiler, or per language: {"c": ["-DN=3"], "fortran": "-fdefault-real-8"}.
    `openmp`: whether OpenMP's directives are obeyed; where nothing is said and a source has some, a warning says that they are not.
    `reproducible`: with as many OpenMP threads as before, functions and derivatives compute the same bits again (docs/parallel.md).
    `strong_zero`: in products of derivatives, zero times infinity or NaN is zero, as Enzyme's `enzyme_strong_zero` has it: what does not
    matter (a zero weight, a branch not taken) adds nothing where its own derivative is infinite.
    `memory`: how much reverse-mode derivatives may keep ("1 GB", or bytes), where they can be made to (docs/checkpointing.md); by default
    what POLYGLOT_AD_MEMORY says.
    `certify`: the first call of every derivative certifies it at its arguments (docs/certify.md); POLYGLOT_AD_CERTIFY=1 does so for all.
    `declarations`: C prototypes that say more than the debug info, or stand in for it: "double dot(int n, const double x[n]);". `intents`
    of their parameters by name ("in", "out", "inout"), where const does not say it.
    """
    given = [sources] if isinstance(sources, str | PathLike) or not isinstance(sources, Sequence) else list(sources)
    live: list[Live] = []
    if any(not isinstance(source, str | PathLike) for source in given):
        from .live_functions import is_live, library, live_sources
        from .numba_functions import exported

        for source in given:
            if not (isinstance(source, str | PathLike) or is_live(source)):
                raise ArgumentError(f"load: a source must be a path or a function of Numba or of a running Julia, got {source!r}")
        live = live_sources(given)
        given = [*(source for source in given if not is_live(source)), *exported(live)]
        if not given:
            return library(live)
    if not (flags is None or isinstance(flags, str | Sequence | Mapping)):
        raise ArgumentError(f"flags must be a string, a sequence of them, or those by language; got {flags!r}")
    paths = cast("list[str | PathLike[str]]", given)
    request = Request.of(paths[0] if len(paths) == 1 else paths, flags, bool(openmp), mpi, language, alone=True)
    if openmp is None:
        warn_of_serial(request)
    with making:
        with stage("compile"), cache.alone(cache.digest("compile", request.identity())):
            units, record = request.compile()
        stated = sorted((intents or {}).items())
        options = [name for name, given in (("reproducible", reproducible), ("strong zero", strong_zero)) if given]
        key = cache.digest(record.content, cache.package_identity(), declarations, stated, *options)
        with stage("assemble"):
            program = Program.find(key) or _built(key, units, _declared(declarations, intents), reproducible, strong_zero)
    program.certify |= certify
    program.memory = budget_of(memory, "load", required=False) or program.memory
    generic: Mapping[str, GenericFunction] = {}
    if "julia" in request.languages:
        from .generic import generic_functions

        generic = generic_functions(units, dict(request.options)["julia"])
    if live:
        from .live_functions import generic_functions as live_functions

        generic = {**generic, **live_functions(live, units)}
    return Library(program, [str(path) for path in request.sources], generic)


def _built(key: str, units: Sequence[Unit], declared: Sequence[Signature], reproducible: bool, strong_zero: bool) -> Program:
    with cache.alone(key):
        return Program.find(key) or Program.build(key, units, declared, reproducible, strong_zero)


def compile(
    text: str,
    language: str,
    *,
    flags: Flags = None,
    openmp: bool | None = None,
    mpi: bool = False,
    reproducible: bool = False,
    strong_zero: bool = False,
    certify: bool = False,
    memory: Memory = None,
    declarations: str = "",
    intents: Mapping[str, str] | None = None,
) -> Library:
    """As `load`, of a source given as text."""
    if not isinstance(text, str):
        raise ArgumentError(f"compile: expected the text of a program, got {describe(text)}")
    if not isinstance(language, str):
        raise ArgumentError(f"compile: language= must be a name, got {language!r}")
    source = text_file(text, language)
    try:
        return load(
            source,
            flags=flags,
            openmp=openmp,
            mpi=mpi,
            reproducible=reproducible,
            strong_zero=strong_zero,
            certify=certify,
            memory=memory,
            language=language,
            declarations=declarations,
            intents=intents,
        )
    except CompileError as error:
        # The user has no file: where the text is kept says nothing.
        error.args = (str(error).replace(f"{source.parent}/", ""), *error.args[1:])
        raise


def _declared(declarations: str, intents: Mapping[str, str] | None) -> list[Signature]:
    if not declarations:
        if intents:
            raise ArgumentError("intents belong to declarations: declare the functions that they are about")
        return []
    from polyglot_ad.signature import declare

    return declare(declarations, intents)


class Library:
    """A program's functions, as attributes (`lib.rosenbrock`) or by name (`lib["module::flux"]`); those of a namespace or module
    also as attributes of it (`lib.module.flux`)."""

    def __init__(self, program: Program, sources: Sequence[str], generic: Mapping[str, GenericFunction] | None = None) -> None:
        self._program = program
        self._sources = tuple(sources)
        self._functions: dict[str, Function | GenericFunction] = {}
        self._aliases: dict[str, list[str]] = {}
        for signature in program.signatures:
            self._functions[signature.name] = function_of(program, signature)
            for alias in signature.aliases:
                self._aliases.setdefault(alias, []).append(signature.name)
        self._scopes = scopes(program, self.__getitem__)
        for name, function in (generic or {}).items():
            # A single method of concrete types is compiled already where it is linked with other sources.
            if name not in self._functions or len(function.methods) > 1:
                self._functions[name] = function
                self._aliases.setdefault(name.rsplit(".", 1)[-1], []).append(name)

    def __getitem__(self, name: str) -> Any:
        if name in self._functions:
            return self._compiled(name)
        names = self._aliases.get(name, [])
        exported = [one for one in names if isinstance(f := self._functions[one], Function) and f.signature.symbol == name]
        names = exported if len(exported) == 1 else names  # before methods, and functions of other modules, that are called so too
        names = self._of_crates(names) if len(names) > 1 else names
        if len(names) == 1:
            return self._compiled(names[0])
        if names:
            raise KeyError(f"{name} is ambiguous here: {', '.join(names)}")
        if (fortran := self._without_case(name)) is not None:
            return fortran
        if (scope := self._scopes.get(name.lower())) is not None:
            return scope
        raise KeyError(f"no function {name!r} in {self!r}{suggestion(name, [*self._functions, *self._aliases])}")

    def _of_crates(self, names: list[str]) -> list[str]:
        """Those of Rust's functions that stand in a crate itself, where there are such: before those of its modules."""
        outer = [
            one
            for one in names
            if isinstance(f := self._functions[one], Function) and f.signature.language == "rust" and one.count("::") == 1
        ]
        return outer or names

    def _without_case(self, name: str) -> Function | None:
        """A function of Fortran, whose names have no case."""
        folded = name.lower()
        for names in ([folded], self._aliases.get(folded, [])):
            found = [f for one in names if isinstance(f := self._functions.get(one), Function) and f.signature.language == "fortran"]
            if len(found) == 1 and folded != name:
                return found[0]
        return None

    def _compiled(self, name: str) -> Function | GenericFunction:
        found = self._functions[name]
        return found if isinstance(found, Function) else found.alone()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self[name]
        except KeyError as error:
            if (inner := namespace(name, [*self._functions, *self._aliases], self.__getitem__)) is not None:
                return inner
            raise AttributeError(error.args[0]) from None

    def __contains__(self, name: object) -> bool:
        return name in self._functions or name in self._aliases or (isinstance(name, str) and self._without_case(name) is not None)

    @property
    def variables(self) -> Mapping[str, Scope]:
        """The variables that Fortran modules and COMMON blocks have, by the name of these: `lib.variables["physics"]`, or `lib.physics`."""
        return self._scopes

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __len__(self) -> int:
        return len(self._functions)

    def __reduce__(self) -> tuple[Any, ...]:
        own = {signature.name for signature in self._program.signatures}
        lazy = {name: self[name] for name in self._functions if name not in own}
        if not all(isinstance(function, Function) for function in lazy.values()):
            raise TypeError(f"{self!r} has functions that get their types at the call, and cannot be pickled; load it where it is needed")
        return _restored_library, (portable_key(self._program), self._sources, lazy)

    def __dir__(self) -> list[str]:
        return [
            *super().__dir__(),
            *(name for name in [*self._functions, *self._scopes] if name.isidentifier()),
            *namespaces(self._functions),
        ]

    def _ipython_key_completions_(self) -> list[str]:
        return list(self._functions)

    def _repr_html_(self) -> str:
        from .notebook import library_html

        described = [
            (name, f.signature, summary(f.signature)) if isinstance(f, Function) else (name, None, "")
            for name, f in self._functions.items()
        ]
        return library_html(self._sources, described, self._program.variables)

    def __repr__(self) -> str:
        return f"<Library of {', '.join(self._sources)}: {', '.join(self._functions) or 'no functions'}>"


def function_named(library: Library, name: str, who: str) -> Function:
    """The function that a command or a build names; ArgumentError where there is none of fixed types."""
    try:
        found = library[name]
    except KeyError as error:
        raise ArgumentError(f"{who}: {error.args[0]}; there are: {', '.join(library) or 'none'}") from None
    if not isinstance(found, Function):
        raise ArgumentError(f"{who}: {name} gets its types at the call; name a method of concrete types")
    return found


def _restored_library(key: str, sources: Sequence[str], functions: Mapping[str, Function]) -> Library:
    library = Library(restored_program(key), sources)
    library._functions.update(functions)
    return library
