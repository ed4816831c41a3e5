"""LLVM's text of a module, cut into functions, blocks and lines, as far as the rewriting of Julia's output needs it.

Lines keep their text. A line that LLVM breaks (the cases of a `switch`) is one line here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from polyglot_ad.process.regex import regex

SYMBOL = regex(r'@(?:"[^"]*"|[-\w$.]+)')
_LABEL = regex(r'^("[^"]*"|[-\w$.]+):')
_TARGET = regex(r'label (%"[^"]*"|%[-\w$.]+)')
_RESULT = regex(r'^\s*(%"[^"]*"|%[-\w$.]+) = ')
_CALL = regex(r"^\s*(?:%\S+ = )?(?:tail |musttail |notail )?call ")
_INCOMING = regex(r'\[ (.*?), (%"[^"]*"|%[-\w$.]+) \]')
_DEBUG = regex(r", !dbg (!\d+)")


def plain(symbol: str) -> str:
    """The name behind a symbol: `@"a b"` is a b."""
    return symbol[2:-1] if symbol.startswith('@"') else symbol[1:]


def quoted(name: str) -> str:
    """The symbol of a name."""
    return f"@{name}" if re.fullmatch(r"[-A-Za-z$._][-\w$.]*", name) else f'@"{name}"'


@dataclass
class Block:
    label: str
    lines: list[str]

    @property
    def terminator(self) -> str:
        return self.lines[-1].strip() if self.lines else ""

    def successors(self) -> list[str]:
        return [label[1:] for label in _TARGET.findall(self.terminator)]


@dataclass
class FunctionText:
    """`header` is the `define` line without its brace."""

    name: str
    header: str
    blocks: list[Block]

    def lines(self) -> Iterator[str]:
        for block in self.blocks:
            yield from block.lines

    def by_label(self) -> dict[str, Block]:
        return {block.label: block for block in self.blocks}

    def text(self) -> str:
        parts = [f"{self.header} {{"]
        for block in self.blocks:
            parts += ["", f"{block.label}:", *block.lines]
        return "\n".join([*parts, "}"])


@dataclass
class ModuleText:
    """`head`: layout, types; `variables`: global variables by name; `declarations`: functions without a body, by name; `tail`: attributes
    and metadata."""

    head: list[str] = field(default_factory=list)
    variables: dict[str, str] = field(default_factory=dict)
    functions: dict[str, FunctionText] = field(default_factory=dict)
    declarations: dict[str, str] = field(default_factory=dict)
    tail: list[str] = field(default_factory=list)

    def text(self) -> str:
        return "\n\n".join(
            "\n".join(lines)
            for lines in (
                self.head,
                list(self.variables.values()),
                list(self.declarations.values()),
                [function.text() for function in self.functions.values()],
                self.tail,
            )
        ) + "\n"  # fmt: skip


def read(text: str) -> ModuleText:
    module = ModuleText()
    lines = iter(text.split("\n"))
    for line in lines:
        if line.startswith("define "):
            function = _read_function(line, lines)
            module.functions[function.name] = function
        elif line.startswith("declare "):
            module.declarations[plain(_first_symbol(line))] = line
        elif line.startswith("@"):
            module.variables[plain(_first_symbol(line))] = line
        elif line.startswith(("attributes ", "!")):
            module.tail.append(line)
        elif line.strip() and not line.startswith(";"):
            module.head.append(line)
    return module


def _first_symbol(line: str) -> str:
    found = SYMBOL.search(line)
    assert found is not None, line
    return found[0]


def _read_function(header: str, lines: Iterator[str]) -> FunctionText:
    function = FunctionText(plain(_first_symbol(header)), header.rstrip().removesuffix("{").rstrip(), [])
    for line in lines:
        if line == "}":
            break
        label = _LABEL.match(line)
        if label:
            function.blocks.append(Block(label[1], []))
        elif line.strip():
            if not function.blocks:
                function.blocks.append(Block("entry", []))
            if line.endswith("["):
                line = "\n".join([line, *_until_bracket(lines)])
            function.blocks[-1].lines.append(line)
    return function


def _until_bracket(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield line
        if line.strip().startswith("]"):
            return


@dataclass(frozen=True)
class Call:
    """A call, taken apart: `result` ("%5" or ""), `type` (what stands between `call` and the callee: convention, attributes, type),
    `callee`, `arguments` as written, `suffix` (attributes and metadata)."""

    result: str
    type: str
    callee: str
    arguments: tuple[str, ...]
    suffix: str

    @property
    def name(self) -> str:
        return plain(self.callee) if self.callee.startswith("@") else ""

    @property
    def return_type(self) -> str:
        """Without convention and attributes, without the parameter list of a variadic callee."""
        words = re.sub(r"\b(?:cc\d+|fastcc|nonnull|noundef|noalias|zeroext|signext|align \d+|\w+\([^()]*\))\s*", "", self.type)
        return _leading_type(words.strip())

    @property
    def debug(self) -> str:
        found = _DEBUG.search(self.suffix)
        return f", !dbg {found[1]}" if found else ""

    @property
    def argument_types(self) -> list[str]:
        return [_leading_type(argument) for argument in self.arguments]

    @property
    def values(self) -> list[str]:
        """Arguments without type and attributes."""
        return [_operand(argument) for argument in self.arguments]

    def assign(self) -> str:
        return f"  {self.result} = " if self.result else "  "


def _leading_type(text: str) -> str:
    if text[:1] in "{[<":
        depth = 0
        for at, character in enumerate(text):
            depth += (character in "{[<(") - (character in "}]>)")
            if depth == 0:
                return text[: at + 1]
    return text.split(" ", 1)[0]


_ATTRIBUTES = regex(
    r"^(?:(?:noundef|nonnull|noalias|nocapture|readonly|writeonly|readnone|signext|zeroext|swiftself|immarg|returned|align \d+|"
    r"(?:captures|dereferenceable|dereferenceable_or_null|sret|byval|nofpclass|range|align)\([^()]*(?:\([^()]*\)[^()]*)*\))\s+)*"
)


def _operand(argument: str) -> str:
    rest = argument[len(_leading_type(argument)) :].lstrip()
    return rest[len(_ATTRIBUTES.match(rest)[0]) :]  # type: ignore[index]


def parse_call(line: str) -> Call | None:
    """The call in a line, or None."""
    start = _CALL.match(line)
    if start is None:
        return None
    result = _RESULT.match(line)
    depth = 0
    opened = -1
    callee = ""
    for at, character in _outside_of_names(line, start.end()):
        if character in "([{<":
            if depth == 0 and character == "(" and opened < 0:
                token = _token_before(line, at, start.end())
                if token[:1] in ("@", "%"):
                    opened, callee = at, token
            depth += 1
        elif character in ")]}>":
            depth -= 1
            if depth == 0 and opened >= 0:
                type = line[start.end() : opened - len(callee)].strip()
                return Call(result[1] if result else "", type, callee, tuple(split(line[opened + 1 : at])), line[at + 1 :])
    return None


def _outside_of_names(text: str, start: int = 0) -> Iterator[tuple[int, str]]:
    """Characters that do not stand in quotes: names of types may hold any (`typeof(|>)`)."""
    named = False
    for at in range(start, len(text)):
        if text[at] == '"':
            named = not named
        elif not named:
            yield at, text[at]


def _token_before(line: str, at: int, start: int) -> str:
    if line[at - 1] == '"':
        begin = line.rfind('"', start, at - 1) - 1
    else:
        begin = line.rfind(" ", start, at) + 1
    return line[max(begin, start) : at]


def split(text: str) -> list[str]:
    """The parts between commas that stand outside of brackets."""
    parts: list[str] = []
    depth = 0
    begin = 0
    for at, character in _outside_of_names(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[begin:at].strip())
            begin = at + 1
    last = text[begin:].strip()
    return [*parts, last] if last else parts


def result_of(line: str) -> str:
    found = _RESULT.match(line)
    return found[1] if found else ""


def debug_of(line: str) -> str:
    found = _DEBUG.search(line)
    return found[1] if found else ""


def without_incoming(line: str, keep: set[str]) -> str:
    """A phi with only the pairs whose block is in `keep`."""
    type = line.index(" phi ") + len(" phi ")
    start = line.index("[", type + len(_leading_type(line[type:])))
    end = line.rindex("]") + 1
    pairs = [f"[ {value}, {label} ]" for value, label in _INCOMING.findall(line[start:end]) if label[1:] in keep]
    return line[:start] + ", ".join(pairs) + line[end:]
