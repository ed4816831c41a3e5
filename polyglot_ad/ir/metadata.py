"""Reads metadata nodes on demand; the module keeps them as text.

subprogram = node(module, function.metadata["dbg"])
subprogram.kind, subprogram.field("name"), subprogram.integer("line")     # "DISubprogram", "flux", 12
types = subprogram.ref("type").ref("types").elements                     # nodes of the parameter types, None for null
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, final

from polyglot_ad.process.regex import regex

from .debug_records import split_commas
from .instructions import Instruction
from .lexical import unescape
from .values import Function, Module, Value

_SPECIALISED = regex(r"(distinct )?!(\w+)\((.*)\)$", re.S)
_TUPLE = regex(r"(distinct )?!\{(.*)\}$", re.S)
_STRING = regex(r'!?"([^"]*)"$', re.S)
_FIELD = regex(r"(\w+): (.*)$", re.S)
_REFERENCE = regex(r"!\d+$")


@final
class Node:
    """`kind`: the class of a specialised node ("DISubprogram"), else "tuple", "string" or "constant" (`i32 7`, `ptr @f`).
    `name`: "!12", or "" for a node written in place. `text`: as LLVM prints it. Nodes of one module compare by identity when they have a
    name."""

    __slots__ = ("_arguments", "_fields", "_inner", "distinct", "kind", "module", "name", "text")

    def __init__(self, module: Module, text: str, name: str = "") -> None:
        self.module = module
        self.text = text
        self.name = name
        self._fields: dict[str, str] | None = None
        self._arguments: list[str] = []
        if (found := _SPECIALISED.match(text)) is not None:
            self.kind = found[2]
        elif (found := _TUPLE.match(text)) is not None:
            self.kind = "tuple"
        else:
            self.kind = "string" if _STRING.match(text) else "constant"
        self.distinct = found is not None and found[1] is not None
        self._inner = found[found.re.groups] if found is not None else ""

    def __repr__(self) -> str:
        return f"<{self.name or 'node'} = {self.text}>"

    @property
    def fields(self) -> dict[str, str]:
        """The fields of a specialised node, as text."""
        if self._fields is None:
            self._fields = {}
            if self.kind not in ("tuple", "string", "constant"):
                for part in split_commas(self._inner):
                    found = _FIELD.match(part)
                    if found is not None:
                        self._fields[found[1]] = found[2]
                    else:
                        self._arguments.append(part)
        return self._fields

    @property
    def arguments(self) -> list[str]:
        """What a specialised node holds without field names: the operations of a DIExpression."""
        return self._arguments if self.fields is not None else []

    def field(self, name: str, default: str = "") -> str:
        """A field's text, without quotes where it is a string."""
        text = self.fields.get(name)
        if text is None:
            return default
        found = _STRING.match(text)
        return _decode(found[1]) if found is not None else text

    def integer(self, name: str, default: int = 0) -> int:
        """A field that is a number. `default` also stands for a field that is something else (the node of a variable bound)."""
        text = self.fields.get(name, "")
        return int(text) if text.lstrip("-").isdecimal() else default

    def flags(self, name: str = "flags") -> frozenset[str]:
        """A field like `DIFlagPrototyped | DIFlagArtificial`."""
        return frozenset(self.fields[name].split(" | ")) if name in self.fields else frozenset()

    def ref(self, name: str) -> Node | None:
        """The node that a field refers to; None where the field is missing or null."""
        text = self.fields.get(name)
        return _node(self.module, text) if text is not None and text.startswith("!") else None

    @property
    def elements(self) -> list[Node | None]:
        """The elements of a tuple; None for null."""
        if self.kind != "tuple":
            return []
        return [None if part == "null" else _node(self.module, part) for part in split_commas(self._inner)]

    @property
    def value(self) -> str:
        """The text of a string without quotes, of a constant without its type."""
        found = _STRING.match(self.text)
        return _decode(found[1]) if found is not None else self.text.partition(" ")[2]


def _decode(text: str) -> str:
    return unescape(text).decode("utf-8", "surrogateescape")


def _node(module: Module, text: str) -> Node:
    """The node behind a reference, or written in place."""
    if not _REFERENCE.match(text):
        return Node(module, text)
    present = module.metadata[text]
    found = module.metadata_nodes.get(text)
    if found is None or found.text != present:
        found = module.metadata_nodes[text] = Node(module, present, text)
    return found


def node(module: Module, reference: str) -> Node:
    """The node "!12". Raises KeyError when the module has none of this name."""
    return _node(module, reference)


def named(module: Module, name: str) -> list[Node]:
    """The operands of named metadata ("llvm.dbg.cu"); empty when the module has none."""
    text = module.named_metadata.get(f"!{name}")
    return [] if text is None else [element for element in Node(module, text).elements if element is not None]


def subprogram(function: Function) -> Node | None:
    """The DISubprogram of a function."""
    reference = function.metadata.get("dbg")
    if reference is None or function.module is None:
        return None
    return node(function.module, reference.split()[0])


# --- source locations -----------------------------------------------------------------------------------------------------------


def file_of(scope: Node | None) -> str:
    """The file name of a scope as the compiler was given it, "" when unknown."""
    while scope is not None:
        if scope.kind == "DIFile":
            return scope.field("filename")
        file = scope.ref("file")
        if file is not None:
            return file.field("filename")
        scope = scope.ref("scope")
    return ""


def location_of(instruction: Instruction) -> Node | None:
    """The DILocation of an instruction."""
    reference = instruction.metadata.get("dbg")
    block = instruction.block
    module = block.function.module if block is not None and block.function is not None else None
    if reference is None or module is None:
        return None
    return node(module, reference)


_OF_LIBRARIES = regex(
    r"^/rustc/|/\.?cargo/registry/|/registry/src/|/langs/rust/rayon\.rs$|(?:^|/)cuda/include/(?:polyglot_\w+|cooperative_groups)\.h$"
)
"""Rust's standard library, crates that cargo has fetched, our form of rayon-core, and our headers of CUDA."""


class Place(NamedTuple):
    """A line of a source."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def source_place(instruction: Instruction) -> Place | None:
    """What the programmer wrote, None when unknown: the innermost location with a line, going outwards through inlining, in no crate of
    others if there is such a one."""
    first = None
    for location in inlining_chain(instruction):
        line, file = location.integer("line"), file_of(location.ref("scope"))
        if line and file:
            first = first or Place(file, line)
            if not _OF_LIBRARIES.search(file):
                return Place(file, line)
    return first


_LIBRARY_FILES = regex(
    r"^(?:\./)?\w+\.jl$|/stdlib/v\d+\.\d+/|/langs/julia/\w+\.jl$|^/usr/(?:include|lib)/|/(?:site|dist)-packages/(?:numba|numpy)/"
)
"""Julia's Base, its standard library and what stands in for parts of them; headers of the system; Numba's forms of NumPy's functions."""


def user_place(instruction: Instruction) -> Place | None:
    """The innermost line that is in no library's file, going outwards through inlining; None where there is none."""
    for location in inlining_chain(instruction):
        line, file = location.integer("line"), file_of(location.ref("scope"))
        if line and file and not _OF_LIBRARIES.search(file) and not _LIBRARY_FILES.search(file):
            return Place(file, line)
    return None


def source_location(instruction: Instruction) -> str:
    """Its place as "file:line", "" when unknown."""
    return str(source_place(instruction) or "")


def inlining_chain(instruction: Instruction) -> Iterator[Node]:
    """The DILocations of an instruction, from the code itself to the outermost function it was inlined into."""
    location = location_of(instruction)
    while location is not None:
        yield location
        location = location.ref("inlinedAt")


# --- debug records --------------------------------------------------------------------------------------------------------------


class DebugVariable(NamedTuple):
    """A debug record about a variable. `value` is None where the record speaks of a constant, of several values, or of one that is gone."""

    kind: str
    value: Value | None
    variable: Node
    expression: str
    location: Node


def debug_records(function: Function) -> list[DebugVariable]:
    """The records about variables in a function, in order."""
    module = function.module
    found: list[DebugVariable] = []
    if module is None:
        return found
    for block in function.blocks:
        for records in (*(i.debug_records for i in block.instructions), block.trailing_debug_records):
            for record in records:
                if record.kind == "label":
                    continue
                first, variable, expression, *others = record.arguments
                values = [] if first.startswith("!") else record.values()[:1]
                value = values[0] if values and not first.endswith(" poison") else None
                found.append(DebugVariable(record.kind, value, _node(module, variable), expression, _node(module, others[-1])))
    return found
