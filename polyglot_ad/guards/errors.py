"""The runtime of raised errors, in IR: one message per thread, and the way out of native code to the guard around the call.

An error is a message of the program's or ours and a record (`polyglot_ad/error_record.py`). `pad.raise(text, length)` keeps the message and
jumps to the frame that the guard set up on this thread; without one (a thread of the program's own) it prints the message and aborts, as
the language would have done.
"""

from __future__ import annotations

from polyglot_ad.error_record import ERROR_BYTES, MESSAGE_BYTES, PLAIN
from polyglot_ad.ir.values import Module

from .kind_marks import install_kinds
from .refusals import REFUSE, install_refusals
from .splice import splice

RAISERS = ("pad.raise", "pad.raise.kept", REFUSE)
"""The functions of which each raises an error, and does not return."""
JUMP_BUFFER_WORDS = 64
"""Enough for every platform's jmp_buf (x86-64 glibc: 25 words)."""

_TEXT = """
@pad.error.text = internal {tls}global [{size} x i8] zeroinitializer, align 16
@pad.error.frame = internal {tls}global ptr null, align 8

declare void @longjmp(ptr, i32) noreturn
declare void @llvm.trap() noreturn nounwind
declare i64 @write(i32, ptr, i64)
declare i64 @strlen(ptr)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptr @pad_error_message() nounwind {{
  ret ptr @pad.error.text
}}

define ptr @pad_error_record() nounwind {{
  %record = getelementptr i8, ptr @pad.error.text, i64 {message}
  ret ptr %record
}}

define internal void @pad.error.kind(i32 %kind) nounwind {{
  %record = getelementptr i8, ptr @pad.error.text, i64 {message}
  store i32 %kind, ptr %record, align 4
  ret void
}}

define internal void @pad.error.field(ptr %to, i64 %most, ptr %text) nounwind {{
  %length = call i64 @strlen(ptr %text)
  %fits = icmp ult i64 %length, %most
  %kept = select i1 %fits, i64 %length, i64 %most
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %text, i64 %kept, i1 false)
  %end = getelementptr i8, ptr %to, i64 %kept
  store i8 0, ptr %end, align 1
  ret void
}}

define internal void @pad.error.set(ptr %text, i64 %length) nounwind {{
  call void @pad.error.kind(i32 {plain})
  %fits = icmp ult i64 %length, {last}
  %kept = select i1 %fits, i64 %length, i64 {last}
  call void @llvm.memcpy.p0.p0.i64(ptr @pad.error.text, ptr %text, i64 %kept, i1 false)
  %end = getelementptr i8, ptr @pad.error.text, i64 %kept
  store i8 0, ptr %end, align 1
  ret void
}}

define internal ptr @pad.error.enter(ptr %frame) nounwind {{
  %outer = load ptr, ptr @pad.error.frame, align 8
  call void @pad.error.kind(i32 {plain})
  store ptr %frame, ptr @pad.error.frame, align 8
  ret ptr %outer
}}

define internal void @pad.error.leave(ptr %outer) nounwind {{
  store ptr %outer, ptr @pad.error.frame, align 8
  ret void
}}

define internal void @pad.raise(ptr %text, i64 %length) noreturn nounwind noinline cold {{
  call void @pad.error.set(ptr %text, i64 %length)
  call void @pad.raise.kept()
  unreachable
}}

define internal void @pad.raise.kept() noreturn nounwind noinline cold {{
  %frame = load ptr, ptr @pad.error.frame, align 8
  %outside = icmp eq ptr %frame, null
  br i1 %outside, label %die, label %jump

die:
  %length = call i64 @strlen(ptr @pad.error.text)
  %written = call i64 @write(i32 2, ptr @pad.error.text, i64 %length)
  call void @llvm.trap()
  unreachable

jump:
  call void @longjmp(ptr %frame, i32 1)
  unreachable
}}
"""


def install(module: Module, thread_local: bool = True) -> None:
    """Add the runtime to a program, once. Without `thread_local` (code that a JIT loads has no such storage) all threads share it."""
    if "pad.raise" in module.functions and not module.functions["pad.raise"].is_declaration:
        return
    tls = "thread_local " if thread_local else ""
    splice(module, _TEXT.format(tls=tls, size=ERROR_BYTES, message=MESSAGE_BYTES, last=MESSAGE_BYTES - 1, plain=PLAIN))
    install_refusals(module)


_FATAL = """
@pad.native.newline = private constant [1 x i8] c"\\0A"
declare i64 @write(i32, ptr, i64)
declare void @abort() noreturn

define internal void @pad.raise(ptr %text, i64 %length) noreturn cold noinline {
  %a = call i64 @write(i32 2, ptr %text, i64 %length)
  %b = call i64 @write(i32 2, ptr @pad.native.newline, i64 1)
  call void @abort()
  unreachable
}
"""


def install_fatal(module: Module) -> None:
    """Give what raises bodies that end the program, as a failed assertion does: where there is no guard to come back to."""
    if "pad.raise" in module.functions:
        splice(module, _FATAL)
    install_kinds(module)
    if REFUSE in module.functions:
        install_refusals(module, native=True)
