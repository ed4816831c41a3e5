"""Refusals at run time: a derivative that comes to what it does not know raises a `DifferentiationError`.

Who raises gives the addresses of the fields (`TYPE`, and `pad_refusal` of rules/mpi/runtime/pad_mpi.h); they are copied into the record
behind the message (`polyglot_ad/error_record.py`), which no exception of the program can write to.
"""

from __future__ import annotations

from polyglot_ad.error_record import FIELDS, LINE_OFFSET, MESSAGE_BYTES, REFUSAL
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import Place
from polyglot_ad.ir.values import ConstantAggregate, GlobalVariable, Module, Value

from .splice import splice
from .strings import c_string

REFUSE = "pad.raise.refusal"
"""`void f(ptr refusal)`, which does not return."""
TYPE = ty.struct([*(ty.PTR for _ in FIELDS), ty.I32])
"""The texts in the order of the fields (code, construct, why, help, file), then the line."""


def refuse(builder: Builder, code: str, construct: str, why: str, help: str = "", place: Place | None = None) -> None:
    """Raise here. Whoever calls ends the block."""
    builder.call_named(REFUSE, ty.VOID, [refusal(builder, code, construct, why, help, place)])


def refusal(builder: Builder, code: str, construct: str, why: str, help: str = "", place: Place | None = None) -> Value:
    """The constant that the raising function is given."""
    module = builder.module
    file, line = place or ("", 0)
    texts = [c_string(module, text) for text in (code, construct, why, help, file)]
    members = ConstantAggregate(TYPE, (*texts, const_int(ty.I32, line)))
    name = module.unique_name("pad.refusal")
    return module.add_global(GlobalVariable(name, TYPE, members, True, "private unnamed_addr"))


def _loads() -> str:
    """The fields of a refusal, in registers."""
    lines = [f"  %{name}.at = getelementptr i8, ptr %refusal, i64 {8 * at}" for at, name in enumerate([*FIELDS, "line"])]
    lines += [f"  %{name} = load ptr, ptr %{name}.at, align 8" for name in FIELDS]
    return "\n".join([*lines, "  %line = load i32, ptr %line.at, align 4"])


def _copies() -> str:
    """Into the record."""
    lines = [
        f"  %record = getelementptr i8, ptr @pad.error.text, i64 {MESSAGE_BYTES}",
        f"  store i32 {REFUSAL}, ptr %record, align 4",
        f"  %line.kept = getelementptr i8, ptr %record, i64 {LINE_OFFSET}",
        "  store i32 %line, ptr %line.kept, align 4",
    ]
    for name, (offset, room) in FIELDS.items():
        lines.append(f"  %{name}.kept = getelementptr i8, ptr %record, i64 {offset}")
        lines.append(f"  call void @pad.error.field(ptr %{name}.kept, i64 {room - 1}, ptr %{name})")
    return "\n".join([*lines, "  call void @pad.raise.kept()"])


_BODY = f"""
@pad.refusal.located = private unnamed_addr constant [51 x i8] c"%s:%d: error: [%s] cannot differentiate %s: %s; %s\\00"
@pad.refusal.nowhere = private unnamed_addr constant [56 x i8] c"derivative: error: [%s] cannot differentiate %s: %s; %s\\00"
WRITER
define internal void @pad.raise.refusal(ptr %refusal) noreturn noinline cold {{
{_loads()}
  %known = icmp ne i32 %line, 0
  br i1 %known, label %somewhere, label %nowhere

somewhere:
  WRITE, ptr @pad.refusal.located, ptr %file, i32 %line, ptr %code, ptr %construct, ptr %why, ptr %help)
  br label %written

nowhere:
  WRITE, ptr @pad.refusal.nowhere, ptr %code, ptr %construct, ptr %why, ptr %help)
  br label %written

written:
  END
  unreachable
}}
"""
_KEPT = {
    "WRITER": "declare i32 @snprintf(ptr, i64, ptr, ...)\n"
    "declare void @pad.error.field(ptr, i64, ptr)\ndeclare void @pad.raise.kept()\n@pad.error.text = external global i8\n",
    "WRITE": f"call i32 (ptr, i64, ptr, ...) @snprintf(ptr @pad.error.text, i64 {MESSAGE_BYTES}",
    "END": _copies().lstrip(),
}
_NATIVE = {
    "WRITER": "declare i32 @dprintf(i32, ptr, ...)\ndeclare i64 @write(i32, ptr, i64)\ndeclare void @abort() noreturn\n"
    '@pad.refusal.newline = private constant [1 x i8] c"\\0A"\n',
    "WRITE": "call i32 (i32, ptr, ...) @dprintf(i32 2",
    "END": "%ended = call i64 @write(i32 2, ptr @pad.refusal.newline, i64 1)\n  call void @abort()",
}


def install_refusals(module: Module, native: bool = False) -> None:
    """Give the function its body: the error is kept for the guard, or (`native`) printed in a compiler's form, and ends the program."""
    text = _BODY
    for name, words in (_NATIVE if native else _KEPT).items():
        text = text.replace(name, words)
    splice(module, text)
