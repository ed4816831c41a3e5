"""A Rust panic whose message has arguments: Rust's own formatting, writing into the message of this thread.

`panic_fmt(template, arguments, location)` takes a core::fmt::Arguments in two words. core::fmt::write(writer, vtable, template, arguments)
renders it; its symbol differs from panic_fmt's only in the path. The vtable of dyn fmt::Write is drop, size, align, write_str, write_char,
write_fmt; the two that take text are guards/runtime/rust_format.c.
"""

from __future__ import annotations

from polyglot_ad.ir.values import Function
from polyglot_ad.process.regex import regex
from polyglot_ad.programs.error_record import MESSAGE_BYTES

_PANIC_FMT = regex(r"(_R\w*4core)9panicking9panic_fmt")

WRITES = "pad.rust.write_str"

# A template: which functions of `core` are meant, their names say, which the compiler makes anew for each version of it.
_TEXT = """
@pad.text.panicked = private unnamed_addr constant [26 x i8] c"panicked at %.*s:%u:%u: \\00\\00"
declare i1 @"{write}"(ptr, ptr, ptr, ptr)
declare i1 @pad.rust.write_str(ptr, ptr, i64)
declare i1 @pad.rust.write_char(ptr, i32)

define internal i1 @pad.rust.write_fmt(ptr %self, ptr %template, ptr %arguments) {{
  %table = load ptr, ptr %self, align 8
  %error = call i1 @"{write}"(ptr %self, ptr %table, ptr %template, ptr %arguments)
  ret i1 %error
}}

define internal void @"{panic}"(ptr %template, ptr %arguments, ptr %location) noreturn cold noinline {{
  %table = alloca [6 x ptr], align 8
  %self = alloca ptr, align 8
  store ptr %table, ptr %self, align 8
  store ptr null, ptr %table, align 8
  %size = getelementptr ptr, ptr %table, i64 1
  store i64 8, ptr %size, align 8
  %align = getelementptr ptr, ptr %table, i64 2
  store i64 8, ptr %align, align 8
  %str = getelementptr ptr, ptr %table, i64 3
  store ptr @pad.rust.write_str, ptr %str, align 8
  %char = getelementptr ptr, ptr %table, i64 4
  store ptr @pad.rust.write_char, ptr %char, align 8
  %fmt = getelementptr ptr, ptr %table, i64 5
  store ptr @pad.rust.write_fmt, ptr %fmt, align 8
  %file = load ptr, ptr %location, align 8
  %length.at = getelementptr i8, ptr %location, i64 8
  %length.wide = load i64, ptr %length.at, align 8
  %length = trunc i64 %length.wide to i32
  %line.at = getelementptr i8, ptr %location, i64 16
  %line = load i32, ptr %line.at, align 4
  %column.at = getelementptr i8, ptr %location, i64 20
  %column = load i32, ptr %column.at, align 4
  %shown = call i32 (ptr, i64, ptr, ...) @snprintf(ptr @pad.error.text, i64 {size}, ptr @pad.text.panicked,
    i32 %length, ptr %file, i32 %line, i32 %column)
  call i1 @"{write}"(ptr %self, ptr %table, ptr %template, ptr %arguments)
  call void @pad.raise.kept()
  unreachable
}}
"""


def panic_body(function: Function) -> str | None:
    """A definition of `panic_fmt` in IR text; None if `function` is not it."""
    match = _PANIC_FMT.fullmatch(function.name)
    if match is None or [str(type) for type in function.function_type.parameters] != ["ptr", "ptr", "ptr"]:
        return None
    return _TEXT.format(write=f"{match[1]}3fmt5write", panic=function.name, size=MESSAGE_BYTES)
