"""Error paths: whatever can only end in a Julia exception becomes one call of `pad.raise` with a text that says which exception and where.

before:                                     after:
    oob:                                        oob:
      %9 = alloca i64                             call void @pad.raise(ptr @pad.julia.text.0, i64 29)
      store i64 %i, ptr %9                        unreachable
      call void @jl_bounds_error_ints(…)
      unreachable

A block fails when no path from it returns. A function fails when its first block does; then every call of it is the end of its block.
What such a path would have done before it threw (making the exception object, printing) is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from polyglot_ad.langs.julia.llvm_text import SYMBOL, Block, FunctionText, ModuleText, debug_of, parse_call, plain, without_incoming
from polyglot_ad.langs.julia.locations import Locations
from polyglot_ad.process.regex import regex

Address = Mapping[str, object]

RAISE = "pad.raise"
RETHROW = "pad.julia.rethrow"
"""Where a handler raises again what it caught."""
_AGAIN = regex(r"@(?:(?:julia|j1?|japi1)_rethrow_\d+|i?jl_rethrow\w*)\(")
_ADDRESS = regex(r"inttoptr \(i64 (\d+) to ptr\)")
_INTERNAL_NAME = regex(r"^(?:julia|japi\d|j|j1|tojlinvoke|gfptrjl)_(.*?)(?:_\d+)?$")
_RUNTIME_ERRORS = (
    ("jl_bounds_error", "BoundsError: index out of range"),
    ("jl_undefined_var_error", "UndefVarError: variable not defined"),
    ("jl_type_error", "TypeError"),
    ("jl_has_no_field_error", "no such field"),
    ("jl_argument_error", "ArgumentError"),
    ("jl_too_many_args", "too many arguments"),
    ("jl_too_few_args", "too few arguments"),
)
_LIBRARY_THROWERS = (
    ("throw_boundserror", "BoundsError: index out of range"),
    ("throw_inexacterror", "InexactError: the value does not fit into the type"),
    ("throw_overflowerr", "OverflowError"),
    ("throw_complex_domainerror", "DomainError: negative argument where the result would be complex"),
    ("throw_exp_domainerror", "DomainError: exponentiation that would give a complex result"),
    ("throwdm", "DimensionMismatch: array could not be broadcast to match the destination"),
    ("throw_domerr", "DomainError"),
    ("throw_eachindex_mismatch", "DimensionMismatch: all inputs to eachindex must have the same indices"),
    *(
        (name, "ArgumentError: reducing over an empty collection is not allowed")
        for name in ("_empty_reduce_error", "reduce_empty", "mapreduce_empty")
    ),
    ("throw_dmrsa", "DimensionMismatch: new dimensions must be consistent with the array's size"),
)
_GLOBAL_ERRORS = {
    "jl_diverror_exception": "DivideError: integer division error",
    "jl_undefref_exception": "UndefRefError: undefined reference",
}


@dataclass
class _Evidence:
    """What lines on the way to an exception say about it."""

    exceptions: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)

    def add(self, other: _Evidence) -> None:
        self.exceptions += other.exceptions
        self.texts += other.texts
        self.known += other.known

    def kinds(self) -> set[str]:
        """Types of exceptions that it may be."""
        return {text.split(":")[0].strip() for text in (*self.exceptions, *(text for text in self.known if ":" in text))}

    def message(self) -> str:
        if self.exceptions and self.texts:
            return f"{self.exceptions[0]}: {self.texts[0]}"
        if self.known:
            return self.known[0]
        return next(iter([*self.exceptions, *self.texts]), "a Julia exception was thrown")


class FailurePaths:
    """Rewrites all functions of a module that `entries` reach."""

    def __init__(self, module: ModuleText, addresses: Mapping[str, Address], locations: Locations) -> None:
        self._module = module
        self._addresses = addresses
        self._locations = locations
        self._texts: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        """The messages by the names of their texts; of those whose type is not certain an empty one."""
        self._evidence: dict[str, _Evidence] = {}
        self._failing: set[str] = set()

    def rewrite(self) -> set[str]:
        """Gives the names of functions that never return; nothing calls them any more."""
        functions = self._module.functions.values()
        while True:
            found = {f.name for f in functions if f.name not in self._failing and f.blocks and f.blocks[0].label not in self._returning(f)}
            if not found:
                break
            self._failing |= found
        for name in sorted(self._failing):
            self._of_function(name)
        for function in functions:
            if function.name not in self._failing:
                self._cut(function)
        for text, name in self._texts.items():
            self._module.variables[name] = f'@{name} = private unnamed_addr constant [{len(text.encode())} x i8] c"{_escaped(text)}"'
        return self._failing

    def raising(self, message: str) -> str:
        """The call that raises `message`."""
        name = self._texts.setdefault(message, f"pad.julia.text.{len(self._texts)}")
        return f"call void @{RAISE}(ptr @{name}, i64 {len(message.encode())})"

    def _last(self, block: Block) -> int:
        """The number of the line that ends the block: a call that never returns, or the terminator."""
        for number, line in enumerate(block.lines):
            if self._never_returns(line):
                return number
        return len(block.lines) - 1

    def _never_returns(self, line: str) -> bool:
        call = parse_call(line) if "call" in line else None
        return call is not None and call.name in self._failing

    def _successors(self, block: Block) -> list[str]:
        return block.successors() if self._last(block) == len(block.lines) - 1 else []

    def _returning(self, function: FunctionText) -> set[str]:
        """Labels of blocks from which a path returns."""
        predecessors: dict[str, list[str]] = {}
        pending = []
        for block in function.blocks:
            for label in self._successors(block):
                predecessors.setdefault(label, []).append(block.label)
            if block.terminator.startswith("ret") and self._last(block) == len(block.lines) - 1:
                pending.append(block.label)
        found: set[str] = set()
        while pending:
            label = pending.pop()
            if label not in found:
                found.add(label)
                pending += predecessors.get(label, [])
        return found

    def _cut(self, function: FunctionText) -> None:
        returning = self._returning(function)
        by_label = function.by_label()
        kept = [
            Block(block.label, [self._with_phis(line, returning) for line in block.lines])
            for block in function.blocks
            if block.label in returning
        ]
        targets = {label for block in kept for label in block.successors()} - returning
        handles = any("@julia.except_enter(" in line for line in function.lines())
        kept += [self._failure(block, by_label, handles) for block in function.blocks if block.label in targets]
        order = {block.label: number for number, block in enumerate(function.blocks)}
        function.blocks = sorted(kept, key=lambda block: order[block.label])

    def _with_phis(self, line: str, keep: set[str]) -> str:
        return without_incoming(line, keep) if " = phi " in line else line

    def _failure(self, block: Block, by_label: Mapping[str, Block], handles: bool) -> Block:
        lines = list(self._path(block, by_label))
        evidence = _Evidence()
        for line in lines:
            evidence.add(self._of_line(line))
        node = next((node for line in lines if (node := debug_of(line)) and self._locations.of(node)), "")
        if handles and any(_AGAIN.search(line) for line in lines):
            return Block(block.label, [f"  call void @{RETHROW}()", "  unreachable"])
        certain = len(evidence.kinds()) == 1 and evidence.message().startswith(next(iter(evidence.kinds())))
        message = evidence.message() + (f" at {self._locations.of(node)}" if node else "")
        debug = f", !dbg {node}" if node else ""
        raising = self.raising(message)
        self.texts[self._texts[message]] = message if certain and self.texts.get(self._texts[message]) != "" else ""
        return Block(block.label, [f"  {raising}{debug}", f"  unreachable{debug}"])

    def _path(self, block: Block, by_label: Mapping[str, Block]) -> Iterator[str]:
        seen: set[str] = set()
        pending = [block]
        while pending:
            current = pending.pop(0)
            if current.label in seen:
                continue
            seen.add(current.label)
            yield from current.lines[: self._last(current) + 1]
            pending += [by_label[label] for label in self._successors(current) if label in by_label]

    def _of_function(self, name: str) -> _Evidence:
        if name not in self._evidence:
            evidence = self._evidence[name] = _Evidence()
            evidence.known += _thrown_by(name)
            for line in self._module.functions[name].lines() if name in self._module.functions else ():
                evidence.add(self._of_line(line))
        return self._evidence[name]

    def _of_line(self, line: str) -> _Evidence:
        evidence = _Evidence()
        for number in _ADDRESS.findall(line):
            self._of_address(self._addresses.get(number, {}), evidence)
        for symbol in SYMBOL.findall(line):
            name = plain(symbol)
            evidence.known += [text for prefix, text in _RUNTIME_ERRORS if name.startswith(prefix)]
            if name in _GLOBAL_ERRORS:
                evidence.known.append(_GLOBAL_ERRORS[name])
            if name in self._failing:
                evidence.add(self._of_function(name))
            elif name in self._module.functions:
                evidence.known += _thrown_by(name)
            text = re.search(r'constant \[\d+ x i8\] c"(.*?)(?:\\00)?"', self._module.variables.get(name, ""))
            if text and name.startswith("_j_str"):
                evidence.texts.append(text[1])
        return evidence

    def _of_address(self, facts: Address, evidence: _Evidence) -> None:
        exception = facts.get("exception")
        if exception:
            evidence.exceptions.append(str(exception))
        elif facts.get("kind") == "string":
            evidence.texts.append(str(facts["text"]))
        elif facts.get("kind") == "method":
            evidence.known += [text for thrower, text in _LIBRARY_THROWERS if str(facts["name"]).startswith(thrower)]


def _thrown_by(name: str) -> list[str]:
    """What a function of Julia's library throws, by its name."""
    match = _INTERNAL_NAME.match(name)
    stem = match[1] if match else name
    return [text for thrower, text in _LIBRARY_THROWERS if stem.startswith(thrower)]


def exception_type(message: str) -> str:
    """The type of the exception with this message, or ""."""
    return re.split(r":| at ", message, maxsplit=1)[0].strip()


def _escaped(text: str) -> str:
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in text.encode())


def reachable(module: ModuleText, roots: Iterable[str]) -> set[str]:
    """Names of functions and variables that `roots` lead to."""
    found: set[str] = set()
    pending = list(roots)
    while pending:
        name = pending.pop()
        if name in found:
            continue
        found.add(name)
        if name in module.functions:
            function = module.functions[name]
            lines = [function.header, *function.lines()]
        else:
            lines = [module.variables.get(name, "")]
        for line in lines:
            if "@" in line:
                pending += [plain(symbol) for symbol in SYMBOL.findall(line)]
    return found
