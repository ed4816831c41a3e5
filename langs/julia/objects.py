"""Julia objects that code refers to, as globals of the module: valid in every process.

Types, symbols, functions and other objects of which only the identity matters become globals without contents, one per name in the
whole program; of types the flags and numbers are kept. Strings, numbers in boxes, mutable structures and arrays keep the contents
they had when the source file had been loaded.

Mutable ones that constants of the source lead to exist once per program: in the library that `state.py` makes. They have names, and code
refers to them by these.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia.llvm_text import ModuleText, plain, quoted
from polyglot_ad.process.regex import regex

Address = Mapping[str, object]
Leaf = tuple[int, str, int]

IDENTITIES = ("type", "symbol", "singleton", "method", "other")
_FLOATS = {"Float64": ("double", "<d"), "Float32": ("float", "<f")}


@dataclass(frozen=True)
class State:
    """The objects that exist once per program: `prefix` of their symbols, `symbols` of the library that has them. `defining`: the module is
    to become that library."""

    prefix: str = "jl.state."
    symbols: frozenset[str] = frozenset()
    defining: bool = False

    def symbol(self, name: str) -> str:
        return self.prefix + name.replace('"', "'").replace("\\", "/").replace("\n", " ")

    def has(self, name: str) -> bool:
        return self.defining or self.symbol(name) in self.symbols


NO_STATE = State()


class Objects:
    """Makes globals of objects as they are asked for. `tagged`: the code asks for types, so the type stands before each object."""

    def __init__(self, module: ModuleText, addresses: Mapping[str, Address], memory_layout: bool, tagged: bool, state: State) -> None:
        self._module = module
        self._addresses = addresses
        self._memory_layout = memory_layout
        self._tagged = tagged
        self._state = state
        self._operands: dict[str, str] = {}
        self.identities: dict[str, str] = {}
        """Symbol of an identity to what it stands for."""

    def operand(self, number: str) -> str:
        """A constant operand that stands for the object at `number`."""
        if number not in self._operands:
            facts, name = self._addresses[number], f"jl.constant.{len(self._operands)}"
            # An object may lead to itself.
            self._operands[number] = self._shared(str(facts["state"])) if "state" in facts else f"@{name}"
            self._operands[number] = self._make(number, facts, name)
        return self._operands[number]

    def forget(self, number: str) -> None:
        """An object that cannot be made, and those that were made on the way."""
        self._operands.clear()

    def _shared(self, state: str) -> str:
        return f"getelementptr (i8, ptr {quoted(self._state.symbol(state))}, i64 16)"

    def type_tag(self, name: str) -> str:
        return self._identity("type", name)

    def _identity(self, kind: str, name: str, data: bytes = b"") -> str:
        symbol = quoted(f"jl.{kind}.{name}".replace('"', "'").replace("\\", "/").replace("\n", " "))
        # One byte at least: objects without size may share an address.
        content = f"[{len(data)} x i8] {_bytes(data)}" if data else "i8 0"
        if data or plain(symbol) not in self._module.variables:
            self._module.variables[plain(symbol)] = f"{symbol} = {self._linkage(plain(symbol))} constant {content}, align 16"
        self.identities[symbol] = name
        return symbol

    def _linkage(self, name: str) -> str:
        """Of an identity: code that compares those of the state's objects has to use the same."""
        return "" if self._state.defining else "available_externally" if name in self._state.symbols else "linkonce_odr"

    def _singleton(self, name: str, type: str) -> str:
        """An object without contents. Code that is linked with this may ask for its type: `x === nothing` in a chain of objects does."""
        symbol = self._identity("singleton", name)
        tag = self._identity("type", type)
        self._module.variables[plain(symbol)] = (
            f"{symbol} = {self._linkage(plain(symbol))} constant <{{ i64, ptr, i64 }}> <{{ i64 0, ptr {tag}, i64 undef }}>, align 16"
        )
        operand = f"getelementptr (i8, ptr {symbol}, i64 16)"
        self.identities[operand] = name
        return operand

    def _symbol(self, name: str, data: bytes) -> str:
        """A symbol has its hash and its name, behind its type."""
        symbol = quoted(f"jl.symbol.{name}".replace('"', "'").replace("\\", "/").replace("\n", " "))
        tag = self._identity("type", "Symbol")
        self._module.variables[plain(symbol)] = (
            f"{symbol} = {self._linkage(plain(symbol))} constant <{{ i64, ptr, [{len(data)} x i8] }}> "
            f"<{{ i64 0, ptr {tag}, [{len(data)} x i8] {_bytes(data)} }}>, align 16"
        )
        return f"getelementptr (i8, ptr {symbol}, i64 16)"

    def _make(self, number: str, facts: Address, name: str) -> str:
        kind = str(facts["kind"])
        if kind == "field":
            return f"getelementptr (i8, ptr {self.operand(str(facts['object']))}, i64 {facts['offset']})"
        if kind == "singleton":
            return self._singleton(str(facts["name"]), str(facts["type"]))
        if kind == "symbol":
            return self._symbol(str(facts["name"]), bytes.fromhex(str(facts["bytes"])))
        if kind in IDENTITIES:
            return self._identity(kind, str(facts["name"]), bytes.fromhex(str(facts.get("bytes", ""))))
        if kind == "string":
            data = str(facts["text"]).encode()
            return self._define(name, "String", f"{{ i64, [{len(data) + 1} x i8] }}",
                                f"{{ i64 {len(data)}, [{len(data) + 1} x i8] {_bytes(data + bytes(1))} }}", constant=True)  # fmt: skip
        if kind in ("array", "value") and "state" in facts and not self._state.has(str(facts["state"])):
            raise CompileError(f"the Julia object {facts['state']} cannot be used outside of Julia")
        if kind == "array":
            return self._array(facts, name)
        if kind == "value":
            type, value = self._record(bytes.fromhex(str(facts["bytes"])), _leaves(facts), _pointers(facts))
            # What never changes belongs to each library: the types that it compares are its own, too.
            return self._define(name, str(facts["type"]), type, value, constant=facts.get("constant") is True, state=facts.get("state"))
        raise CompileError(f"the Julia object {facts.get('name', number)} cannot be used outside of Julia")

    def _define(self, name: str, tag: str, type: str, value: str, constant: bool, state: object = None) -> str:
        kind = "constant" if constant else "global"
        linkage = "internal"
        if state is not None:
            name = self._state.symbol(str(state))
            linkage = "external" if self._state.defining else "available_externally"
        symbol = quoted(name)
        if not self._tagged and state is None:
            self._module.variables[name] = f"{symbol} = internal {kind} {type} {value}, align 16"
            return symbol
        whole = f"<{{ i64, ptr, {type} }}>"
        self._module.variables[name] = (
            f"{symbol} = {linkage} {kind} {whole} <{{ i64 0, ptr {self._identity('type', tag)}, {type} {value} }}>, align 16"
        ).replace("= external", "=")
        return f"getelementptr (i8, ptr {symbol}, i64 16)"

    def _array(self, facts: Address, name: str) -> str:
        element = _int(facts["size"])
        sizes = [_int(size) for size in _list(facts["dimensions"])]
        length = 1
        for size in sizes:
            length *= size
        data, linkage = f"@{name}.data", "internal global"
        if "data" in facts:
            data = quoted(self._state.symbol(f"{facts['data']}.data"))
            linkage = "global" if self._state.defining else "available_externally global"
        if plain(data) not in self._module.variables:
            type, value = self._elements(bytes.fromhex(str(facts["bytes"])), element, _leaves(facts), _pointers(facts))
            self._module.variables[plain(data)] = f"{data} = {linkage} {type} {value}, align 16"
        if self._memory_layout:
            memory = f"{name}.memory"
            self._module.variables[memory] = f"@{memory} = internal global {{ i64, ptr }} {{ i64 {length}, ptr {data} }}, align 16"
            words = [f"ptr {data}", f"ptr @{memory}", *(f"i64 {size}" for size in sizes)]
        else:
            padded = [*sizes, *([length] if len(sizes) == 1 else [0] * (2 - len(sizes)))]
            flags = len(sizes) << 2
            words = [f"ptr {data}", f"i64 {length}", f"i16 {flags}", f"i16 {element}", "i32 0", *(f"i64 {size}" for size in padded)]
        types = ", ".join(word.split(" ")[0] for word in words)
        # It keeps its length and place: those of its flags say that the data are not its own.
        constant = not self._memory_layout
        return self._define(
            name, str(facts["type"]), f"{{ {types} }}", f"{{ {', '.join(words)} }}", constant=constant, state=facts.get("state")
        )

    def _elements(self, data: bytes, size: int, leaves: Sequence[Leaf], pointers: Mapping[int, str]) -> tuple[str, str]:
        count = len(data) // size if size else 0
        if not count:
            return "[0 x i8]", "zeroinitializer"
        if not leaves:
            values = [f"ptr {self.operand(pointers[at])}" if at in pointers else "ptr null" for at in range(0, len(data), size)]
            return f"[{count} x ptr]", f"[{', '.join(values)}]"
        if len(leaves) == 1 and leaves[0][2] == size and not pointers:
            items = [_scalar(data[at : at + size], leaves[0]) for at in range(0, len(data), size)]
            return f"[{count} x {items[0][0]}]", f"[{', '.join(f'{type} {value}' for type, value in items)}]"
        records = [self._record(data[at : at + size], leaves, _within(pointers, at, size)) for at in range(0, len(data), size)]
        return f"[{count} x {records[0][0]}]", f"[{', '.join(f'{type} {value}' for type, value in records)}]"

    def _record(self, data: bytes, leaves: Sequence[Leaf], pointers: Mapping[int, str]) -> tuple[str, str]:
        parts = list(self._fields(data, leaves, pointers))
        return f"<{{ {', '.join(type for type, _ in parts)} }}>", f"<{{ {', '.join(f'{type} {value}' for type, value in parts)} }}>"

    def _fields(self, data: bytes, leaves: Sequence[Leaf], pointers: Mapping[int, str]) -> Iterator[tuple[str, str]]:
        at = 0
        for leaf in leaves:
            offset, name, size = leaf
            if offset > at:
                yield f"[{offset - at} x i8]", "zeroinitializer"
            if name == "object":
                yield "ptr", self.operand(pointers[offset]) if offset in pointers else "null"
            else:
                yield _scalar(data[offset : offset + size], leaf)
            at = offset + size
        if at < len(data):
            yield f"[{len(data) - at} x i8]", "zeroinitializer"


def _scalar(data: bytes, leaf: Leaf) -> tuple[str, str]:
    """LLVM's type and constant of a scalar's bytes."""
    _, name, size = leaf
    if name in _FLOATS:
        type, code = _FLOATS[name]
        # Floats of either width are written as the bits of a double.
        return type, f"0x{struct.unpack('<Q', struct.pack('<d', struct.unpack(code, data)[0]))[0]:016X}"
    if name == "Ptr":
        raise CompileError("a Julia constant holds a raw pointer (Ptr), which means nothing outside of the process that made it")
    return f"i{8 * size}", str(int.from_bytes(data, "little"))


def _bytes(data: bytes) -> str:
    return 'c"' + "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in data) + '"'


def _leaves(facts: Address) -> list[Leaf]:
    return [(_int(offset), str(name), _int(size)) for offset, name, size in _list(facts["leaves"])]


def _pointers(facts: Address) -> dict[int, str]:
    return {_int(offset): str(address) for offset, address in _list(facts.get("pointers", []))}


def _within(pointers: Mapping[int, str], start: int, size: int) -> dict[int, str]:
    return {place - start: address for place, address in pointers.items() if start <= place < start + size}


def _list(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


ADDRESS = regex(r"inttoptr \(i64 (\d+) to ptr\)")
