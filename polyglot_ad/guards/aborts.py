"""Where a program gives up, it raises instead: bodies for the functions that languages call on the way to an abort.

C's abort, exit and failed assertions, Rust's panics, Fortran's STOP, Julia's throws. They never return, so a body that leaves through
`pad.raise` keeps their contract. C++ exceptions are left alone: they unwind, and the guard catches them.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.instructions import LandingPad
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.langs.rust import formatting
from polyglot_ad.langs.rust.run_time import RUST

from .errors import install
from .splice import splice

_ABORTS = [row for language in RUN_TIMES for row in language.aborts]


def redirect(module: Module, thread_local: bool = True) -> bool:
    """Give a body to every such declaration of the program, and to `pad.raise` where it is called already; whether there was one. It goes
    before `guard`, which looks for what raises."""
    pieces: list[str] = []
    catches = _catches_panics(module)
    for function in module.functions.values():
        if function.is_declaration and function.users and not function.name.startswith("llvm."):
            row = next((row for row in _ABORTS if row.matches(function)), None)
            text = row.body(function) if row is not None else formatting.panic_body(function)
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
        if _PANIC not in module.functions:
            _add_panic(module)
        prologue += f"declare void @{_PANIC}()\n"
    for piece in dict.fromkeys(pieces):
        splice(module, prologue + piece)
    if formatting.WRITES in module.functions:
        splice(module, runtime.read("errors", "rust_format.ll"))
    return True


_PANIC = "pad.rust.panic"
_MUST_NOT_UNWIND = ("panic_nounwind", "panic_in_cleanup", "panic_cannot_unwind", "handle_alloc_error")


def _add_panic(module: Module) -> None:
    """Where the program catches panics they must be panics: with the text that was kept."""
    function = module.add_function(Function(_PANIC, ty.function(ty.VOID, []), [], prefix="internal"))
    function.attributes = ("noreturn", "cold", "noinline")
    b = Builder(function.add_block("entry"))
    text = module.globals["pad.error.text"]
    b.call_named("pad_rust_panic", ty.VOID, [text, b.call_named("strlen", ty.I64, [text])])
    b.unreachable()


def _catches_panics(module: Module) -> bool:
    return any(
        isinstance(i, LandingPad) and "catch" in i.clauses
        for f in module.functions.values()
        if isinstance(f.personality, Function) and f.personality.name == RUST.personality
        for i in f.instructions()
    )
