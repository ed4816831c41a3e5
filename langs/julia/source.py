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

Types of keyword arguments stand last, as ";name::Float64". A result that is a tuple with arrays has "members", each with its "offset"
in what is returned; of a named one they have a "name".

`passing` of an argument: "value" (a scalar; Ptr{T} is an i64), "reference" (address of the bytes of a tuple or immutable structure),
"object" (address of an array's header or of a mutable structure), "ghost" (functions, nothing: no IR argument). Of a result: "value",
"sret" (hidden first argument), "object", "ghost" (void). Scalars and structures have "size", "alignment", "leaves" [[offset, type, bytes]],
structures "fields" [{"name", "type", "offset"}] and "mutable"; arrays have "array": {"element", "dimensions", "size", "leaves"}.

An array's header, made by whoever calls: at "data" the address of the first element, at "length" (i64) the number of elements, at 16 (i16)
dimensions << 2, at 18 (i16) bytes of an element, at "sizes" (i64 each) the sizes; vectors have their capacity (the length) behind their
size. "minimum" bytes at least, and 8 more per dimension beyond two. Julia 1.11 on: "memory" instead of "length", the address of
{i64 length, ptr data}.

Memory that Julia code allocates belongs to an arena: see runtime/thread.h for `pad.gc.mark` and `pad.gc.release`, which bracket a call.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
import weakref
from collections.abc import Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

from polyglot_ad.errors import CompileError, SignatureError
from polyglot_ad.langs import store
from polyglot_ad.langs.base import Options
from polyglot_ad.langs.julia.argument_types import julia_type
from polyglot_ad.langs.julia.dynamic import Dispatchers, settled
from polyglot_ad.langs.julia.llvm_text import ModuleText
from polyglot_ad.langs.julia.objects import State
from polyglot_ad.langs.julia.process import SCRIPTS, Died, Process, Specialisation
from polyglot_ad.langs.julia.rewrite import Entry, before_dispatch, portable, stable_symbol
from polyglot_ad.langs.julia.state import state_library
from polyglot_ad.langs.julia.toolchain import find_julia
from polyglot_ad.langs.record import Record
from polyglot_ad.langs.running import log
from polyglot_ad.langs.unit import LinkRequirements, Unit
from polyglot_ad.process.paths import cache_directory, write_atomically

DEFAULT = Options()


@dataclass(frozen=True)
class JuliaArgument:
    """`concrete`: the method itself says the type, nothing is left to the call."""

    name: str
    type: str
    concrete: bool


@dataclass(frozen=True)
class JuliaFunction:
    """A method as the file defines it. `name` has the modules inside of the file in front ("Inner.f"). `concrete`: all its types are.
    `keywords`: names of keyword arguments; one that ends in "..." takes any others."""

    name: str
    arguments: tuple[JuliaArgument, ...]
    file: str
    line: int
    concrete: bool
    varargs: bool
    keywords: tuple[str, ...] = ()

    @staticmethod
    def of(facts: dict[str, Any]) -> JuliaFunction:
        arguments = tuple(JuliaArgument(**argument) for argument in facts["arguments"])
        return JuliaFunction(
            facts["name"], arguments, facts["file"], facts["line"], facts["concrete"], facts["varargs"], tuple(facts["keywords"])
        )

    def takes(self, keyword: str) -> bool:
        return keyword in self.keywords or any(name.endswith("...") for name in self.keywords)

    @property
    def specialisation(self) -> Specialisation:
        return Specialisation(self.name, tuple(argument.type for argument in self.arguments))


class JuliaSource:
    """A source as it was loaded: edits of it make another one. `catalogue`: what `catalogue()` gave before."""

    def __init__(self, source: str | PathLike[str], options: Options = DEFAULT, catalogue: Unit | None = None) -> None:
        self.path = Path(os.path.abspath(Path(source).expanduser()))
        if not self.path.exists():
            raise FileNotFoundError(f"no such source: {self.path}")
        self.options = options
        identity = self._key("catalogue")
        self._identity = identity
        # What is different each time that it is loaded is only as it is in this process.
        self._catalogue = None if catalogue is not None and self._is_volatile() and _process(catalogue) is None else catalogue
        self._record: Record | None = None

    def functions(self) -> list[JuliaFunction]:
        """Every method of the functions that the file and what it includes define, in the order of the source."""
        return [JuliaFunction.of(facts) for facts in self.catalogue().interface["methods"]]  # type: ignore[attr-defined]

    def catalogue(self) -> Unit:
        """A Unit without code whose interface lists the methods of the file: {"methods": [...]}."""
        if self._catalogue is None:
            known = None if self._is_volatile() else store.load(self._identity)
            self._catalogue = known[0][0] if known is not None else self._load()
        return self._catalogue

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
        return self.compiled(Specialisation(name, tuple(types)))

    def specialise_all(self, wanted: Sequence[Specialisation]) -> list[Unit]:
        """As `specialise`, for several."""
        return [self.compiled(entry) for entry in wanted]

    def compiled(self, wanted: Specialisation, export: str = "") -> Unit:
        """A specialisation that is offered by the C name `export` besides."""
        catalogue = self.catalogue()
        session = catalogue.interface["session"]
        assert isinstance(session, dict)
        identity = self._key("specialisation", session["uid"], wanted.name, *wanted.types, export)
        known = store.load(identity)
        if known is not None:
            return known[0][0]
        try:
            unit = emitted(self._running(catalogue), catalogue, wanted, identity, export)
        except Died as died:
            # What Julia could not do at all it cannot do again; what ended it by chance, it can.
            log.debug("%s", died)
            unit = emitted(self._running(catalogue), catalogue, wanted, identity, export)
        record = replace(_record(session), identity=identity)
        # What was edited since describes another program.
        if record.is_current(identity):
            store.save([unit], record)
        return unit

    def _load(self) -> Unit:
        """The catalogue of a Julia process that has loaded the source just now."""
        process = Process.of_source(self.path, self.options.flags)
        unit = catalogue_unit(self.path, process, self._identity)
        if not self._is_volatile() and not unit.unsettled:
            store.save([unit], _record(unit.interface["session"]))
        return unit

    def _running(self, catalogue: Unit) -> Process:
        """A Julia process that has loaded the same program as `catalogue` is of."""
        process = _process(catalogue)
        if process is not None:
            return process
        session = catalogue.interface["session"]
        assert isinstance(session, dict)
        record = _record(session)
        changed = next((file.path for file in record.files if not file.is_current), None)
        process = (
            Process.of_source(self.path, self.options.flags, {name: value for name, value in record.environment if name != "*"})
            if changed is None
            else None
        )
        if process is None or process.loaded["dependencies"] != list(catalogue.dependencies):
            raise CompileError(
                f"{changed or self.path} has changed since it was loaded, and the Julia process that had loaded it has ended\n"
                "  help: load it again"
            )
        if process.loaded["fingerprint"] != session["fingerprint"]:
            write_atomically(self._mark(), b"")
            raise CompileError(
                f"the constants of {self.path.name} are others each time that it is loaded (they hold times, addresses or numbers of "
                "the system), and the Julia process that had loaded it has ended\n  help: load it again"
            )
        _processes[session["uid"]] = process
        return process

    def _is_volatile(self) -> bool:
        return self._mark().exists()

    def _mark(self) -> Path:
        return cache_directory() / "julia" / f"{self._identity}.volatile"

    def _key(self, *what: str) -> str:
        parts = [str(self.path), source_identity(self.options), *what]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:40]


_processes: weakref.WeakValueDictionary[str, Process] = weakref.WeakValueDictionary()
"""By what they have loaded."""


def _process(catalogue: Unit) -> Process | None:
    """The process that has loaded what `catalogue` lists, if it still runs."""
    session = catalogue.interface["session"]
    assert isinstance(session, dict)
    process = _processes.get(session["uid"])
    return process if process is not None and process.usable else None


def _record(session: Any) -> Record:
    """What the source read when it was loaded."""
    return Record.from_json(session["record"])


def source_identity(options: Options) -> str:
    """Julia, its environment, flags and this adapter. Runs nothing."""
    environment = [os.environ.get(name, "") for name in ("JULIA_PROJECT", "JULIA_LOAD_PATH", "JULIA_DEPOT_PATH")]
    adapter = hashlib.sha256()
    for path in [*SCRIPTS, *sorted(Path(__file__).parent.glob("*.py"))]:
        adapter.update(path.read_bytes())
    return "|".join([find_julia().identity, *environment, options.text, adapter.hexdigest()[:16]])


def catalogue_unit(source: Path, process: Process, identity: str) -> Unit:
    """What a process says of the source that it has loaded. "session" in the interface is what its specialisations share."""
    from polyglot_ad.llvm.symbols import assemble

    answer = process.loaded
    lookups, variables = (*answer["dependencies"], *answer["absent"]), tuple(answer["environment"])
    record = Record.of(identity, answer["dependencies"], lookups, variables)
    layout = answer["codegen"]["array"]
    uid = hashlib.sha256(f"{record.content}\0{answer['fingerprint']}".encode()).hexdigest()[:16]
    prefix = f"jl.state.{uid[:8]}."
    library, symbols = state_library(prefix, answer["state"], "memory" in layout)
    session = {
        "uid": uid,
        "fingerprint": answer["fingerprint"],
        "record": record.to_json(),
        "state": {"prefix": prefix, "library": library, "symbols": symbols},
    }
    _processes[uid] = process
    interface = {"methods": answer["functions"], "array": layout, "session": session}
    link = LinkRequirements(objects=(library,), rpaths=(str(Path(library).parent),)) if library else LinkRequirements()
    empty = assemble("")
    files = tuple(answer["dependencies"])
    unsettled = answer["fingerprint"] if answer["commands"] else ""
    return Unit("julia", str(source), empty, files, link, interface, identity, lookups, variables, unsettled)


def emitted(process: Process, catalogue: Unit, wanted: Specialisation, identity: str, export: str = "") -> Unit:
    """The code of a specialisation, from a process that has what `catalogue` lists."""
    from polyglot_ad.llvm.symbols import disassemble

    with tempfile.TemporaryDirectory(prefix="polyglot_ad-julia-") as folder:
        bitcode = Path(folder) / "module.bc"

        def emit(calls: str) -> tuple[ModuleText, list[str], dict[str, Any]]:
            answer = process.emit(wanted, bitcode, calls)
            if "error" in answer:
                return ModuleText(), [], answer
            check_result(answer["function"])  # before dynamic calls are searched, which may take minutes
            module = before_dispatch(disassemble(bitcode.read_bytes()), answer["addresses"], catalogue.dependencies)
            return module, [answer["function"]["symbol"]], answer

        try:
            answer, dispatchers = settled(emit)
        except Died as died:
            raise Died(f"{Path(catalogue.source).name}: Julia itself fails over {wanted}\n  {died}") from None
        try:
            return unit_of(catalogue, answer, bitcode, identity, export, dispatchers)
        except CompileError:
            if not dispatchers.known:
                raise
        # What cannot be compiled is what the user wrote, not what was tried for it.
        return unit_of(catalogue, emit("")[2], bitcode, identity, export)


def unit_of(
    catalogue: Unit, answer: dict[str, Any], bitcode: Path, identity: str, export: str = "", dispatchers: Dispatchers | None = None
) -> Unit:
    """The Unit of an answer of `Process.emit`. `export`: the C name that the function is offered under besides."""
    from polyglot_ad.llvm.symbols import assemble, disassemble

    source = Path(catalogue.source)
    if "error" in answer:
        kind = SignatureError if answer["kind"] == "signature" else CompileError
        raise kind(f"{source.name}: {answer['error']}")
    facts = answer["function"]
    check_result(facts)
    keywords = [text for text in facts["types"] if text.startswith(";")]
    symbol = stable_symbol(facts["name"], [*(argument["type"] for argument in facts["arguments"]), *keywords])
    function = {**facts, "symbol": symbol, **({"export": export} if export else {})}
    layout: Any = catalogue.interface["array"]
    session: Any = catalogue.interface["session"]
    state = State(session["state"]["prefix"], frozenset(session["state"]["symbols"]))
    arguments = tuple(_outside(argument, "memory" in layout) for argument in facts["arguments"] if argument["passing"] != "ghost")
    entries = [Entry(facts["symbol"], symbol, export, arguments)]
    try:
        text = disassemble(bitcode.read_bytes())
        made = portable(text, entries, answer["addresses"], "memory" in layout, catalogue.dependencies, state, dispatchers)
        code = assemble(made.text)
    except (CompileError, RuntimeError) as error:
        called, place = described(facts)
        raise CompileError(f"{place}: {called} cannot be compiled\n  {error}") from None
    calls = sorted(set(re.findall(r'@"?jl\.fn\.([^"(\n]*?)\.\d+"?\(', made.text)))
    interface = {"functions": [function], "array": layout, "calls": calls}
    library = session["state"]["library"]
    objects = (*made.libraries, *([library] if library and "available_externally" in made.text else []))
    folders = tuple(dict.fromkeys(str(Path(path).parent) for path in objects if "/" in path))
    link = LinkRequirements(libraries=("m", "pthread"), objects=objects, rpaths=folders)
    return Unit("julia", str(source), code, catalogue.dependencies, link, interface, identity, catalogue.lookups, catalogue.environment)


def _outside(argument: dict[str, Any], memory_layout: bool) -> tuple[str, int]:
    """The type and bytes of an argument that is an object of the caller's (`Entry.arguments`)."""
    if argument["passing"] != "object":
        return "", 0
    if array := argument.get("array"):
        dimensions = array["dimensions"]
        return argument["type"], 16 + 8 * dimensions if memory_layout else 24 + 8 * max(dimensions, 2)
    return argument["type"], argument.get("size", 0) if argument.get("mutable") else 0


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
