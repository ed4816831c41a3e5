"""From the IR of a function that Numba compiled to one with plain arguments.

Numba's own has the place of its result and of an exception first, then the parts of every argument (of an array: owner, parent, length,
bytes of an element, data, sizes, strides), and returns a status. Around it comes a function that takes arrays as headers (data at 0, sizes
from 24 on) and tuples by address, raises an error where the status says so, and gives arrays as such headers again.

What Numba's runtime library does is here and in runtime.c: memory belongs to the call (`langs/julia/runtime/`), so that counting
references is nothing; linear algebra is SciPy's; random numbers are those of a generator of the program's own.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Sequence
from typing import Any

from polyglot_ad import runtime
from polyglot_ad.errors import CompileError
from polyglot_ad.langs.julia import llvm_text
from polyglot_ad.langs.julia.failures import reachable
from polyglot_ad.langs.julia.llvm_text import ModuleText, quoted, split
from polyglot_ad.langs.julia.rewrite import runtime_text
from polyglot_ad.langs.numba.kinds import COMPLEX, Facts, facts_of, is_array, leaves_of, members
from polyglot_ad.langs.numba.lists import with_items_behind
from polyglot_ad.process.regex import regex

LLVM = {
    "Float64": "double", "Float32": "float", "Int64": "i64", "Int32": "i32", "Int16": "i16", "Int8": "i8", "UInt64": "i64", "UInt32": "i32",
    "UInt16": "i16", "UInt8": "i8", "Bool": "i8",
}  # fmt: skip

_PICKLE = regex(r'^@(\.const\.pickledata\.\w+) = internal constant \[\d+ x i8\] c"((?:[^"\\]|\\.)*)"')
Elsewhere = Callable[[str], str | None]
_UNRESOLVED = ".numba.unresolved$"
_UNNAMED = "the function raised an exception"
_FOREIGN = regex(r"(?:numba_|NRT_|Py[A-Z]|_Py)")


def lowered(text: str, native: str, symbol: str, arguments: Sequence[Any], result: Any, elsewhere: Elsewhere) -> str:
    """LLVM's text with a function `symbol` around the `native` one of these types. `elsewhere`: the text with another function of Numba."""
    module = llvm_text.read(with_items_behind(_without_addresses(text)))
    _resolve_recursion(module, elsewhere)
    _add(module, runtime.read("numba", "runtime.ll"), replace=True)
    # These make Python's objects of what an exception says.
    unwrapping = [name for name in module.functions if name.startswith("__excinfo_unwrap_args")]
    _add(module, "\n".join(f"define internal ptr {quoted(name)}(ptr %0) {{ ret ptr null }}" for name in unwrapping), replace=True)
    errors = {name: _message(line) for name, line in module.variables.items() if ".picklebuf." not in name and _PICKLE.match(line)}
    wrapper = _Wrapper(module, native, symbol, errors)
    _add(module, wrapper.text(arguments, result), replace=True)
    _add(module, runtime_text(), replace=False)
    roots = [symbol]
    if "pad.gc.alloc" in reachable(module, roots):
        roots += ["pad.gc.mark", "pad.gc.release"]
    kept = reachable(module, roots)
    missing = sorted(name for name in kept if _FOREIGN.match(name) and name not in module.functions and name in module.declarations)
    missing.sort(key=lambda name: (not name.startswith("numba_xx"), name))  # what is called about BLAS says less
    if missing:
        raise CompileError(f"Numba's runtime function `{missing[0]}` has no derivative: write what it does as loops, or call C instead")
    if "numba_rnd_shuffle" in kept and "numba_rnd_init" not in kept:
        raise CompileError("random numbers without a seed have no derivative: call `np.random.seed` in the function that draws them")
    arena = "pad.gc.mark" in roots
    for names in (module.functions, module.variables, module.declarations):
        for name in [name for name in names if name not in kept and not (arena and name == "llvm.compiler.used")]:
            del names[name]
    for name, function in module.functions.items():
        if name not in roots and function.header.startswith("define ") and "linkonce" not in function.header:
            function.header = re.sub(r"^define (?:internal |private )?", "define internal ", function.header)
    return module.text()


def _resolve_recursion(module: ModuleText, elsewhere: Elsewhere) -> None:
    """What calls itself, or is called before it is compiled, is called through a variable which Numba's linker would set."""
    done: set[str] = set()
    while names := [name for name in module.variables if name.startswith(_UNRESOLVED) and name not in done]:
        for name in names:
            done.add(name)
            target = name.removeprefix(_UNRESOLVED)
            if target not in module.functions and (text := elsewhere(target)) is not None:
                # Its metadata has other numbers.
                _add(module, re.sub(r", ![\w.]+ !\d+", "", with_items_behind(_without_addresses(text))), replace=False)
            if target in module.functions:
                module.variables[name] = f"{quoted(name)} = internal constant ptr {quoted(target)}"


def _without_addresses(text: str) -> str:
    """Names that hold addresses of this process are numbered."""
    numbers: dict[str, str] = {}
    return re.sub(r"array_expr_0x[0-9a-f]+", lambda found: numbers.setdefault(found[0], f"array_expr_{len(numbers)}"), text)


def _add(module: ModuleText, text: str, replace: bool) -> None:
    other = llvm_text.read(_split_lines(text))
    for name, function in other.functions.items():
        if replace or name not in module.functions:
            module.functions[name] = function
            module.declarations.pop(name, None)
    for name, line in other.variables.items():
        module.variables.setdefault(name, line)
    for name, line in other.declarations.items():
        if name not in module.functions:
            module.declarations.setdefault(name, line)


def _split_lines(text: str) -> str:
    return re.sub(r"^(define .*\{) ret (.*) \}$", r"\1\n  ret \2\n}", text, flags=re.M)


def _message(line: str) -> str:
    """The text of a pickled exception: (class, arguments, place)."""
    found = _PICKLE.match(line)
    assert found is not None
    data = re.sub(rb"\\([0-9A-Fa-f]{2})", lambda code: bytes([int(code[1], 16)]), found[2].encode("latin-1"))
    try:
        kind, arguments, *_ = pickle.loads(data)
        texts = [str(argument).split("\nFile ")[0].strip() for argument in arguments or ()]
        return ": ".join([kind.__name__, *texts[:1]])
    except Exception:  # whatever a class that is unpickled may raise
        return _UNNAMED


class _Wrapper:
    def __init__(self, module: ModuleText, native: str, symbol: str, errors: dict[str, str]) -> None:
        self.module = module
        self.native = native
        self.symbol = symbol
        self.errors = errors
        self.lines: list[str] = []
        self.globals: list[str] = []
        self.number = 0
        function = module.functions[native]
        header = function.header
        inside = header[header.index("(") + 1 : header.rindex(")")]
        self.wanted = [part.split(" ")[0] for part in split(inside)][2:]
        stored = [match[1] for line in function.lines() if (match := re.match(r"^  store (.*) [^ ]+, ptr %retptr\b", line))]
        self.returned = stored[0] if stored else ""

    def _new(self, text: str) -> str:
        self.number += 1
        self.lines.append(f"  %v{self.number} = {text}")
        return f"%v{self.number}"

    def _load(self, type: str, base: str, offset: int) -> str:
        at = self._new(f"getelementptr i8, ptr {base}, i64 {offset}") if offset else base
        return self._new(f"load {type}, ptr {at}, align 1")

    def text(self, arguments: Sequence[Any], result: Any) -> str:
        given: list[tuple[str, str]] = []
        values: list[str] = []
        for index, type in enumerate(arguments):
            facts = facts_of(type, f"argument {index + 1}")
            own = "ptr" if facts["passing"] != "value" else LLVM[facts["type"]]
            given.append((own, f"%a{index}"))
            values += self._parts(type, f"%a{index}")
        named = [f"{type} {name}" for type, name in given]
        home = self._new(f"alloca {self.returned or 'i64'}, align 8")
        exception = self._new("alloca ptr, align 8")
        self.lines.append(f"  store ptr null, ptr {exception}, align 8")
        passed = ", ".join(f"{type} {self._as(type, value)}" for type, value in zip(self.wanted, values, strict=True))
        comma = ", " if passed else ""
        status = self._new(f"call i32 {quoted(self.native)}(ptr {home}, ptr {exception}{comma}{passed})")
        self._check(status, exception)
        type, extra = self._give(result, home)
        head = f"define {type} {quoted(self.symbol)}({', '.join([*extra, *named])}) {{"
        return "\n".join([*self.globals, head, "entry:", *self.lines, "}"])

    def _as(self, wanted: str, value: str) -> str:
        return self._new(f"trunc i8 {value} to i1") if wanted == "i1" else value

    def _parts(self, type: Any, value: str) -> list[str]:
        """What Numba takes of an argument."""
        if not is_array(type):
            if str(type) in COMPLEX or members(type) is not None:
                return [self._load(LLVM[name], value, offset) for offset, name, _ in leaves_of(type)]
            return [value]
        element = sum(size for _, _, size in leaves_of(type.dtype))
        data = self._load("ptr", value, 0)
        sizes = [self._load("i64", value, 24 + 8 * axis) for axis in range(type.ndim)]
        count = "1"
        for size in sizes:
            count = self._new(f"mul i64 {count}, {size}")
        strides = [""] * type.ndim
        step = str(element)
        order = range(type.ndim) if type.layout == "F" else range(type.ndim - 1, -1, -1)
        for axis in order:
            strides[axis] = step
            step = self._new(f"mul i64 {step}, {sizes[axis]}")
        return ["null", "null", count, str(element), data, *sizes, *strides]

    def _check(self, status: str, exception: str) -> None:
        fine = self._new(f"icmp eq i32 {status}, 0")
        none = self._new(f"icmp eq i32 {status}, -2")
        good = self._new(f"or i1 {fine}, {none}")
        self.lines += [f"  br i1 {good}, label %good, label %bad", "bad:"]
        # What was raised begins with the address of its pickled class; messages may be made when the program runs.
        raised = self._new(f"load ptr, ptr {exception}, align 8")
        nothing = self._new(f"icmp eq ptr {raised}, null")
        raised = self._new(f"select i1 {nothing}, ptr {exception}, ptr {raised}")
        which = self._new(f"load ptr, ptr {raised}, align 8")
        text, size = self._constant(_UNNAMED)
        for name, message in self.errors.items():
            other, length = self._constant(message)
            same = self._new(f"icmp eq ptr {which}, {quoted(name)}")
            text = self._new(f"select i1 {same}, ptr {other}, ptr {text}")
            size = self._new(f"select i1 {same}, i64 {length}, i64 {size}")
        self.lines += [f"  call void @pad.raise(ptr {text}, i64 {size})", "  unreachable", "good:"]

    def _constant(self, message: str) -> tuple[str, str]:
        data = message.encode()
        name = f"@pad.numba.text.{len(self.globals)}"
        text = "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in data)
        self.globals.append(f'{name} = private unnamed_addr constant [{len(data)} x i8] c"{text}"')
        return name, str(len(data))

    # --- results ------------------------------------------------------------------------------------------------------------------

    def _give(self, result: Any, home: str) -> tuple[str, list[str]]:
        """(type, parameters in front) of the function; the lines that return."""
        if str(result) == "none":
            self.lines.append("  ret void")
            return "void", []
        value = self._new(f"load {self.returned}, ptr {home}, align 8")
        facts = result_facts(result)
        if facts["passing"] == "value":
            type = LLVM[facts["type"]]
            if self.returned == "i1":
                value = self._new(f"zext i1 {value} to i8")
            self.lines.append(f"  ret {type} {value}")
            return type, []
        if facts["passing"] == "sret":
            for (offset, name, _), path in zip(facts["leaves"], _paths(result), strict=True):
                self._store(LLVM[name], self._extract(value, path), "%out", offset)
            self.lines.append("  ret void")
            return "void", [f"ptr sret([{facts['size']} x i8]) %out"]
        if is_array(result):
            self.lines.append(f"  ret ptr {self._header(value, result, '')}")
            return "ptr", []
        block = self._new(f"call ptr @pad.gc.alloc(i64 {facts['size']})")
        for index, (type, member) in enumerate(zip(members(result) or (), facts["members"], strict=True)):
            if is_array(type):
                self._store("ptr", self._header(value, type, f", {index}"), block, member["offset"])
            else:
                for (offset, name, _), path in zip(member["leaves"], _paths(type), strict=True):
                    self._store(LLVM[name], self._extract(value, f", {index}{path}"), block, member["offset"] + offset)
        self.lines.append(f"  ret ptr {block}")
        return "ptr", []

    def _extract(self, value: str, path: str) -> str:
        return self._new(f"extractvalue {self.returned} {value}{path}") if path else value

    def _store(self, type: str, value: str, base: str, offset: int) -> None:
        at = self._new(f"getelementptr i8, ptr {base}, i64 {offset}") if offset else base
        self.lines.append(f"  store {type} {value}, ptr {at}, align 1")

    def _header(self, value: str, type: Any, path: str) -> str:
        header = self._new(f"call ptr @pad.gc.alloc(i64 {24 + 8 * max(type.ndim, 2)})")
        self.lines.append(f"  store ptr {self._extract(value, f'{path}, 4')}, ptr {header}, align 8")
        for axis in range(type.ndim):
            self._store("i64", self._extract(value, f"{path}, 5, {axis}"), header, 24 + 8 * axis)
        return header


def _paths(type: Any) -> list[str]:
    """Where the scalars of a number or tuple stand in Numba's value of it."""
    if str(type) in COMPLEX:
        return [", 0", ", 1"]
    inside = members(type)
    return [""] if inside is None else [f", {index}{path}" for index, item in enumerate(inside) for path in _paths(item)]


def result_facts(type: Any) -> Facts:
    """As `facts_of`, of a result; of a tuple with arrays its "members", each at an offset of what is returned."""
    if str(type) == "none":
        return {"type": "Nothing", "passing": "ghost"}
    inside = members(type)
    if inside is None or not any(map(is_array, inside)):
        facts = facts_of(type, "the result")
        return {**facts, "passing": "sret"} if facts["passing"] == "reference" else facts
    names = getattr(type, "fields", None) or [""] * len(inside)
    found = [
        {**facts_of(item, "a member of the result"), "name": name, "offset": 16 * index}
        for index, (item, name) in enumerate(zip(inside, names))
    ]
    return {"type": str(type), "passing": "object", "members": found, "size": 16 * len(found)}
