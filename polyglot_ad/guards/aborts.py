"""Where a program gives up, it raises instead: bodies for the functions that languages call on the way to an abort.

C's abort, exit and failed assertions, Rust's panics, Fortran's STOP, Julia's throws. They never return, so a body that leaves through
`pad.raise` keeps their contract. C++ exceptions are left alone: they unwind, and the guard catches them.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad import runtime
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.instructions import LandingPad
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.language import LanguageRuntime

from .errors import install
from .splice import splice

_UNWINDING = [language for language in RUN_TIMES if language.unwinds_with]


def redirect(module: Module, thread_local: bool = True) -> bool:
    """Give a body to every such declaration of the program, and to `pad.raise` where it is called already; whether there was one. It goes
    before `guard`, which looks for what raises."""
    catching = [language for language in _UNWINDING if _catches(module, language)]
    pieces: list[str] = []
    for function in module.functions.values():
        if function.is_declaration and function.users and not function.name.startswith("llvm."):
            text = _body(function, catching)
            if text is not None:
                pieces.append(text)
    raise_function = module.functions.get("pad.raise")
    if not pieces and (raise_function is None or not raise_function.is_declaration):
        return False
    install(module, thread_local)
    prologue = "declare i32 @snprintf(ptr, i64, ptr, ...)\ndeclare void @pad.raise.kept()\n@pad.error.text = external global i8\n"
    for language in catching:
        if not any(_leaving(language) in piece for piece in pieces):
            continue
        _add_unwinding(module, language)
        prologue += f"declare void @{_leaving(language)}()\n"
    for piece in dict.fromkeys(pieces):
        splice(module, prologue + piece)
    for language in RUN_TIMES:
        for name, file in language.abort_bodies.items():
            if name in module.functions:
                splice(module, runtime.read("errors", file))
    return True


def _body(function: Function, catching: Sequence[LanguageRuntime]) -> str | None:
    """What a function does instead of giving up; None if it does not."""
    for language in RUN_TIMES:
        row = next((row for row in language.aborts if row.matches(function)), None)
        text = row.body(function) if row is not None else language.abort_of(function)
        if text is not None:
            unwinds = language in catching and (row is None or row.unwinds)
            return text.replace("@pad.raise.kept()", f"@{_leaving(language)}()") if unwinds else text
    return None


def _leaving(language: LanguageRuntime) -> str:
    return f"pad.unwinds.{language.name.lower()}"


def _add_unwinding(module: Module, language: LanguageRuntime) -> None:
    """Where the program catches what the language unwinds with, aborts must be that: with the text that was kept."""
    name = _leaving(language)
    if name in module.functions:
        return
    function = module.add_function(Function(name, ty.function(ty.VOID, []), [], prefix="internal"))
    function.attributes = ("noreturn", "cold", "noinline")
    b = Builder(function.add_block("entry"))
    text = module.globals["pad.error.text"]
    b.call_named(language.unwinds_with, ty.VOID, [text, b.call_named("strlen", ty.I64, [text])])
    b.unreachable()


def _catches(module: Module, language: LanguageRuntime) -> bool:
    return any(
        isinstance(i, LandingPad) and "catch" in i.clauses
        for f in module.functions.values()
        if isinstance(f.personality, Function) and f.personality.name == language.personality
        for i in f.instructions()
    )
