"""`JuliaSource`: a Julia file whose functions are compiled for argument types when those are known, as Julia itself does.

    source = JuliaSource("model.jl")
    source.functions()                                  # what the file defines; nothing is compiled
    types = source.argument_types((x, 3), "energy")     # ["Array{Float64,1}", "Int64"] from Python values
    unit = source.specialise("energy", types)           # a Unit, kept on disk

`Unit.interface` of a specialisation:

    {"functions": [{
        "name": "energy", "symbol": "jl.energy.0123456789ab", "types": [...], "file", "line",
        "arguments": [{"name", "type", "passing", ...}],
        "result": {"type", "passing", ...}}],
     "array": {"data": 0, "length": 8, "sizes": 24, "minimum": 40}}

`passing` of an argument: "value" (a scalar; Ptr{T} is an i64), "reference" (address of the bytes of a tuple or immutable structure),
"object" (address of an array's header or of a mutable structure), "ghost" (functions, nothing: no IR argument). Of a result: "value",
"sret" (hidden first argument), "object", "ghost" (void). Scalars and structures have "size", "alignment", "leaves" [[offset, type, bytes]],
structures "fields" [{"name", "type", "offset"}] and "mutable"; arrays have "array": {"element", "dimensions", "size", "leaves"}.

An array's header, made by whoever calls: at "data" the address of the first element, at "length" (i64) the number of elements, at 16 (i16)
dimensions << 2, at 18 (i16) bytes of an element, at "sizes" (i64 each) the sizes; vectors have their capacity (the length) behind their
size. "minimum" bytes at least, and 8 more per dimension beyond two. Julia 1.11 on: "memory" instead of "length", the address of
{i64 length, ptr data}.

Memory that Julia code allocates belongs to an arena: see runtime.ll for `pad.gc.mark` and `pad.gc.release`, which bracket a call.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from polyglot_ad.errors import CompileError, SignatureError
from polyglot_ad.langs import store
from polyglot_ad.langs.base import Options
from polyglot_ad.langs.julia.argument_types import julia_type
from polyglot_ad.langs.julia.process import SCRIPTS, Specialisation, ask_julia
from polyglot_ad.langs.julia.rewrite import Entry, portable, stable_symbol
from polyglot_ad.langs.julia.toolchain import find_julia
from polyglot_ad.langs.record import Record
from polyglot_ad.langs.unit import LinkRequirements, Unit

DEFAULT = Options()


@dataclass(frozen=True)
class JuliaArgument:
    """`concrete`: the method itself says the type, nothing is left to the call."""

    name: str
    type: str
    concrete: bool


@dataclass(frozen=True)
class JuliaFunction:
    """A method as the file defines it. `name` has the modules inside of the file in front ("Inner.f"). `concrete`: all its types are."""

    name: str
    arguments: tuple[JuliaArgument, ...]
    file: str
    line: int
    concrete: bool
    varargs: bool

    @staticmethod
    def of(facts: dict[str, Any]) -> JuliaFunction:
        arguments = tuple(JuliaArgument(**argument) for argument in facts["arguments"])
        return JuliaFunction(facts["name"], arguments, facts["file"], facts["line"], facts["concrete"], facts["varargs"])

    @property
    def specialisation(self) -> Specialisation:
        return Specialisation(self.name, tuple(argument.type for argument in self.arguments))


class JuliaSource:
    """See the module's docstring. Holds no Julia process: each question that the disk cannot answer starts one."""

    def __init__(self, source: str | PathLike[str], options: Options = DEFAULT) -> None:
        self.path = Path(os.path.abspath(Path(source).expanduser()))
        if not self.path.exists():
            raise FileNotFoundError(f"no such source: {self.path}")
        self.options = options

    def functions(self) -> list[JuliaFunction]:
        """Every method of the functions that the file and what it includes define, in the order of the source."""
        return [JuliaFunction.of(facts) for facts in self.catalogue().interface["methods"]]  # type: ignore[attr-defined]

    def catalogue(self) -> Unit:
        """A Unit without code whose interface lists the methods of the file: {"methods": [...]}."""
        identity = self._key("catalogue")
        known = store.load(identity)
        if known is not None:
            return known[0][0]
        with tempfile.TemporaryDirectory(prefix="polyglot_ad-julia-") as folder:
            answer = ask_julia(self.path, [], self.options.flags, Path(folder), list_functions=True)
        unit = catalogue_unit(self.path, answer, identity)
        store.save([unit], Record.of(identity, unit.dependencies))
        return unit

    def argument_types(self, arguments: Sequence[object], name: str | None = None) -> list[str]:
        """Julia's types of Python values. A Python number becomes what the only method of `name` with so many arguments asks for."""
        declared: Sequence[JuliaArgument | None] = [None] * len(arguments)
        if name is not None:
            methods = [f for f in self.functions() if f.name == name and len(f.arguments) == len(arguments) and not f.varargs]
            if len(methods) == 1:
                declared = methods[0].arguments
        return [
            julia_type(value, argument.type if argument and argument.concrete else "", f"argument {number} of {name or 'the function'}")
            for number, (value, argument) in enumerate(zip(arguments, declared, strict=True))
        ]

    def specialise(self, name: str, types: Sequence[str]) -> Unit:
        """The code of one specialisation. SignatureError when no method takes these types, CompileError when it is not portable."""
        return self.specialise_all([Specialisation(name, tuple(types))])[0]

    def specialise_all(self, wanted: Sequence[Specialisation]) -> list[Unit]:
        """As `specialise`, for several at once: one Julia process makes all that are not on disk."""
        identities = [self._key("specialisation", entry.name, *entry.types) for entry in wanted]
        found: dict[int, Unit] = {}
        for number, identity in enumerate(identities):
            known = store.load(identity)
            if known is not None:
                found[number] = known[0][0]
        missing = [number for number in range(len(wanted)) if number not in found]
        if missing:
            with tempfile.TemporaryDirectory(prefix="polyglot_ad-julia-") as folder:
                answer = ask_julia(self.path, [[wanted[number]] for number in missing], self.options.flags, Path(folder))
                for number, module in zip(missing, answer["modules"], strict=True):
                    unit = unit_of(self.path, answer, module, identities[number])
                    store.save([unit], Record.of(identities[number], unit.dependencies))
                    found[number] = unit
        return [found[number] for number in range(len(wanted))]

    def _key(self, *what: str) -> str:
        parts = [str(self.path), source_identity(self.options), *what]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:40]


def source_identity(options: Options) -> str:
    """Julia, its environment, flags and this adapter. Runs nothing."""
    environment = [os.environ.get(name, "") for name in ("JULIA_PROJECT", "JULIA_LOAD_PATH", "JULIA_DEPOT_PATH")]
    adapter = hashlib.sha256()
    for path in [*SCRIPTS, *sorted(Path(__file__).parent.glob("*.py"))]:
        adapter.update(path.read_bytes())
    return "|".join([find_julia().identity, *environment, options.text, adapter.hexdigest()[:16]])


def catalogue_unit(source: Path, answer: dict[str, Any], identity: str, **more: object) -> Unit:
    from polyglot_ad.llvm.modules import parse

    interface = {"methods": answer["functions"], "array": answer["codegen"]["array"], **more}
    return Unit("julia", str(source), parse("").as_bitcode(), dependencies(source, answer), LinkRequirements(), interface, identity)


def dependencies(source: Path, answer: dict[str, Any]) -> tuple[str, ...]:
    """The source as it was given first, then what it includes."""
    return tuple(dict.fromkeys([str(source), *answer["dependencies"]]))


def unit_of(source: Path, answer: dict[str, Any], module: dict[str, Any], identity: str, export: str = "") -> Unit:
    """The Unit of one module of the answer. `export`: the C name that its only entry is offered under besides."""
    from polyglot_ad.llvm.modules import parse, text_of

    if "error" in module:
        kind = SignatureError if module["kind"] == "signature" else CompileError
        raise kind(f"{source.name}: {module['error']}")
    files = dependencies(source, answer)
    entries = []
    functions = []
    for facts in module["entries"]:
        check_result(facts)
        symbol = stable_symbol(facts["name"], [argument["type"] for argument in facts["arguments"]])
        entries.append(Entry(facts["symbol"], symbol, export))
        functions.append({**facts, "symbol": symbol, **({"export": export} if export else {})})
    layout = answer["codegen"]["array"]
    try:
        made = portable(text_of(Path(module["path"]).read_bytes()), entries, module["addresses"], "memory" in layout, files)
    except CompileError as error:
        called, place = described(module["entries"][0])
        raise CompileError(f"{place}: {called} cannot be compiled\n  {error}") from None
    interface = {"functions": functions, "array": layout}
    folders = tuple(dict.fromkeys(str(Path(library).parent) for library in made.libraries if "/" in library))
    link = LinkRequirements(libraries=("m", "pthread"), objects=made.libraries, rpaths=folders)
    return Unit("julia", str(source), parse(made.text).as_bitcode(), files, link, interface, identity)


def described(facts: dict[str, Any]) -> tuple[str, str]:
    """A specialisation as Julia writes it, and where its method stands."""
    called = f"{facts['name']}({', '.join('::' + type for type in facts['types'])})"
    return called, f"{Path(facts['file']).name}:{facts['line']}"


def check_result(facts: dict[str, Any]) -> None:
    result = facts["result"]
    called, place = described(facts)
    if result["passing"] == "never":
        raise CompileError(f"{place}: {called} throws an exception whatever its arguments are")
    if result["passing"] == "boxed":
        raise SignatureError(
            f"{place}: {called} has no concrete result type: Julia infers {result['type']}; "
            "make it type-stable (see @code_warntype) so that it can be compiled"
        )
