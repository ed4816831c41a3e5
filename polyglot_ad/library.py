"""`load` and `compile`, and what they give: a `Library` of `Function`s."""

from __future__ import annotations

import functools
import inspect
import itertools
import keyword
from collections.abc import Callable, Iterator, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, cast

from polyglot_ad.bindings.addresses import address_of
from polyglot_ad.bindings.describing import describe, describe_dtype, describe_parameter
from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.native import native_call
from polyglot_ad.langs import Request, text_file
from polyglot_ad.langs.directives import warn_of_serial

from . import cache
from .budget import Budget, Loops, Memory, budget_of, with_loops, with_marks
from .errors import ArgumentError, CompileError, Error, SignatureError
from .launches import Launch
from .lengths import Lengths
from .locks import making
from .native_function import c_pointer
from .outputs import Outputs
from .program import Program
from .result_arrays import ResultArrays
from .signature.kernels import of_launch
from .signature.model import Parameter, Signature
from .stages import stage
from .structures import Structures
from .suggest import suggestion
from .variables import Scope, scopes

if TYPE_CHECKING:
    from polyglot_ad.langs.unit import Unit

    from .explain import Explanation
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
    from .signature import declare

    return declare(declarations, intents)


class Library:
    """A program's functions, as attributes (`lib.rosenbrock`) or by name (`lib["module::flux"]`)."""

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
        if len(names) == 1:
            return self._compiled(names[0])
        if names:
            raise KeyError(f"{name} is ambiguous here: {', '.join(names)}")
        if (fortran := self._without_case(name)) is not None:
            return fortran
        if (scope := self._scopes.get(name.lower())) is not None:
            return scope
        raise KeyError(f"no function {name!r} in {self!r}{suggestion(name, [*self._functions, *self._aliases])}")

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
        return [*super().__dir__(), *(name for name in [*self._functions, *self._scopes] if name.isidentifier())]

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


def function_of(program: Program, signature: Signature) -> Function:
    """The function of a signature: a `Kernel` where it is one of a GPU."""
    made = Kernel if any(map(of_launch, signature.parameters)) else Function
    return made(program, signature)


def function_named(library: Library, name: str, who: str) -> Function:
    """The function that a command or a build names; ArgumentError where there is none of fixed types."""
    try:
        found = library[name]
    except KeyError as error:
        raise ArgumentError(f"{who}: {error.args[0]}; there are: {', '.join(library) or 'none'}") from None
    if not isinstance(found, Function):
        raise ArgumentError(f"{who}: {name} gets its types at the call; name a method of concrete types")
    return found


class Function:
    """A native function. Calling it runs it on the caller's own arrays, which it may write to, and gives its return value."""

    def __init__(self, program: Program, signature: Signature, settled: bool = False) -> None:
        self.program = program
        self.signature = signature
        self.__name__ = signature.name
        self.__doc__ = document(signature)
        self.derived: dict[object, Any] = {}
        self.memory: Budget | None = None
        """What `within` was given."""
        self.visible = tuple(p for p in signature.parameters if not p.hidden and not of_launch(p))
        """The parameters that users pass."""
        self.structures = Structures(signature.name, self.visible)
        self.open = not settled and any(key in _WAYS for parameter in signature.parameters for key, _ in parameter.detail)
        """Whether arguments may pass in several ways: a call says which variant (`variants.py`) it is of."""
        self._result = ResultArrays.of(program, signature)
        self._outputs = Outputs(signature, self.visible)
        self._lengths = Lengths(signature, self.visible)
        self.completes = bool(self._result or self.structures or self._outputs.positions or self._lengths.positions)
        """Whether a call has more or other arguments below Python than users may give it."""
        self._count = -1 if self.completes else len(signature.parameters)
        self._native: Callable[..., Any] = self._settle if self.open else self._first_call

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if kwargs or len(args) != self._count:
            given = self.placed(args, kwargs)
            args = self._complete(given)
            if left_out := self._outputs.left_out(given):
                return self._outputs.returned(self._native(*args), args, left_out)
        return self._native(*args)

    def _first_call(self, *args: Any) -> Any:
        self.require_callable()
        compiled = self.program.primal(self.signature)
        native = native_call(self.signature, compiled.native, compiled.on_error)
        self._native = self._result.returning(native) if self._result else native
        return self._native(*args)

    def _settle(self, *args: Any) -> Any:
        from .variants import variant

        return variant(self, args)._native(*args)

    def at(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Function, tuple[Any, ...]]:
        """The variant for these arguments, and the arguments by position."""
        from .variants import variant

        bound = self.bind(args, kwargs)
        return variant(self, bound), bound

    def own_count(self, given: int) -> int:
        """How many of so many arguments by position are the function's own, and not tangents or cotangents behind them."""
        return min(given, len(self.structures.arguments))

    def names_of(self, where: int | tuple[int, ...]) -> Any:
        """Positions of parameters as an `argnums`: by name where users count otherwise."""
        if not self.structures:
            return where
        return self.visible[where].name if isinstance(where, int) else tuple(self.visible[one].name for one in where)

    def require_callable(self) -> None:
        if self.signature.error:
            raise SignatureError(f"{self.signature.name} cannot be called from Python: {self.signature.error}")

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        """The arguments by position; parameters that are optional and not given are None. Arrays that are only written are made where they
        were not given, lengths of arrays are found, and a result array that the caller must bring stands last."""
        return self._complete(self.placed(args, kwargs))

    def with_lengths(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """Visible arguments by position, with the lengths of arrays that are None."""
        return self._lengths.complete(args)

    def _complete(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        bound = self._outputs.complete(self._lengths.complete(given))
        return (*bound, *self._result.make(bound)) if self._result else bound

    def placed(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        """The visible arguments by position; None for what was left out and may be."""
        self.require_callable()
        parameters = self.visible
        if self.structures:
            args, kwargs = self.structures.expanded(args), self.structures.named(kwargs)
        if len(args) == len(parameters) and not kwargs:
            return tuple(args)
        if len(args) > len(parameters):
            raise ArgumentError(f"{self.signature.name}: {len(args)} arguments were given, it takes {len(parameters)}: {self._names()}")
        given = dict(zip((parameter.name for parameter in parameters), args))
        for name, value in kwargs.items():
            if name in given:
                raise ArgumentError(f"{self.signature.name}: argument '{name}' was given twice")
            if all(parameter.name != name for parameter in parameters):
                hint = suggestion(name, (parameter.name for parameter in parameters))
                raise ArgumentError(f"{self.signature.name}: no argument is called '{name}'; it takes: {self._names()}{hint}")
            given[name] = value
        made = {parameters[index].name for index in (*self._outputs.positions, *self._lengths.positions)}
        missing = [p.name for p in parameters if p.name not in given and not p.optional and p.name not in made]
        if missing:
            found = None if kwargs else self._lengths.spread(args, self._outputs.positions)
            if found is not None:
                return found
            raise ArgumentError(f"{self.signature.name}: missing {', '.join(repr(name) for name in missing)}; it takes: {self._names()}")
        return tuple(given.get(parameter.name) for parameter in parameters)

    def _names(self) -> str:
        return ", ".join(parameter.name for parameter in self.visible) or "no arguments"

    def position(self, which: int | str) -> int:
        """The position of the parameter that an `argnums` means."""
        parameters = self.visible
        if isinstance(which, str):
            for index, parameter in enumerate(parameters):
                if parameter.name == which:
                    return index
            hint = suggestion(which, (parameter.name for parameter in parameters))
            raise ArgumentError(f"{self.signature.name}: no argument is called '{which}'; it takes: {self._names()}{hint}")
        if isinstance(which, bool) or not isinstance(which, int):
            raise ArgumentError(f"{self.signature.name}: argnums must be positions or names, got {which!r}")
        if not -len(parameters) <= which < len(parameters):
            raise ArgumentError(f"{self.signature.name}: there is no argument {which}; it takes: {self._names()}")
        return which % len(parameters)

    def explain(
        self, *args: Any, argnums: int | str | Sequence[int | str] | None = None, memory: Memory = None, checkpoint: Loops = None
    ) -> Explanation:
        """What the gradient with respect to `argnums` (to all real arguments) keeps, recomputes and allocates, per source line: print it,
        or `save` it as a page. With the arguments of a call, in bytes of that call. `memory`: of the gradient within a memory budget."""
        from .api.selection import chosen, positions
        from .bindings.request import differentiable
        from .explain import explain

        self.require_callable()
        if argnums is None:
            argnums = self.names_of(tuple(i for i, p in enumerate(self.visible) if differentiable(p) and p.intent != "out"))
        return explain(
            self.within(memory, "explain", checkpoint), chosen(positions(self, argnums, "explain")), self.bind(args, {}) if args else None
        )

    @property
    def budget(self) -> Budget | None:
        """How much memory its reverse-mode derivatives may keep. What is marked in the source is checkpointed in any case."""
        return with_marks(self.memory or self.program.memory, self.program.marked, self.program.marked_lines)

    def within(self, memory: Memory, transform: str, loops: Loops = None) -> Function:
        """The function, whose reverse-mode derivatives keep no more memory than this, and reverse these loops by checkpoints."""
        budget = with_loops(budget_of(memory, transform), loops, transform)
        if budget is None:
            return self
        found = self.derived.get(("within", budget))
        if found is None:
            made = object.__new__(type(self))
            made.__dict__.update(self.__dict__, memory=budget, derived={})
            found = self.derived.setdefault(("within", budget), made)
        assert isinstance(found, Function)
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        if self.memory is not None:
            plain = object.__new__(type(self))
            plain.__dict__.update(self.__dict__, memory=None)
            return _restored_within, (plain, self.memory.bytes, dict(self.memory.loops) or None)
        index = self.program.signatures.index(self.signature)
        return _restored_function, (portable_key(self.program), index)

    def __deepcopy__(self, memo: object) -> Function:
        return self

    @property
    def __signature__(self) -> inspect.Signature:
        kind, empty = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.empty
        required = True
        parameters: list[inspect.Parameter] = []
        optional = {parameter.name for parameter in self.visible if parameter.optional}
        for own in self.structures.arguments:
            required &= own not in optional
            how = kind if own.isidentifier() and not keyword.iskeyword(own) else inspect.Parameter.POSITIONAL_ONLY
            name = own if how is kind else f"argument{len(parameters)}"
            parameters.append(inspect.Parameter(name, how, default=empty if required else None))
        try:
            return inspect.Signature(parameters)
        except ValueError:  # names that Python cannot have in this order
            return inspect.Signature([inspect.Parameter("args", inspect.Parameter.VAR_POSITIONAL)])

    @property
    def cffi(self) -> Any:
        """The function as a pointer of cffi, which C code, Numba or SciPy's LowLevelCallable call by its address: with flat arguments,
        which are its own where they are numbers and pointers. Nothing is checked; after an error of native code the result is NaN or
        zero."""
        self.require_callable()
        return c_pointer(self.program, self.signature)

    @property
    def address(self) -> int:
        """The address behind `cffi`."""
        return int(address_of(self.cffi) or 0)

    def ir(self, optimised: bool = True) -> str:
        """The LLVM IR of the function and of what it calls: as it is differentiated, or as the compiler delivered it."""
        return self.program.ir(self.signature, optimised)

    def _repr_html_(self) -> str:
        from .notebook import function_html

        return function_html(self.signature, summary(self.signature), self.visible)

    def __repr__(self) -> str:
        error = f", not callable from Python: {self.signature.error}" if self.signature.error else ""
        return f"<{self.signature.language} function {summary(self.signature)}{error}>"


class Kernel(Function):
    """A kernel of a GPU. It is called with the shape of a launch in brackets: `kernel[grid, block, shared](arguments…)`."""

    def __init__(self, program: Program, signature: Signature) -> None:
        super().__init__(program, signature)
        self._launches: dict[Launch, LaunchedKernel] = {}
        (static,) = (value for parameter in signature.parameters for key, value in parameter.detail if key == "static")
        assert isinstance(static, int)
        self.static_shared_bytes = static

    def __getitem__(self, launch: Any) -> LaunchedKernel:
        key = Launch.of(self.__name__, self.static_shared_bytes, launch)
        if key not in self._launches:
            self._launches[key] = LaunchedKernel(self, key)
        return self._launches[key]

    def require_callable(self) -> None:
        super().require_callable()
        raise ArgumentError(f"{self.__name__} is a kernel, say how it is launched: {self.__name__}[grid, block](…)")


class LaunchedKernel(Function):
    """A kernel with the shape of its launch: a function of the kernel's own parameters."""

    def __init__(self, kernel: Kernel, launch: Launch) -> None:
        super().__init__(kernel.program, kernel.signature)
        self.kernel, self.launch = kernel, launch
        self.completes, self._count = True, -1

    def bind(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        bound_already = len(args) == len(self.signature.parameters) and not kwargs
        return tuple(args) if bound_already else super().bind(args, kwargs)

    def _complete(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*super()._complete(given), *self.launch.values)

    def __reduce__(self) -> tuple[Any, ...]:
        return Kernel.__getitem__, (self.kernel, (self.launch.grid, self.launch.block, self.launch.shared))

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]} in {self.launch}>"


_WAYS = ("or address", "function")
"""Details of parameters that pass in several ways."""


def portable_key(program: Program) -> str:
    """What finds the program again in another process, where what Python stated about it is not known."""
    if program.rules.all() or program.stated().rules:
        raise TypeError("a function with custom rules from Python cannot be pickled: load it, and state the rules, where it is needed")
    return program.key


def _restored_within(function: Function, memory: int, loops: dict[str, int] | None = None) -> Function:
    return function.within(memory, "a pickled function", loops)


@functools.cache
def _restored_program(key: str) -> Program:
    found = Program.find(key)
    if found is None:
        where = "load its sources here (POLYGLOT_AD_CACHE_DIR says where the cache is)"
        raise Error(f"a pickled function is not in the cache of this machine: {where}")
    return found


def _restored_library(key: str, sources: Sequence[str], functions: Mapping[str, Function]) -> Library:
    library = Library(_restored_program(key), sources)
    library._functions.update(functions)
    return library


@functools.cache
def _restored_function(key: str, index: int) -> Function:
    program = _restored_program(key)
    return function_of(program, program.signatures[index])


def summary(signature: Signature) -> str:
    """One line: `dot(x: float64 array, n: int32) -> float64`."""
    parameters = ", ".join(_described([p for p in signature.parameters if not p.hidden and not of_launch(p)]))
    hidden = next((p for p in signature.parameters if p.hidden), None)
    if hidden is not None:
        return f"{signature.name}({parameters}) -> {describe_parameter(hidden).removeprefix('a writable ')}"
    result = signature.result
    if result.kind == "none":
        return f"{signature.name}({parameters})"
    dtype = describe_dtype(numpy_dtype(result.dtype))
    kind = f"{dtype} array of shape {result.shape}" if result.kind == "array" else dtype
    detail = dict(result.detail)
    if "address" in detail:
        kind = "text" if "text" in detail else f"Pointer ({detail['address']})"
    return f"{signature.name}({parameters}) -> {kind}"


def _described(parameters: Sequence[Parameter]) -> Iterator[str]:
    """The parameters in words; the members of a structure in braces."""
    for of, members in itertools.groupby(parameters, lambda p: dict(p.detail).get("of")):
        words = [f"{p.name.removeprefix(f'{of}.')}: {describe_parameter(p).removeprefix('a ')}" for p in members]
        if of is None:
            yield from words
        else:
            yield f"{of}: {{{', '.join(words)}}}"


def document(signature: Signature) -> str:
    """The docstring of a function."""
    lines = [summary(signature)]
    if signature.documentation:
        lines += ["", signature.documentation]
    if signature.source:
        lines += ["", f"{signature.language} function, {signature.source}:{signature.line}"]
    written = [p.name for p in signature.parameters if p.kind != "scalar" and p.intent != "in" and not p.hidden]
    if written:
        lines.append(f"writes: {', '.join(written)}")
    if signature.error:
        lines += ["", f"cannot be called from Python: {signature.error}"]
    return "\n".join(lines)
