"""From what Julia's code generator writes to LLVM IR that any process can run: the order of the steps.

1. text edits (`cleaning`), 2. error paths (`failures`), 3. what the entries do not reach goes, 4. calls and objects (`calls`, `objects`),
5. the runtime (runtime/), as far as it is used, 6. entries get symbols that do not depend on the process.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from polyglot_ad import runtime
from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia import llvm_text
from polyglot_ad.langs.julia.calls import OBJECT_ID, CallLowering, declarations
from polyglot_ad.langs.julia.catching import catch_errors
from polyglot_ad.langs.julia.cleaning import clean
from polyglot_ad.langs.julia.constant_objects import check_constant_objects
from polyglot_ad.langs.julia.dynamic import Dispatchers, call_dispatchers
from polyglot_ad.langs.julia.failures import FailurePaths, reachable
from polyglot_ad.langs.julia.handlers import drop_handlers
from polyglot_ad.langs.julia.jlcalls import give_parameters
from polyglot_ad.langs.julia.llvm_text import FunctionText, ModuleText, quoted
from polyglot_ad.langs.julia.locations import Locations
from polyglot_ad.langs.julia.object_types import tag_asked
from polyglot_ad.langs.julia.objects import ADDRESS, NO_STATE, Address, Objects, State
from polyglot_ad.langs.julia.tasks import check_tasks, drop_stand_ins, end_before_errors, spawns
from polyglot_ad.process.regex import regex

ARENA = ("pad.gc.mark", "pad.gc.release")


@dataclass(frozen=True)
class Entry:
    """A function to be called from outside: Julia's symbol, the symbol it gets, and under which C name it is offered besides."""

    internal: str
    symbol: str
    export: str = ""
    arguments: tuple[tuple[str, int], ...] = ()
    """Of each parameter that is an object of the caller's (an array, a mutable structure) its type and bytes; ("", 0) of the others."""


@dataclass(frozen=True)
class Portable:
    text: str
    libraries: tuple[str, ...]


def stable_symbol(name: str, types: Sequence[str]) -> str:
    """The linker name of a specialisation, the same in every process."""
    readable = re.sub(r"\W", "_", name)
    digest = hashlib.sha256("\0".join([name, *types]).encode()).hexdigest()[:12]
    return f"jl.{readable}.{digest}"


def portable(
    text: str,
    entries: Sequence[Entry],
    addresses: Mapping[str, Address],
    memory_layout: bool,
    sources: Sequence[str],
    state: State = NO_STATE,
    dispatchers: Dispatchers | None = None,
) -> Portable:
    """`text`: LLVM's text of the module as its reader prints it. `memory_layout`: arrays are those of Julia 1.11 on. `state`: objects that
    other modules share. `dispatchers`: functions for dynamic calls."""
    module = llvm_text.read(clean(text))
    locations = Locations(module.tail, sources)
    for entry in entries:
        if entry.internal not in module.functions:
            raise CompileError(f"Julia's compiler gave no code for {entry.internal}")
    errors = FailurePaths(module, addresses, locations)
    failing = errors.rewrite()
    drop_handlers(module)
    for entry in entries:
        if entry.internal in failing:
            raise CompileError(f"the Julia function {entry.internal} throws an exception whatever its arguments are")
    roots = [entry.internal for entry in entries]
    call_dispatchers(module, addresses, dispatchers or Dispatchers())
    _prune(module, roots)
    tag_asked(module, addresses)
    drop_stand_ins(module, locations)
    give_parameters(module)
    asking = ("@julia.typeof(", f"@{OBJECT_ID}(")
    tagged = any(name in line for function in module.functions.values() for line in function.lines() for name in asking)
    objects = Objects(module, addresses, memory_layout, tagged, state)
    catch_errors(module, locations, objects.type_tag, errors.texts)
    lowering = CallLowering(module, addresses, objects, locations, tagged)
    for function in list(module.functions.values()):
        lowering.lower(function)
    check_tasks(module, locations)
    _fill_slots(module, addresses, objects)
    check_constant_objects(module, objects.identities, lowering)
    _add_runtime(module)
    end_before_errors(module)
    for entry in entries if tagged else ():
        _give_types(module, entry, objects)
    for entry in entries:
        _publish(module, entry)
    published = [name for entry in entries for name in (entry.symbol, entry.export) if name]
    _prune(module, [*published, *(ARENA if "pad.gc.alloc" in reachable(module, published) else ())])
    for name, line in declarations(module).items():
        module.declarations[name] = line
    _declare_addresses(module)
    return Portable(_with_own_names(module.text()), tuple(lowering.libraries))


def before_dispatch(text: str, addresses: Mapping[str, Address], sources: Sequence[str]) -> ModuleText:
    """The module as it is when dynamic calls are lowered."""
    module = llvm_text.read(clean(text))
    for name in FailurePaths(module, addresses, Locations(module.tail, sources)).rewrite():
        del module.functions[name]
    return module


_JULIA_NAME = regex(r'@(?:"(?:julia|japi\d|j\d?|jfptr)_([^"]*)_\d+"|(?:julia|japi\d|j\d?|jfptr)_([-\w$.]*)_\d+\b)')
_LINKAGE_NAME = regex(r'(linkageName: "(?:julia|japi\d|j\d?|jfptr)_[^"]*)_\d+"')


def _with_own_names(text: str) -> str:
    """Internal functions as `jl.fn.NAME.N`: a user may call a function `exp`, and `julia_exp_12` is taken for Julia's own elsewhere.

    Julia numbers what it compiles as long as the process lives; here N counts the module's own functions, so that a program gives the same
    bitcode whatever the process compiled before.
    """
    numbers: dict[str, int] = {}

    def own(match: re.Match[str]) -> str:
        return quoted(f"jl.fn.{match[1] or match[2]}.{numbers.setdefault(match[0], len(numbers))}")

    return _LINKAGE_NAME.sub(r'\1"', _JULIA_NAME.sub(own, text))


def _prune(module: ModuleText, roots: Sequence[str]) -> None:
    used = reachable(module, roots)
    module.functions = {name: function for name, function in module.functions.items() if name in used}
    module.declarations = {name: line for name, line in module.declarations.items() if name in used}
    module.variables = {
        name: line for name, line in module.variables.items() if llvm_text.plain(quoted(name)) in used or _symbol(line) in used
    }


def _symbol(line: str) -> str:
    return llvm_text.plain(llvm_text.SYMBOL.match(line)[0])  # type: ignore[index]


def _fill_slots(module: ModuleText, addresses: Mapping[str, Address], objects: Objects) -> None:
    """Julia 1.11 on reaches objects through globals that stand for places in the process: they become constants with the object in them."""
    for name, line in list(module.variables.items()):
        for number in ADDRESS.findall(line):
            facts = addresses.get(number, {})
            if facts.get("kind") != "slot" or " alias " not in line:
                raise CompileError(f"the global {name} holds an address that only the Julia process that made it can use")
            operand = objects.operand(str(facts["object"]))
            module.variables[name] = f"{llvm_text.SYMBOL.match(line)[0]} = internal constant ptr {operand}"  # type: ignore[index]


@cache
def runtime_text() -> str:
    """What stands for Julia's runtime library (runtime/): memory, arrays, tasks."""
    return "\n".join(runtime.read("julia", name) for name in ("arena.ll", "arrays.ll", "strands.ll", "waiting.ll", "texts.ll"))


def _add_runtime(module: ModuleText) -> None:
    stand_in = llvm_text.read(runtime_text())
    module.functions.update(stand_in.functions)
    module.variables.update(stand_in.variables)
    for name in stand_in.functions.keys() & module.declarations.keys():
        del module.declarations[name]
    for name, line in stand_in.declarations.items():
        if name not in module.functions:
            module.declarations.setdefault(name, line)


def _publish(module: ModuleText, entry: Entry) -> None:
    if spawns(module):
        _wait_at_last(module, entry)
        return
    function = module.functions[entry.internal]
    pattern = re.compile(re.escape(quoted(entry.internal)) + r"(?![-\w$.])")
    symbol = quoted(entry.symbol)
    for other in module.functions.values():
        for block in other.blocks:
            block.lines = [pattern.sub(lambda _: symbol, line) if entry.internal in line else line for line in block.lines]
    del module.functions[entry.internal]
    header = pattern.sub(lambda _: symbol, function.header, count=1)
    function.header = re.sub(r"^define (?:internal |private )?", "define ", header)
    function.name = entry.symbol
    module.functions[entry.symbol] = function
    if entry.export:
        module.functions[entry.export] = _c_function(function, entry.export)


def _give_types(module: ModuleText, entry: Entry, objects: Objects) -> None:
    """Objects that come from outside have no types before them. Where types are asked for, the function gets copies that have, of the
    headers of arrays and of mutable structures, which are copied back."""
    inner = module.functions[entry.internal]
    header = re.match(r"define (?:internal |private )?(?P<type>.*?) @[^(]*\((?P<parameters>.*)\)", inner.header)
    assert header is not None
    parameters = llvm_text.split(header["parameters"])
    first = len(parameters) - len(entry.arguments)
    if not any(size for _, size in entry.arguments):
        return
    types = [part.rsplit(" ", 1)[0] for part in parameters]
    values, before, after = [f"%{index}" for index in range(len(types))], list[str](), list[str]()
    for index, (name, size) in enumerate(entry.arguments, first):
        if not size:
            continue
        values[index] = f"%object.{index}"
        copy = "call void @llvm.memcpy.p0.p0.i64(ptr {}, ptr {}, i64 {}, i1 false)"
        before += [
            f"  %home.{index} = alloca [{size + 16} x i8], align 16",
            f"  %type.{index} = getelementptr i8, ptr %home.{index}, i64 8",
            f"  store ptr {objects.type_tag(name)}, ptr %type.{index}, align 8",
            f"  %object.{index} = getelementptr i8, ptr %home.{index}, i64 16",
            "  " + copy.format(values[index], f"%{index}", size),
        ]
        after.append("  " + copy.format(f"%{index}", values[index], size))
    given = ", ".join(f"{type} {value}" for type, value in zip(types, values, strict=True))
    result = header["type"].split(" ")[-1]
    inside = f"{entry.internal}.typed"
    call = f"call {header['type']} {quoted(inside)}({given})"
    lines = [*before, f"  {call}" if result == "void" else f"  %result = {call}", *after,
             "  ret void" if result == "void" else f"  ret {result} %result"]  # fmt: skip
    pattern = re.compile(re.escape(quoted(entry.internal)) + r"(?![-\w$.])")
    for function in module.functions.values():
        for block in function.blocks:
            block.lines = [pattern.sub(lambda _: quoted(inside), line) for line in block.lines]
    outer = ", ".join(f"{type} %{index}" for index, type in enumerate(types))
    module.functions[inside] = FunctionText(inside, pattern.sub(lambda _: quoted(inside), inner.header, count=1), inner.blocks)
    module.functions[entry.internal] = FunctionText(
        entry.internal, f"define {header['type']} {quoted(entry.internal)}({outer})", [llvm_text.Block("entry", lines)]
    )


def _wait_at_last(module: ModuleText, entry: Entry) -> None:
    """Publish a function that calls the entry, and returns when all tasks have ended: they may use what its caller has on the stack. Their
    reverses begin where they were waited for."""
    header = re.match(r"define (?:internal |private )?(?P<type>.*?) @[^(]*\((?P<parameters>.*)\)", module.functions[entry.internal].header)
    assert header is not None
    given = [part.rsplit(" ", 1)[0] for part in llvm_text.split(header["parameters"])]
    named = ", ".join(f"{text} %{index}" for index, text in enumerate(given))
    call, type = f"call {header['type']} {quoted(entry.internal)}({named})", header["type"].split(" ")[-1]
    blocks = {
        "entry": [f"  {call}" if type == "void" else f"  %result = {call}", "  call void @pad.strand.rest()", "  br label %look"],
        "look": ["  %strand = call ptr @pad.strand.unawaited()", "  %none = icmp eq ptr %strand, null",
                 "  br i1 %none, label %done, label %wait"],
        "wait": ["  call void @pad.strand.wait(ptr %strand)", "  br label %look"],
        "done": ["  call void @pad.strand.finish()", "  ret void" if type == "void" else f"  ret {type} %result"],
    }  # fmt: skip
    if not any("@pad.strand.queue(" in line for function in module.functions.values() for line in function.lines()):
        del blocks["entry"][1]
    parts = [llvm_text.Block(label, lines) for label, lines in blocks.items()]
    function = FunctionText(entry.symbol, f"define {header['type']} {quoted(entry.symbol)}({named})", parts)
    module.functions[entry.symbol] = function
    if entry.export:
        module.functions[entry.export] = _c_function(function, entry.export)


def _c_function(function: FunctionText, name: str) -> FunctionText:
    """The same function under a name for other languages: scalars and addresses pass as C passes them."""
    header = re.match(r"define (?P<type>.*?) @[^(]*\((?P<parameters>.*)\)", function.header)
    assert header is not None
    types = [llvm_text.split(part)[0].split(" ")[0] for part in llvm_text.split(header["parameters"])]
    parameters = ", ".join(f"{type} %{index}" for index, type in enumerate(types))
    result = header["type"].split(" ")[-1]
    call = f"call {result} {quoted(function.name)}({parameters})"
    lines = [f"  {call}", "  ret void"] if result == "void" else [f"  %result = {call}", f"  ret {result} %result"]
    return FunctionText(name, f"define {result} {quoted(name)}({parameters}) alwaysinline", [llvm_text.Block("entry", lines)])


def _declare_addresses(module: ModuleText) -> None:
    """Functions whose address is taken and that nothing defines: what ccall finds through the linker."""
    known = {*module.functions, *module.declarations, *(_symbol(line) for line in module.variables.values())}
    for function in list(module.functions.values()):
        for line in function.lines():
            for symbol in llvm_text.SYMBOL.findall(line) if "bitcast ptr @" in line else ():
                name = llvm_text.plain(symbol)
                if name not in known:
                    known.add(name)
                    module.declarations[name] = f"declare void {symbol}()"
