"""Where a program gives up, it raises instead: bodies for the functions that languages call on the way to an abort.

C's abort, exit and failed assertions, Rust's panics, Fortran's STOP, Julia's throws. They never return, so a body that leaves through
`pad.raise` keeps their contract. C++ exceptions are left alone: they unwind, and the guard catches them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from polyglot_ad.error_record import MESSAGE_BYTES
from polyglot_ad.ir.instructions import LandingPad
from polyglot_ad.ir.values import Function, Module

from . import rust_format
from .errors import install
from .splice import splice


@dataclass(frozen=True)
class Row:
    """One function: `types` of its parameters as text (None: any), the message as for printf, and printf's arguments.

    An argument is IR ("i64 %0"), or "str %0 %1" for an address and a length. `located`: the last parameter is a core::panic::Location
    (address and length of a file's name, line, column), which goes before the message.
    """

    pattern: re.Pattern[str]
    types: tuple[str, ...] | None
    message: str
    arguments: tuple[str, ...] = ()
    located: bool = False

    def matches(self, function: Function) -> bool:
        if not self.pattern.fullmatch(function.name):
            return False
        return self.types is None or self.types == tuple(str(type) for type in function.function_type.parameters)

    def body(self, function: Function) -> str:
        """A definition of the function in IR text."""
        types = [str(type) for type in function.function_type.parameters]
        lines: list[str] = []
        arguments: list[str] = []
        message = self.message
        if self.located:
            message = f"panicked at %.*s:%u:%u: {message}"
            last = f"%{len(types) - 1}"
            lines += [
                f"%file = load ptr, ptr {last}, align 8",
                f"%length.at = getelementptr i8, ptr {last}, i64 8",
                "%length.wide = load i64, ptr %length.at, align 8",
                "%length = trunc i64 %length.wide to i32",
                f"%line.at = getelementptr i8, ptr {last}, i64 16",
                "%line = load i32, ptr %line.at, align 4",
                f"%column.at = getelementptr i8, ptr {last}, i64 20",
                "%column = load i32, ptr %column.at, align 4",
            ]
            arguments += ["i32 %length", "ptr %file", "i32 %line", "i32 %column"]
        for number, argument in enumerate(self.arguments):
            if argument.startswith("str "):
                _, address, size = argument.split()
                lines.append(f"%size.{number} = trunc i64 {size} to i32")
                arguments += [f"i32 %size.{number}", f"ptr {address}"]
            else:
                arguments.append(argument)
        data = message.encode() + b"\0"
        text = "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\{byte:02X}" for byte in data)
        label = f'"pad.text.{function.name}"'
        parameters = ", ".join(f"{type} %{index}" for index, type in enumerate(types))
        call = ", ".join(["ptr @pad.error.text", f"i64 {MESSAGE_BYTES}", f"ptr @{label}", *arguments])
        lines += [f"call i32 (ptr, i64, ptr, ...) @snprintf({call})", "call void @pad.raise.kept()", "unreachable"]
        return (
            f'@{label} = private unnamed_addr constant [{len(data)} x i8] c"{text}"\n'
            f'define internal {function.function_type.result} @"{function.name}"({parameters}) noreturn cold noinline {{\nstart:\n  '
            + "\n  ".join(lines) + "\n}\n"
        )  # fmt: skip


def _exactly(name: str) -> re.Pattern[str]:
    return re.compile(re.escape(name))


def _rust(path: str) -> re.Pattern[str]:
    """The mangled name of a function of core, alloc or std: hashes and disambiguators change with every compiler, the path does not."""
    parts = r"[\w]*?".join(f"{len(part)}{part}" for part in path.split("::"))
    return re.compile(rf"_(?:R\w*?|ZN){parts}(?:17h[0-9a-f]{{16}}E|[ERC]\w*)?")


def _types(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_C = [
    Row(_exactly("abort"), None, "abort() was called"),
    Row(re.compile("exit|_exit|_Exit|quick_exit"), ("i32",), "exit(%d) was called", ("i32 %0",)),
    Row(_exactly("__assert_fail"), _types("ptr ptr i32 ptr"), "%s:%u: %s: assertion `%s' failed", ("ptr %1", "i32 %2", "ptr %3", "ptr %0")),
    Row(re.compile(r"_ZSt21__glibcxx_assert_failPKciS0_S0_"), _types("ptr i32 ptr ptr"), "%s:%d: assertion `%s' failed",
        ("ptr %0", "i32 %1", "ptr %3")),
    Row(_exactly("_ZSt9terminatev"), None, "std::terminate() was called"),
]  # fmt: skip

_RUST = [
    Row(_rust("core::panicking::panic"), _types("ptr i64 ptr"), "%.*s", ("str %0 %1",), True),
    Row(_rust("core::panicking::panic_nounwind"), _types("ptr i64"), "panicked: %.*s", ("str %0 %1",)),
    Row(_rust("std::panicking::begin_panic"), _types("ptr i64 ptr"), "%.*s", ("str %0 %1",), True),
    Row(_rust("core::panicking::panic_bounds_check"), _types("i64 i64 ptr"),
        "index out of bounds: the len is %llu but the index is %llu", ("i64 %1", "i64 %0"), True),
    Row(_rust("core::option::unwrap_failed"), _types("ptr"), "called `Option::unwrap()` on a `None` value", (), True),
    Row(_rust("core::option::expect_failed"), _types("ptr i64 ptr"), "%.*s", ("str %0 %1",), True),
    Row(_rust("core::result::unwrap_failed"), _types("ptr i64 ptr ptr ptr"), "%.*s", ("str %0 %1",), True),
    Row(_rust("core::slice::index::slice_index_fail"), _types("i64 i64 i64 ptr"),
        "range %llu..%llu out of range for slice of length %llu", ("i64 %0", "i64 %1", "i64 %2"), True),
    Row(_rust("core::slice::index::slice_start_index_len_fail"), _types("i64 i64 ptr"),
        "range start index %llu out of range for slice of length %llu", ("i64 %0", "i64 %1"), True),
    Row(_rust("core::slice::index::slice_end_index_len_fail"), _types("i64 i64 ptr"),
        "range end index %llu out of range for slice of length %llu", ("i64 %0", "i64 %1"), True),
    Row(_rust("core::slice::index::slice_index_order_fail"), _types("i64 i64 ptr"),
        "slice index starts at %llu but ends at %llu", ("i64 %0", "i64 %1"), True),
    Row(_rust("core::slice::copy_from_slice_impl::len_mismatch_fail"), _types("i64 i64 ptr"),
        "copy_from_slice: destination length (%llu) and source length (%llu) differ", ("i64 %0", "i64 %1"), True),
    Row(_rust("core::panicking::panic_const::panic_const_div_by_zero"), _types("ptr"), "attempt to divide by zero", (), True),
    Row(_rust("core::panicking::panic_const::panic_const_rem_by_zero"), _types("ptr"),
        "attempt to calculate the remainder with a divisor of zero", (), True),
    Row(re.compile(r"_(?:R\w*?|ZN)4core9panicking11panic_const\d+panic_const_\w*"), _types("ptr"),
        "attempt to compute with overflow", (), True),
    Row(_rust("core::panicking::assert_failed"), _types("i8 ptr ptr ptr ptr ptr"), "assertion of two values failed", (), True),
    Row(_rust("core::cell::panic_already_borrowed"), _types("ptr"), "RefCell already borrowed", (), True),
    Row(_rust("core::cell::panic_already_mutably_borrowed"), _types("ptr"), "RefCell already mutably borrowed", (), True),
    Row(_rust("core::panicking::panic_in_cleanup"), None, "panic in a destructor during cleanup"),
    Row(_rust("core::panicking::panic_cannot_unwind"), None, "panic in a function that cannot unwind"),
    Row(_rust("alloc::raw_vec::handle_error"), None, "memory allocation failed"),
    Row(_rust("alloc::raw_vec::capacity_overflow"), None, "capacity overflow"),
    Row(_rust("alloc::alloc::handle_alloc_error"), None, "memory allocation failed"),
    Row(_rust("std::process::exit"), ("i32",), "std::process::exit(%d) was called", ("i32 %0",)),
    Row(_exactly("pad_once_poisoned"), None, "Once instance has previously been poisoned"),
    Row(_rust("std::process::abort"), None, "std::process::abort() was called"),
]  # fmt: skip

_FORTRAN = [
    Row(_exactly("_FortranAStopStatement"), _types("i32 i1 i1"), "STOP %d", ("i32 %0",)),
    Row(_exactly("_FortranAStopStatementText"), _types("ptr i64 i1 i1"), "STOP %.*s", ("str %0 %1",)),
    Row(_exactly("_FortranAReportFatalUserError"), _types("ptr ptr i32"), "%s:%d: %s", ("ptr %1", "i32 %2", "ptr %0")),
    Row(_exactly("_FortranAFailImageStatement"), None, "FAIL IMAGE"),
    Row(_exactly("_FortranAProgramEndStatement"), None, "the program ended"),
    Row(_exactly("_FortranAAbort"), None, "abort was called"),
    Row(_exactly("_FortranAExit"), ("i32",), "exit(%d) was called", ("i32 %0",)),
]

_JULIA = [
    Row(_exactly("jl_error"), ("ptr",), "%s", ("ptr %0",)),
    Row(re.compile(r"jl_bounds_error\w*"), None, "BoundsError: index out of bounds"),
    Row(_exactly("jl_undefined_var_error"), None, "UndefVarError: a variable is not defined"),
    Row(re.compile(r"jl_type_error\w*"), None, "TypeError: a value is not of the expected type"),
    Row(re.compile(r"i?jl_throw\w*|jl_rethrow\w*|jl_no_exc_handler"), None, "a Julia exception was thrown"),
]

ROWS = [*_C, *_RUST, *_FORTRAN, *_JULIA]


def redirect(module: Module, thread_local: bool = True) -> bool:
    """Give a body to every such declaration of the program, and to `pad.raise` where it is called already; whether there was one. It goes
    before `guard`, which looks for what raises."""
    pieces: list[str] = []
    catches = _catches_panics(module)
    for function in module.functions.values():
        if function.is_declaration and function.users and not function.name.startswith("llvm."):
            row = next((row for row in ROWS if row.matches(function)), None)
            text = row.body(function) if row is not None else rust_format.panic_body(function)
            if text is None:
                continue
            panics = row is None or any(part in function.name for part in ("4core", "5alloc", "9panicking"))
            if catches and panics and not any(name in function.name for name in _MUST_NOT_UNWIND):
                text = text.replace("@pad.raise.kept()", f"@{_PANIC}()")
            pieces.append(text)
    raise_function = module.functions.get("pad.raise")
    if not pieces and (raise_function is None or not raise_function.is_declaration):
        return False
    install(module, thread_local)
    prologue = "declare i32 @snprintf(ptr, i64, ptr, ...)\ndeclare void @pad.raise.kept()\n@pad.error.text = external global i8\n"
    if any(_PANIC in piece for piece in pieces):
        splice(module, prologue + _RUST_PANIC)
        prologue += f"declare void @{_PANIC}()\n"
    for piece in dict.fromkeys(pieces):
        splice(module, prologue + piece)
    return True


_PANIC = "pad.rust.panic"
# Where the program catches panics they must be panics: with the text that was kept.
_RUST_PANIC = f"""
declare i64 @strlen(ptr)
declare void @pad_rust_panic(ptr, i64)

define internal void @{_PANIC}() noreturn cold noinline {{
  %length = call i64 @strlen(ptr @pad.error.text)
  call void @pad_rust_panic(ptr @pad.error.text, i64 %length)
  unreachable
}}
"""
_MUST_NOT_UNWIND = ("panic_nounwind", "panic_in_cleanup", "panic_cannot_unwind", "handle_alloc_error")


def _catches_panics(module: Module) -> bool:
    return any(
        isinstance(i, LandingPad) and "catch" in i.clauses
        for f in module.functions.values()
        if isinstance(f.personality, Function) and f.personality.name == "rust_eh_personality"
        for i in f.instructions()
    )
