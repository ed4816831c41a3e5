"""What is known of the descriptors that a unit hands to the library when the unit is compiled.

flang builds a descriptor in a local variable, from constants but for addresses and extents, and copies it about before it passes it on.
Rank, type and attribute of a descriptor never change, nor does the size of elements that are numbers. Here they are traced from each
call to the constants, in the unit's text, so that a body can be told: what LLVM would find out too, but too late.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property

from polyglot_ad.langs.fortran.runtime.derived import ALLOCATABLE, ANY, POINTER, TYPE_OTHER, TYPE_STRUCT, DerivedType
from polyglot_ad.langs.fortran.runtime.outlined import Outlined, Place
from polyglot_ad.process.regex import regex

NOT_KNOWN = -128
_NUMBERS = range(1, 39)
"""Type codes of integers, reals and complex numbers."""

_ATTRIBUTES = {POINTER: 1, ALLOCATABLE: 2}
CONTIGUOUS = 3
"""In the place of the attribute of what is neither, where the distance of the elements is known to be their size."""


@dataclass(frozen=True)
class Facts:
    """`element` is 0 and `derived` "" where nothing is known of them. `declared`: of what may be polymorphic, which type it extends, or
    ANY."""

    rank: int = NOT_KNOWN
    type: int = NOT_KNOWN
    attribute: int = NOT_KNOWN
    element: int = 0
    derived: str = ""
    declared: str = ""

    def joined(self, other: Facts) -> Facts:
        """What is true of both."""
        return Facts(
            self.rank if self.rank == other.rank else NOT_KNOWN,
            self.type if self.type == other.type else NOT_KNOWN,
            self.attribute if self.attribute == other.attribute else NOT_KNOWN,
            self.element if self.element == other.element else 0,
            self.derived if self.derived == other.derived else "",
            self._declared_in_both(other),
        )

    def _declared_in_both(self, other: Facts) -> str:
        """What is of one type here is an object of the declared type of what it is assigned to."""
        if self.declared and other.declared:
            return self.declared if self.declared == other.declared else ""
        one, exact = (self, other) if self.declared else (other, self)
        return one.declared if exact.derived else ""

    @property
    def numbers(self) -> bool:
        """Whether the elements are known to be numbers."""
        return self.type in _NUMBERS and self.element > 0

    def arguments(self) -> str:
        """As the bodies take them."""
        derived = f"ptr @{self.derived}" if self.derived else "ptr null"
        return f"i32 {self.rank}, i32 {self.type}, i32 {self.attribute}, i64 {self.element}, {derived}"


def of_copy(to: Facts, source: Facts) -> list[Facts]:
    """Both sides are of one type, where one is of numbers; what is copied to a scalar is one."""
    if to.numbers and source.type == NOT_KNOWN:
        source = replace(source, type=to.type, element=to.element)
    elif source.numbers and to.type == NOT_KNOWN:
        to = replace(to, type=source.type, element=source.element)
    elif (to.derived or to.declared not in ("", ANY)) and source.type == NOT_KNOWN:
        source = replace(source, type=TYPE_STRUCT)
    if to.rank == 0 and source.rank == NOT_KNOWN:
        source = replace(source, rank=0)
    return [to, source]


def of_anything(body: str, given: Sequence[str], known: list[Facts]) -> list[Facts]:
    """The library is told the declared type of what it frees, which `class(*)` alone has not, nor have numbers; what `class(*)` is moved to
    is `class(*)`."""
    declared = {"AllocatableDeallocatePolymorphic": 1, "MoveAlloc": 2}.get(body)
    if declared is None or given[declared] != "ptr null" or known[0].type != NOT_KNOWN or known[0].derived or known[0].declared:
        return known
    if body == "MoveAlloc" and known[1].declared != ANY:
        return known
    return [replace(known[0], declared=ANY), *known[1:]]


_TYPE = r"\{ ptr, i64, i32, i8, i8, i8, i8(?:, \[(?P<rank>\d+) x \[3 x i64\]\])?(?:, ptr, \[1 x i64\])? \}"
_PLAIN_TYPE = _TYPE.replace("?P<rank>", "?:")
_CONSTANT = regex(r"\{ ptr [^,]+, i64 (?P<element>\w+), i32 \w+, i8 (?P<rank>\w+), i8 (?P<type>-?\w+), i8 (?P<attribute>\w+), i8 \w+")
_STRIDE = regex(r"\s*, 0, 2\b")
_CONSTANT_STRIDE = regex(r"\[1 x \[3 x i64\]\] \[\[3 x i64\] \[i64 -?\w+, i64 -?\w+, i64 (\d+)\]\]")
_CONSTANT_DERIVED = regex(r", ptr @(?P<derived>[\w.]+), \[1 x i64\]")
_ALLOCA = regex(rf"(%[\w.]+) = alloca {_TYPE}")
_INSERT = regex(
    rf"(%[\w.]+) = insertvalue {_TYPE} (?P<whole>%[\w.]+|\{{.*\}}|undef|poison), \w+ (?P<value>[^,]+), (?P<index>\d+)(?P<rest>.*)$"
)
_LOAD = regex(rf"(%[\w.]+) = load {_PLAIN_TYPE}, ptr ([%@][\w.]+)")
_STORE = regex(rf"store {_TYPE} (?P<value>%[\w.]+|\{{.*\}}|zeroinitializer), ptr (?P<to>[%@][\w.]+)")
_COPY = regex(r"call void @llvm\.memcpy\.p0\.p0\.i\d+\(ptr (%[\w.]+), ptr ([%@][\w.]+), i\d+ \d+, i1 false\)")
_PHI = regex(r"(%[\w.]+) = phi ptr (.*)$")
_SELECT = regex(r"(%[\w.]+) = select i1 [^,]+, ptr ([%@][\w.]+), ptr ([%@][\w.]+)")
_FIELD = regex(rf"getelementptr (?:\w+ )*{_TYPE}, ptr ([%@][\w.]+)")
_COMPONENT = regex(r"(%[\w.]+) = getelementptr (?:\w+ )*%(_Q\w+), ptr ([%@][\w.]+), i32 0, i32 (\d+)(?:,? !.*)?$")
_CALL = regex(r"call (?:\w+ )*?(?:void|i1|i32|i64|ptr|float|double|\{[^}]*\}) @(\w+)\(")
_MOVE = regex(r"@_FortranAMoveAlloc\(ptr (%[\w.]+), ptr (%[\w.]+), ptr @")
_VECTOR = regex(r"call void @_FortranAInitArrayConstructorVector\(ptr (%[\w.]+), ptr (%[\w.]+),")
_GLOBAL = regex(rf"^@([\w.]+) = .*?\b(?:global|constant) {_PLAIN_TYPE} (\{{.*)$", re.M)
_DEFINITION = regex(r"^define .*\{$", re.M)
_STRUCT = regex(r"^%(_Q\w+) = type (.*)$", re.M)
_DECLARED = regex(r"#dbg_declare\(ptr (%\d+), (!\d+),")
_OF_DEBUG = regex(r"^(!\d+) = (?:distinct )?!(?:DILocalVariable|DIDerivedType|DICompositeType|(?=\{))[({](.*)[)}]$", re.M)

# What makes a type dynamic: after these calls their first argument may say another derived type than at first.
_DYNAMIC = regex(r"_FortranA\w*(?:Polymorphic|InitDerived|ApplyMold|PointerAssociate|CopyAndUpdateDescriptor|ClassIs|NullifyDerived)")


def _of_constant(text: str) -> Facts:
    match = _CONSTANT.match(text)
    if match is None:
        return Facts()

    def number(name: str) -> int:
        assert match is not None
        return int(match[name]) if re.fullmatch(r"-?\d+", match[name]) else NOT_KNOWN

    type, element = number("type"), number("element")
    derived = _CONSTANT_DERIVED.search(text)
    if type < 0:
        type = NOT_KNOWN  # of no type yet
    known = type in _NUMBERS or (type == TYPE_STRUCT and derived is not None)
    element = element if known and element > 0 else 0
    stride = _CONSTANT_STRIDE.search(text)
    found = Facts(number("rank"), type, number("attribute"), element, derived["derived"] if derived else "")
    return replace(found, attribute=CONTIGUOUS) if found.attribute == 0 and stride and int(stride[1]) == element > 0 else found


@dataclass
class _Function:
    """The descriptors of one function: what is written where. Sources are names, or facts of constants."""

    name: str
    shapes: dict[str, int] = field(default_factory=dict)
    values: dict[str, Facts | str] = field(default_factory=dict)
    writes: dict[str, list[Facts | str]] = field(default_factory=dict)
    aliases: dict[str, list[str]] = field(default_factory=dict)
    components: dict[str, Facts] = field(default_factory=dict)
    dynamic: set[str] = field(default_factory=set)
    declared: dict[str, str] = field(default_factory=dict)
    """The debugger's descriptions of variables."""
    copied: dict[str, set[int]] = field(default_factory=dict)
    """The ranks of the variables that a descriptor is copied to: several, where its own is not known."""


class Unit:
    """The facts of one unit's text. `types`: by the name of the constant that describes them. `extended`: those that others extend. A
    pointer to such a type, and a variable of a module, may be polymorphic: descriptors do not tell, and other procedures change them."""

    def __init__(self, text: str, types: Mapping[str, DerivedType], extended: Set[str] = frozenset()) -> None:
        self._extended = extended
        self._globals = {name: _of_constant(value) for name, value in _GLOBAL.findall(text)}
        self._fields = {name: _field_types(body) for name, body in _STRUCT.findall(text)}
        self._types = types
        self._text = text
        self._functions: dict[str, _Function] = {}
        self._outlined: Outlined | None = None

    def with_calls(self, text: str, replaced: Callable[[str, str, Callable[[str], Facts]], str | None]) -> str:
        """The text with calls replaced. `replaced` gets a function's name, its arguments, and what gives the facts of a descriptor by its
        name; it returns a call's new name and arguments, or None."""
        definitions = [(match, text.index("\n}", match.end())) for match in _DEFINITION.finditer(text)]
        bodies = {_name(match[0]): text[match.end() : end].split("\n") for match, end in definitions}
        if "@__kmpc_" in text:
            self._outlined = Outlined({_name(match[0]): match[0] for match, _ in definitions}, bodies, text)
            self._functions = {name: self._read(name, lines) for name, lines in bodies.items()}
            self._share_dynamic()
        parts, position = [], 0
        for match, end in definitions:
            parts.append(text[position : match.end()])
            name = _name(match[0])
            if any("@_FortranA" in line for line in bodies[name]):
                parts.append(self._rewritten(self._functions.get(name) or self._read(name, bodies[name]), bodies[name], replaced))
            else:
                parts.append(text[match.end() : end])
            position = end
        return "".join([*parts, text[position:]])

    def _share_dynamic(self) -> None:
        """What a region makes of another type is so in the function around it."""
        assert self._outlined is not None
        work = [(function.name, value) for function in self._functions.values() for value in function.dynamic]
        while work:
            for origin in self._outlined.origins(*work.pop()):
                function = self._functions[origin[0]]
                if origin[1] not in function.dynamic:
                    function.dynamic.add(origin[1])
                    work.append(origin)

    def _rewritten(self, function: _Function, lines: list[str], replaced: Callable[[str, str, Callable[[str], Facts]], str | None]) -> str:
        for number, line in enumerate(lines):
            match = _CALL.search(line)
            if match is None or not match[1].startswith("_FortranA"):
                continue
            end = _closing(line, match.end())
            new = replaced(match[1], line[match.end() : end], lambda name: self._facts(function, name, frozenset()))
            if new is not None:
                lines[number] = line[: match.start(1) - 1] + new + line[end + 1 :]
        return "\n".join(lines)

    def _read(self, name: str, lines: Iterable[str]) -> _Function:
        found = _Function(name)
        for line in lines:
            if match := _ALLOCA.search(line):
                found.shapes[match[1]] = int(match["rank"] or 0)
            elif match := _INSERT.search(line):
                found.values[match[1]] = self._inserted(found, match)
            elif match := _LOAD.search(line):
                found.values[match[1]] = match[2]
            elif match := _STORE.search(line):
                value = match["value"]
                source = found.values.get(value, Facts()) if value.startswith("%") else _of_constant(value)
                found.writes.setdefault(match["to"], []).append(source)
            elif match := _COPY.search(line):
                found.writes.setdefault(match[1], []).append(match[2])
                if match[1] in found.shapes:
                    found.copied.setdefault(match[2], set()).add(found.shapes[match[1]])
            elif match := _DECLARED.search(line):
                found.declared[match[1]] = match[2]
            elif match := _PHI.search(line):
                found.aliases[match[1]] = re.findall(r"\[ ([%@][\w.]+),", match[2])
            elif match := _SELECT.search(line):
                found.aliases[match[1]] = [match[2], match[3]]
            elif match := _COMPONENT.search(line):
                component = self._component(match[2], int(match[4]))
                if component is not None:
                    found.components[match[1]] = component
            elif match := _VECTOR.search(line):
                found.writes.setdefault(match[1], []).append(match[2])
            elif match := _MOVE.search(line):
                found.dynamic.update(match.groups())
            elif (match := _CALL.search(line)) and _DYNAMIC.match(match[1]):
                found.dynamic.update(re.findall(r"\(ptr (%[\w.]+)", line))
            if match := _FIELD.search(line):
                found.shapes.setdefault(match[2], int(match["rank"] or 0))
        return found

    @staticmethod
    def _inserted(found: _Function, match: re.Match[str]) -> Facts | str:
        whole, value, index = match["whole"], match["value"], int(match["index"])
        if whole.startswith("%"):
            known = found.values.get(whole, Facts())
        else:
            known = _of_constant(whole) if whole.startswith("{") else Facts()
        is_stride = bool(index == 7 and match["rank"] and _STRIDE.match(match["rest"]))
        if not isinstance(known, Facts):
            return known if index == 0 or (index == 7 and match["rank"] and not is_stride) else Facts()
        number = int(value) if re.fullmatch(r"-?\d+", value) else NOT_KNOWN
        if is_stride and known.attribute in (0, CONTIGUOUS):
            return replace(known, attribute=CONTIGUOUS if known.rank == 1 and number == known.element > 0 else 0)
        if index == 1:
            return replace(known, element=max(number, 0), attribute=0 if known.attribute == CONTIGUOUS else known.attribute)
        if index in (3, 4, 5):
            return replace(
                known,
                rank=number if index == 3 else known.rank,
                type=number if index == 4 else known.type,
                attribute=number if index == 5 else known.attribute,
            )
        if index == (8 if match["rank"] else 7):
            name = value.removeprefix("@") if value.startswith("@") else ""
            # the size stands beside the type
            whole_element = re.match(r"\{ ptr [^,]+, i64 (\d+),", whole)
            return replace(known, derived=name, element=known.element or (int(whole_element[1]) if name and whole_element else 0))
        return known

    def _component(self, struct: str, index: int) -> Facts | None:
        """Of an allocatable or pointer component: the structure `_QMmTname` is described by `_QMmEXdtXname`."""
        found = re.fullmatch(r"(_Q\w*?)T(\w+)", struct)
        type = self._types.get(f"{found[1]}EXdtX{found[2]}") if found else None
        if type is None or self._fields.get(struct, 0) != len(type.components):
            return None
        component = type.components[index]
        if component.genre not in _ATTRIBUTES:
            return None
        if component.type == TYPE_OTHER:
            return Facts(component.rank, attribute=_ATTRIBUTES[component.genre], declared=ANY)
        known = Facts(component.rank, component.type, _ATTRIBUTES[component.genre], component.element, component.derived)
        return replace(known, element=0, derived="", declared=known.derived) if component.polymorphic else known

    def _facts(self, function: _Function, name: str, seen: frozenset[Place]) -> Facts:
        """Of the descriptor at `name`, an address."""
        if (function.name, name) in seen:
            return Facts()
        seen |= {(function.name, name)}
        if name in function.components:
            return self._perhaps_polymorphic(function.components[name])
        if name.startswith("@"):
            return self._perhaps_polymorphic(self._globals.get(name[1:], Facts()), is_global=True)
        sources: list[Facts | str] = [*function.writes.get(name, ()), *function.aliases.get(name, ())]
        known: Facts | None = None
        for source in sources:
            facts = self._perhaps_polymorphic(source) if isinstance(source, Facts) else self._facts(function, source, seen)
            known = facts if known is None else known.joined(facts)
        for caller, value in self._outlined.origins(function.name, name) if self._outlined is not None else ():
            facts = self._facts(self._functions[caller], value, seen)
            known = facts if known is None else known.joined(facts)
        known = known or self._of_argument(function.declared.get(name, ""))
        copied = function.copied.get(name, {NOT_KNOWN})
        rank = function.shapes.get(name, next(iter(copied)) if len(copied) == 1 else NOT_KNOWN)
        if rank <= 7 and rank != NOT_KNOWN and known.rank == NOT_KNOWN:
            known = replace(known, rank=rank)
        if name in function.dynamic and (known.type == TYPE_STRUCT or known.type == NOT_KNOWN):
            known = replace(known, attribute=0) if known.attribute == CONTIGUOUS else known
            known = replace(known, type=NOT_KNOWN, element=0, derived="", declared=known.derived or known.declared)
        return self._perhaps_polymorphic(known)

    def _of_argument(self, variable: str) -> Facts:
        """Of a dummy argument of derived type: what another procedure has written its descriptor with is not seen, but it is declared."""
        described = self._described.get(variable, "")
        if not re.search(r"\barg: ", described):
            return Facts()
        while "tag: DW_TAG_structure_type" not in described:
            inner = re.search(r"\b(?:base)?[tT]ype: (!\d+)", described)
            if inner is None:
                return Facts()
            described = self._described.get(inner[1], "")
        name, size, members = (re.search(rf"\b{key}: (.+?)(?:, |$)", described) for key in ("name", "size", "elements"))
        if name is None or size is None or members is None:
            return Facts()
        parts = [self._described.get(part, "") for part in re.findall(r"!\d+", self._described.get(members[1], ""))]
        offsets = [int(found[1]) if (found := re.search(r"\boffset: (\d+)", part)) else 0 for part in parts]
        described_types = [type for type in self._names if type.endswith(f"EXdtX{name[1].strip(chr(34))}")]
        type = self._types.get(described_types[0]) if len(described_types) == 1 else None
        if type is None or 8 * type.size != int(size[1]) or [8 * one.offset for one in type.components] != offsets:
            return Facts()
        return Facts(type=TYPE_STRUCT, element=type.size, derived=type.name)

    @cached_property
    def _names(self) -> list[str]:
        return re.findall(r"^@(\w+EXdtX\w+) = ", self._text, re.M)

    @cached_property
    def _described(self) -> dict[str, str]:
        return dict(_OF_DEBUG.findall(self._text))

    def _perhaps_polymorphic(self, known: Facts, is_global: bool = False) -> Facts:
        never = known.attribute in (0, CONTIGUOUS, _ATTRIBUTES[ALLOCATABLE])
        if known.derived not in self._extended or (never and not is_global):
            return known
        return replace(known, element=0, derived="", declared=known.derived)


def _name(heading: str) -> str:
    found = re.search(r"@\"?([\w.$-]+)", heading)
    return found[1] if found else ""


def _closing(line: str, start: int) -> int:
    depth = 1
    for position in range(start, len(line)):
        depth += (line[position] == "(") - (line[position] == ")")
        if depth == 0:
            return position
    return len(line)


def _field_types(body: str) -> int:
    """The number of fields of a structure that holds no padding of the compiler's."""
    return len(list(_split(body.strip().removeprefix("{").removesuffix("}"))))


def arguments(text: str) -> list[str]:
    """The arguments of a call."""
    return list(_split(text))


def _split(text: str) -> Iterator[str]:
    depth, start = 0, 0
    for position, sign in enumerate(text):
        depth += (sign in "([{<") - (sign in ")]}>")
        if sign == "," and depth == 0:
            yield text[start:position].strip()
            start = position + 1
    if text[start:].strip():
        yield text[start:].strip()
