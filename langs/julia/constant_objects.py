"""What functions do with objects that are constants of modules, also where others are handed them.

Objects of which only a running Julia knows the contents may be compared and handed on, not read: what stands for one is a byte, and
behind it LLVM takes anything for granted. Objects with contents must not be made to refer to what a call allocates, which is released when
it returns.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from polyglot_ad.langs.julia import llvm_text
from polyglot_ad.langs.julia.calls import CallLowering
from polyglot_ad.langs.julia.llvm_text import FunctionText, ModuleText
from polyglot_ad.process.regex import regex

_TOKEN = regex(r'[%@](?:"[^"]*"|[-\w$.]+)')
_DERIVED = regex(r"^\s*(%\S+) = (?:bitcast|addrspacecast|getelementptr|phi|select|freeze)\b(.*)$")
_ENDS = r"(?:, align|, !|$)"
_STORE = regex(r"^\s*store (?:atomic |volatile )*ptr (?P<value>.+?), ptr (?P<place>.+?)(?: unordered| monotonic| release)?" + _ENDS)
_LOAD = regex(
    r"^\s*(?P<result>%\S+) = load (?:atomic |volatile )*(?P<type>[^,]+), ptr (?P<address>.+?)(?: unordered| monotonic| acquire)?" + _ENDS
)
_COPIES = ("llvm.memcpy.", "llvm.memmove.", "memcpy", "memmove")
_UNREADABLE, _CONTENTS = "jl.other.", ("jl.constant.", "jl.state.")


def check_constant_objects(module: ModuleText, identities: Mapping[str, str], lowering: CallLowering) -> None:
    """Refuse functions that read the first kind, or make the second refer to other memory, themselves or through those that they call."""
    unreadable = {symbol: what for symbol, what in identities.items() if llvm_text.plain(symbol).startswith(_UNREADABLE)}
    for symbol, line in _found(module, lambda name: name.startswith(_UNREADABLE), _Reads(module)):
        if symbol in unreadable:
            raise lowering.error(f"use of `{unreadable[symbol]}` as a value", "its contents are known to a running Julia only", line)
    for _, line in _found(module, lambda name: name.startswith(_CONTENTS), _Keeps(module)):
        raise lowering.error("a constant that is made to refer to other memory", "what a call allocates is released when it returns", line)


def _found(module: ModuleText, wanted: Callable[[str], bool], uses: _Uses) -> list[tuple[str, str]]:
    """(symbol, line) where what is looked for is done with one of the wanted constants."""
    found: list[tuple[str, str]] = []
    for function in module.functions.values():
        symbols = {token for line in function.lines() if "@" in line for token in _TOKEN.findall(line) if token[0] == "@"}
        concerned = [symbol for symbol in sorted(symbols) if wanted(llvm_text.plain(symbol))]
        found += [(symbol, line) for symbol in concerned if (line := uses.of(function, symbol)) is not None]
    return found


class _Uses(ABC):
    """Where functions do something with what an address leads to. `led`: what leads there; `slots`: local variables that hold such."""

    def __init__(self, module: ModuleText) -> None:
        self.module = module
        self._of_parameters: dict[tuple[str, int], str | None] = {}

    def of(self, function: FunctionText, start: str) -> str | None:
        led, slots, size = {start}, set[str](), 0
        while size != len(led) + len(slots):
            size = len(led) + len(slots)
            for line in function.lines():
                if (found := self._follow(line, led, slots)) is not None:
                    return found
        return None

    def _follow(self, line: str, led: set[str], slots: set[str]) -> str | None:
        if (made := _DERIVED.match(line)) is not None:
            for group in (led, slots):
                if group.intersection(_TOKEN.findall(made[2])):
                    group.add(made[1])
        elif (stored := _STORE.match(line)) is not None:
            value, place = (set(_TOKEN.findall(stored[part])) for part in ("value", "place"))
            if led & place:
                return line if self.stores(value, led) else None
            if led & value:
                slots |= {token for token in place if token[0] == "%"}
        elif (load := _LOAD.match(line)) is not None:
            address = _TOKEN.findall(load["address"])
            if led.intersection(address):
                if self.loads():
                    return line
                if load["type"] == "ptr":
                    led.add(load["result"])
            elif load["type"] == "ptr" and slots.intersection(address):
                led.add(load["result"])
        elif (call := llvm_text.parse_call(line)) is not None:
            handed = [index for index, value in enumerate(call.values) if led.intersection(_TOKEN.findall(value))]
            if any(self._passes(call, index) for index in handed):
                return line
        return None

    @abstractmethod
    def loads(self) -> bool:
        """Whether to load from there is what is looked for."""

    @abstractmethod
    def stores(self, value: set[str], led: set[str]) -> bool:
        """Whether to store an address there is."""

    @abstractmethod
    def copies(self, index: int) -> bool:
        """Whether to copy from (1) or to (0) there is."""

    def _passes(self, call: llvm_text.Call, index: int) -> bool:
        if call.name.startswith(_COPIES):
            return self.copies(index)
        function = self.module.functions.get(call.name)
        if function is None:
            return False
        key = call.name, index
        if key not in self._of_parameters:
            self._of_parameters[key] = None  # of a function that calls itself
            parameters = llvm_text.split(function.header[function.header.index("(") + 1 : function.header.rindex(")")])
            name = parameters[index].rsplit(" ", 1)[-1] if index < len(parameters) else ""
            self._of_parameters[key] = self.of(function, name) if name.startswith("%") else None
        return self._of_parameters[key] is not None


class _Reads(_Uses):
    def loads(self) -> bool:
        return True

    def stores(self, value: set[str], led: set[str]) -> bool:
        return False

    def copies(self, index: int) -> bool:
        return index == 1


class _Keeps(_Uses):
    def loads(self) -> bool:
        return False

    def stores(self, value: set[str], led: set[str]) -> bool:
        return any(token[0] == "%" and token not in led for token in value)

    def copies(self, index: int) -> bool:
        return False
