"""Calls of which Julia's inference does not know the method (`jl_apply_generic`): what their arguments can be in this program.

A program is a closed world: an object has one of the types that some instruction of it makes, or that a constant or an argument has. So a
dynamic call is one of few methods, and dispatch.jl makes a function that chooses by the types of the arguments:

    before: %r = call cc37 ptr @jl_apply_generic(ptr @+, ptr %a, ptr %b)        after: %r = call ptr @dispatch_1(ptr %a, ptr %b, i64 0)

Which types there are is found from below: what a dispatcher calls may make objects of types, and do dynamic calls, that were not known when
it was made. An object of another type that comes all the same (from a file, say) is an error of the program's run, as in Julia.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from polyglot_ad.langs.julia.failures import reachable
from polyglot_ad.langs.julia.llvm_text import Call, FunctionText, ModuleText, parse_call, plain, quoted, result_of
from polyglot_ad.langs.julia.object_types import AskedTypes
from polyglot_ad.langs.julia.objects import ADDRESS, Address
from polyglot_ad.process.regex import regex

ROUNDS = 32
MOST_CALLS = 100
MOST_TYPES = 100
"""Different dynamic calls of a program, and types of its objects: where types are unknown altogether, each round asks for more."""
_CALLED = "jl_apply_generic"
_CALLED_BUILTINS = ("getfield", "tuple", "isa", "typeof", "isdefined", "nfields", "fieldtype", "apply_type", "_apply_iterate")
_BUILTINS = {f"jl_f_{name}": name for name in _CALLED_BUILTINS}
_FIELD_AT = "jl_get_nth_field_checked"
"""`getfield` by a number, which is counted from 0 and stands in no box."""
_CONSTANT = regex(ADDRESS.pattern + "$")
_AT_ADDRESS = regex(ADDRESS.pattern + r"\(")
_PHI = regex(r"^  (%\S+) = phi ptr (.*?)(?:, !dbg.*)?$")
_INCOMING = regex(r"\[ (inttoptr \(i64 \d+ to ptr\)|[^,\[\]]+), %")
_SELECT = regex(r"^  (%\S+) = select i1 \S+, ptr (.*?), ptr (.*?)(?:, !dbg.*)?$")
_SAME = regex(r"^  (%\S+) = bitcast ptr (.*) to ptr\b")
_ARRAYS = regex(r"^jl_(?:alloc_array_[123]d|new_array|reshape_array|ptr_to_array(?:_1d)?)$")
_KEEPING = regex(r"^  (?:store|\S+ = (?:phi|select|insertvalue)) ")
"""Instructions that move constants, also inside of structures."""
_KINDS = ("singleton", "value", "string", "array", "symbol")

Types = frozenset[str] | None
"""Of an object; None where it may have any type of the program."""


@dataclass(frozen=True)
class Wanted:
    """One or more dynamic calls with the same callee and the same types of arguments: a constant "C…", types "T…,O…" or "*"."""

    parts: tuple[str, ...]

    def line(self) -> str:
        return "\t".join(self.parts)

    def is_part_of(self, other: Wanted) -> bool:
        return len(self.parts) == len(other.parts) and all(
            mine == theirs or theirs == "*" or ("C" not in (mine[:1], theirs[:1]) and {*mine.split(",")} - {""} <= {*theirs.split(",")})
            for mine, theirs in zip(self.parts, other.parts, strict=True)
        )


@dataclass(frozen=True)
class Dispatcher:
    symbol: str
    count: int
    results: Types


@dataclass
class Dispatchers:
    """What Julia has made for the dynamic calls of a module."""

    known: dict[Wanted, Dispatcher] = field(default_factory=dict)
    everything: frozenset[str] = frozenset()

    def results(self, wanted: Wanted) -> Types:
        """What it gives at least: as known of what is asked, or of what asks for less."""
        if wanted in self.known and self.known[wanted].symbol:
            return self.known[wanted].results
        found: Types = frozenset()
        for other, dispatcher in self.known.items():
            if found is not None and dispatcher.symbol and other.is_part_of(wanted):
                found = None if dispatcher.results is None else found | dispatcher.results
        return found

    def text(self) -> str:
        """As dispatch.jl reads it."""
        return "\n".join(["*" + ",".join(sorted(self.everything)), *(wanted.line() for wanted in self.known), ""])

    def answered(self, answers: list[dict[str, Any]]) -> None:
        for wanted, answer in zip(list(self.known), answers, strict=True):
            results = answer["results"]
            found = None if results is None else frozenset(f"T{address}" for address in results)
            self.known[wanted] = Dispatcher(answer["symbol"], answer["count"], found)


NOTHING_YET = Dispatcher("", 0, frozenset())


def look(module: ModuleText, roots: list[str], addresses: Mapping[str, Address], known: Dispatchers) -> Dispatchers:
    """The dynamic calls that are reached, and all types of objects, given what the dispatchers are by now."""
    search = _Search(module, addresses, known)
    for root in roots:
        search.reach(root)
    search.run()
    fresh = {wanted: NOTHING_YET for wanted in search.wanted if wanted not in known.known}
    return Dispatchers({**known.known, **fresh}, known.everything | search.everything)


def call_dispatchers(module: ModuleText, addresses: Mapping[str, Address], known: Dispatchers) -> None:
    """In place: dynamic calls are calls of dispatchers, where these have something to choose from."""
    for function in module.functions.values():
        if not any(_is_dynamic(line) for line in function.lines()):
            continue
        flow = _Flow(function, addresses, known)
        for block in function.blocks:
            block.lines = [lowered for line in block.lines for lowered in flow.lowered(line, block.label)]


def _is_dynamic(line: str) -> bool:
    return "@jl_apply_generic(" in line or "@jl_f_" in line or f"@{_FIELD_AT}(" in line


def _has_dynamic(module: ModuleText, roots: list[str]) -> bool:
    used = reachable(module, roots)
    return any(_is_dynamic(line) for name, function in module.functions.items() if name in used for line in function.lines())


class _Search:
    def __init__(self, module: ModuleText, addresses: Mapping[str, Address], known: Dispatchers) -> None:
        self._module = module
        self._addresses = addresses
        self._known = known
        self._reached: set[str] = set()
        self._pending: list[str] = []
        self.wanted: dict[Wanted, None] = {}
        self.everything: set[str] = set()

    def reach(self, name: str) -> None:
        if name in self._reached:
            return
        self._reached.add(name)
        if name in self._module.functions:
            self._pending.append(name)
        elif variable := self._module.variables.get(name):
            # The contents of a constant that is handed on by value.
            self.everything.update(type for number in ADDRESS.findall(variable) for type in constant_types(self._addresses, number))

    def run(self) -> None:
        while self._pending:
            function = self._module.functions[self._pending.pop()]
            flow = _Flow(function, self._addresses, self._known)
            for block in function.blocks:
                for line in block.lines:
                    self._line(line, flow, block.label)

    def _line(self, line: str, flow: _Flow, label: str) -> None:
        for name in re.findall(r'@(?:"[^"]*"|[-\w$.]+)', line):
            self.reach(plain(name))
        wanted = flow.wanted(line, label) if _is_dynamic(line) else None
        if wanted is not None:
            self.wanted[wanted] = None
            self.reach(self._known.known.get(wanted, NOTHING_YET).symbol)
        self.everything.update(flow.made(line))


class _Flow:
    """Types of the objects in one function."""

    def __init__(self, function: FunctionText, addresses: Mapping[str, Address], known: Dispatchers) -> None:
        self._addresses = addresses
        self._known = known
        self._name = function.name
        self._boxes = 0
        self._asked = AskedTypes(function, addresses)
        lines = [(line, block.label) for block in function.blocks for line in block.lines if result_of(line)]
        self._types: dict[str, Types] = {result_of(line): frozenset() for line, _ in lines}
        changed = True
        while changed:
            changed = False
            for line, label in lines:
                # They only grow: what a dispatcher gives depends on what it is asked.
                name = result_of(line)
                found = self._joined([self._types[name], self._of_line(line, label)])
                if self._types[name] != found:
                    self._types[name], changed = found, True

    def _of_line(self, line: str, label: str) -> Types:
        if match := _PHI.match(line):
            return self._joined([self._of(value) for value in _INCOMING.findall(match[2])])
        if match := _SELECT.match(line):
            return self._joined([self._of(match[2]), self._of(match[3])])
        if match := _SAME.match(line):
            return self._of(match[2])
        call = self._call(line)
        if call is None:
            return None
        if call.name.startswith("jl_box_"):
            return frozenset([_boxed(call.name)])
        if call.name == "jl_array_copy":
            return self._of(call.values[0])
        if made := self._made_by(call.name, call.values):
            return frozenset([made])
        if wanted := self.wanted(line, label):
            return self._known.results(wanted)
        return None

    def _call(self, line: str) -> Call | None:
        """The call in a line; of what Julia calls at its address (`ccall`), by its name."""
        if " call " not in line:
            return None
        return parse_call(_AT_ADDRESS.sub(lambda match: f"@{facts['name']}(" if (facts := self._function(match[1])) else match[0], line))

    def _function(self, number: str) -> Address:
        facts = self._addresses.get(number, {})
        return facts if facts.get("kind") == "function" else {}

    @staticmethod
    def _joined(parts: list[Types]) -> Types:
        return None if any(part is None for part in parts) else frozenset().union(*(part for part in parts if part is not None))

    def _of(self, value: str) -> Types:
        constant = _CONSTANT.match(value)
        if constant:
            return frozenset([_value_type(self._addresses, constant[1]) or f"O{constant[1]}"])
        return frozenset() if value in ("null", "undef", "poison") else self._types.get(value)

    def _made_by(self, name: str, values: list[str]) -> str:
        place = 2 if name == "julia.gc_alloc_obj" else 0 if _ARRAYS.match(name) else -1
        type = _CONSTANT.match(values[place]) if place >= 0 and len(values) > place else None
        return f"T{type[1]}" if type else ""

    def made(self, line: str) -> Iterator[str]:
        """Types of objects that a line makes, or takes from what is constant."""
        call = self._call(line)
        if call is None:
            values = ADDRESS.findall(line) if _KEEPING.match(line) else []
        else:
            if type := self._made_by(call.name, call.values):
                yield type
                return
            if call.name.startswith("jl_box_"):
                yield _boxed(call.name)
            if call.name == "julia.typeof":
                return
            # The function object is first under the general convention.
            given = call.values[1:] if re.match(r"cc3[789]\b", call.type) else call.values
            values = [match[1] for value in given if (match := _CONSTANT.match(value))]
        for number in values:
            yield from constant_types(self._addresses, number)

    def wanted(self, line: str, label: str) -> Wanted | None:
        """What a line asks of a dispatcher."""
        call = parse_call(line)
        if call is None:
            return None
        if call.name in _BUILTINS:
            parts = [f"B{_BUILTINS[call.name]}", *(self._part(value, label) for value in call.values[1:])]
        elif call.name == _CALLED:
            parts = [self._part(value, label) for value in call.values]
        elif call.name == _FIELD_AT:
            parts = ["Bgetfield", self._part(call.values[0], label), "NInt64"]
        else:
            return None
        return Wanted(tuple(parts))

    def _part(self, value: str, label: str) -> str:
        if constant := _CONSTANT.match(value):
            return _value_type(self._addresses, constant[1]) or f"C{constant[1]}"
        if asked := self._asked.at(value, label):
            return f"T{asked}"
        types = self._of(value)
        return "*" if types is None else ",".join(sorted(types))

    def lowered(self, line: str, label: str) -> list[str]:
        if not _is_dynamic(line):
            return [line]
        wanted, call = self.wanted(line, label), parse_call(line)
        found = self._known.known.get(wanted, NOTHING_YET) if wanted else NOTHING_YET
        if not found.count or call is None or wanted is None or found.symbol == self._name:
            return [line]  # (a question that a dispatcher would ask itself has no answer)
        before, values = [], call.values
        if call.name == _FIELD_AT:
            self._boxes += 1
            number, box = f"%pad.number.{self._boxes}", f"%pad.box.{self._boxes}"
            before = [f"  {number} = add i64 {values[1]}, 1", f"  {box} = call ptr @jl_box_int64(i64 signext {number}){call.debug}"]
            values = [values[0], box]
        elif call.name in _BUILTINS:
            values = values[1:]
        parts = wanted.parts[len(wanted.parts) - len(values) :]
        free = [f"ptr {value}" for value, part in zip(values, parts, strict=True) if not part.startswith("C")]
        return [*before, f"{call.assign()}call ptr {quoted(found.symbol)}({', '.join([*free, 'i64 0'])}){call.debug}"]


def constant_types(addresses: Mapping[str, Address], number: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Of a constant object and of those to which it refers."""
    facts = addresses.get(number, {})
    if number in seen or facts.get("kind") not in _KINDS:
        return
    yield _value_type(addresses, number) or f"O{number}"
    inside = facts.get("pointers")
    for _, other in inside if isinstance(inside, list) else ():
        yield from constant_types(addresses, str(other), seen | {number})


def _value_type(addresses: Mapping[str, Address], number: str) -> str:
    """Constants that Julia has computed (tuples, structures) are other objects each time that it compiles: only their type is asked for."""
    facts = addresses.get(number, {})
    return f"T{facts['tag']}" if facts.get("kind") == "value" else ""


def _boxed(name: str) -> str:
    short = name.removeprefix("jl_box_")
    return "N" + {"float32": "Float32", "float64": "Float64", "char": "Char"}.get(
        short, short.replace("uint", "UInt").replace("int", "Int")
    )


def settled(emit: Callable[[str], tuple[ModuleText, list[str], dict[str, Any]]]) -> tuple[dict[str, Any], Dispatchers]:
    """Julia's answer when all dynamic calls have dispatchers for all types. `emit`: ask Julia with this text about dynamic calls; gives the
    module without error paths, its roots and the answer."""
    known = Dispatchers()
    module, roots, answer = emit("")
    for _ in range(ROUNDS):
        if "error" in answer:
            break
        if not known.known and not _has_dynamic(module, roots):
            break
        known.answered(answer["dispatch"])
        found = look(module, roots, answer["addresses"], known)
        if not found.known or (found.known.keys() == known.known.keys() and found.everything == known.everything):
            break
        known = found
        if len(known.known) > MOST_CALLS or len(known.everything) > MOST_TYPES:
            known = Dispatchers()
            break
        module, roots, answer = emit(known.text())
    else:
        known = Dispatchers()
    return answer, known
