"""Objects of which only a running Julia knows the contents (a dictionary that is a constant of a module) may be compared and handed on, not
read: what stands for one is a byte, and behind it LLVM takes anything for granted."""

from __future__ import annotations

from collections.abc import Mapping

from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia import llvm_text
from polyglot_ad.langs.julia.calls import CallLowering
from polyglot_ad.langs.julia.llvm_text import FunctionText, ModuleText
from polyglot_ad.process.regex import regex

_TOKEN = regex(r'[%@](?:"[^"]*"|[-\w$.]+)')
_DERIVED = regex(r"^\s*(%\S+) = (?:bitcast|addrspacecast|getelementptr|phi|select|freeze)\b(.*)$")
_STORE = regex(r"^\s*store (?:volatile )?ptr (?P<value>.+?), ptr (?P<place>[%@][^,]*)")
_LOAD = regex(
    r"^\s*(?P<result>%\S+) = load (?:atomic |volatile )*(?P<type>[^,]+), ptr (?P<address>.+?)(?: unordered| monotonic| acquire)?(?:, |$)"
)
_COPIES = ("llvm.memcpy.", "llvm.memmove.", "memcpy", "memmove")
_KIND = "jl.other."


def check_unreadable(module: ModuleText, identities: Mapping[str, str], lowering: CallLowering) -> None:
    """Refuse functions that read such an object, or hand it to one that does."""
    objects = {symbol: what for symbol, what in identities.items() if llvm_text.plain(symbol).startswith(_KIND)}
    if not objects:
        return
    readers = _Readers(module)
    for function in module.functions.values():
        for line in function.lines():
            if _KIND not in line:
                continue
            for symbol in set(_TOKEN.findall(line)) & objects.keys():
                if (where := readers.reading(function, symbol)) is not None:
                    raise _error(lowering, where, objects[symbol])


def _error(lowering: CallLowering, line: str, what: str) -> CompileError:
    return lowering.error(f"use of `{what}` as a value", "its contents are known to a running Julia only", line)


class _Readers:
    def __init__(self, module: ModuleText) -> None:
        self.module = module
        self._of_parameters: dict[tuple[str, int], str | None] = {}

    def reading(self, function: FunctionText, start: str) -> str | None:
        """The line in which a function reads, or has read, what an address leads to."""
        led, slots, size = {start}, set[str](), 0
        while size != len(led) + len(slots):
            size = len(led) + len(slots)
            for line in function.lines():
                if (found := self._follow(line, led, slots)) is not None:
                    return found
        return None

    def _follow(self, line: str, led: set[str], slots: set[str]) -> str | None:
        """Add to what leads to the object, and to the slots that hold it."""
        if (made := _DERIVED.match(line)) is not None:
            if led.intersection(_TOKEN.findall(made[2])):
                led.add(made[1])
            elif slots.intersection(_TOKEN.findall(made[2])):
                slots.add(made[1])
        elif (stored := _STORE.match(line)) is not None:
            if led.intersection(_TOKEN.findall(stored["value"])) and stored["place"].startswith("%"):
                slots.add(stored["place"])
        elif (load := _LOAD.match(line)) is not None:
            address = _TOKEN.findall(load["address"])
            if led.intersection(address):
                return line
            if load["type"] == "ptr" and slots.intersection(address):
                led.add(load["result"])
        elif (call := llvm_text.parse_call(line)) is not None:
            for index, value in enumerate(call.values):
                if led.intersection(_TOKEN.findall(value)) and self._reads(call, index):
                    return line
        return None

    def _reads(self, call: llvm_text.Call, index: int) -> bool:
        if call.name.startswith(_COPIES):
            return index == 1
        function = self.module.functions.get(call.name)
        if function is None:
            return False
        key = call.name, index
        if key not in self._of_parameters:
            self._of_parameters[key] = None  # of a function that calls itself
            parameters = llvm_text.split(function.header[function.header.index("(") + 1 : function.header.rindex(")")])
            name = parameters[index].rsplit(" ", 1)[-1] if index < len(parameters) else ""
            self._of_parameters[key] = self.reading(function, name) if name.startswith("%") else None
        return self._of_parameters[key] is not None
