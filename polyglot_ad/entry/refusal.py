"""Refusals at run time: a derivative that comes to what it does not know raises a `DifferentiationError`.

It crosses to Python as its fields (code, construct, why, help, location), each a text that ends with a zero, one after the other. They
lie behind the message of an error (`runtime.py`), which no exception of the program can write to: what a program says is text, whatever
it looks like.
"""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantString, GlobalVariable, Module

from .splice import splice

REFUSE = "pad.raise.refusal"
"""`void f(ptr fields, i64 bytes)`, which does not return."""
FIELDS = 5


def refuse(builder: Builder, code: str, construct: str, why: str, help: str = "", location: str = "") -> None:
    """Raise here. Whoever calls ends the block."""
    data = "".join(field.replace("\0", " ") + "\0" for field in (code, construct, why, help, location)).encode()
    module = builder.module
    type = ty.array(ty.I8, len(data))
    name = module.unique_name("pad.refusal")
    fields = module.add_global(GlobalVariable(name, type, ConstantString(type, data), True, "private unnamed_addr"))
    builder.call_named(REFUSE, ty.VOID, [fields, const_int(ty.I64, len(data))])


_BODY = """
@pad.refusal.format = private unnamed_addr constant [48 x i8] c"%s: error: [%s] cannot differentiate %s: %s; %s\\00"
@pad.refusal.nowhere = private unnamed_addr constant [11 x i8] c"derivative\\00"
declare i64 @strlen(ptr)
WRITER
define internal ptr @pad.refusal.next(ptr %field) {
  %length = call i64 @strlen(ptr %field)
  %size = add i64 %length, 1
  %next = getelementptr i8, ptr %field, i64 %size
  ret ptr %next
}

define internal void @pad.raise.refusal(ptr %code, i64 %bytes) noreturn noinline cold {
  %construct = call ptr @pad.refusal.next(ptr %code)
  %why = call ptr @pad.refusal.next(ptr %construct)
  %help = call ptr @pad.refusal.next(ptr %why)
  %given = call ptr @pad.refusal.next(ptr %help)
  %first = load i8, ptr %given, align 1
  %known = icmp ne i8 %first, 0
  %where = select i1 %known, ptr %given, ptr @pad.refusal.nowhere
  WRITE, ptr @pad.refusal.format, ptr %where, ptr %code, ptr %construct, ptr %why, ptr %help)
  END
  unreachable
}
"""
_KEPT = {
    "WRITER": "declare i32 @snprintf(ptr, i64, ptr, ...)\n"
    "declare void @pad.error.tell(ptr, i64)\ndeclare void @pad.raise.kept()\n@pad.error.text = external global i8\n",
    "WRITE": "%written = call i32 (ptr, i64, ptr, ...) @snprintf(ptr @pad.error.text, i64 4096",
    "END": "call void @pad.error.tell(ptr %code, i64 %bytes)\n  call void @pad.raise.kept()",
}
_NATIVE = {
    "WRITER": "declare i32 @dprintf(i32, ptr, ...)\ndeclare i64 @write(i32, ptr, i64)\ndeclare void @abort() noreturn\n"
    '@pad.refusal.newline = private constant [1 x i8] c"\\0A"\n',
    "WRITE": "%written = call i32 (i32, ptr, ...) @dprintf(i32 2",
    "END": "%ended = call i64 @write(i32 2, ptr @pad.refusal.newline, i64 1)\n  call void @abort()",
}


def install_refusals(module: Module, native: bool = False) -> None:
    """Give the function its body: the error is kept for the guard, or (`native`) printed in a compiler's form, and ends the program."""
    text = _BODY
    for name, words in (_NATIVE if native else _KEPT).items():
        text = text.replace(name, words)
    splice(module, text)
