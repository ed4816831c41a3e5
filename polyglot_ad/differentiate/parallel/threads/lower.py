"""Calls of threads' libraries are recognised by their names and become the one form of all languages."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.values import Module
from polyglot_ad.langs.threads import THREADS

from ...refusals.errors import refusal
from .. import thread_forms as forms
from ..thread_forms import ALL, DETACH, DETACH_AS, GATHER, INTO, JOIN, LEAVE, MEET, OPEN, SCATTER, SELF, UNJOIN, UNMEET, is_thread
from ..thread_library import Rewrite

_STARTS = {name: rewrite for library in THREADS for name, rewrite in library.starts.items()}
_OTHERS = {name: rewrite for library in THREADS for name, rewrite in library.others.items()}
_REFUSED = {name: refused for library in THREADS for name, refused in library.refused.items()}


def define_libraries(module: Module) -> bool:
    """In place, on a prepared module: what threads' libraries do is a part of the program where it must be; whether it was there."""
    found = [define(module) for library in THREADS for define in library.define]
    return any(found)


def lower_threads(module: Module) -> bool:
    """In place, on a prepared module; whether the program starts threads."""
    for library in THREADS:
        library.begin(module)
    named = list(forms.library_calls(module))
    for call, name in named:
        if name in _REFUSED:
            construct, why, help = _REFUSED[name]
            raise refusal("PAD-E208", construct, call, why, help)
    if not any(starts_thread(name) for _, name in named):
        return False
    for library in THREADS:
        library.started(named)
    for call, name in named:
        rewrite = _rewrite_of(name)
        if rewrite is not None:
            rewrite(call)
    _refuse_others(module)
    return True


def starts_thread(name: str) -> bool:
    """Whether a function of a library starts a thread."""
    return name in _STARTS or any(library.starts_at(name) for library in THREADS)


def install_libraries(module: Module) -> None:
    """In place, when nothing more is to be differentiated: bodies for what replaced calls of libraries."""
    for library in THREADS:
        library.install(module)


def _rewrite_of(name: str) -> Rewrite | None:
    known = _STARTS.get(name) or _OTHERS.get(name)
    return known or next((rewrite for library in THREADS if (rewrite := library.rewrite_of(name)) is not None), None)


def _refuse_others(module: Module) -> None:
    for function in module.functions.values():
        for call in function.instructions():
            if isinstance(call, ins.CallBase) and call.called_function is not None:
                for library in THREADS:
                    if (refused := library.refuse(call)) is not None:
                        raise refusal("PAD-E208", refused[0], call, *refused[1:])


def runs_threads(module: Module) -> bool:
    """Whether a derivative of a program with threads is a part of it. (Where it waits for ever, LLVM has dropped the rest.)"""
    return any(name.startswith("pad.thread.") or name == OPEN for name in module.functions)


def run_alone(module: Module) -> None:
    """Threads of a program that is itself a derivative become ordinary calls: derivatives of derivatives run in one thread."""
    threads = [f for f in module.functions.values() if is_thread(f)]
    for function in threads:
        del module.functions[function.name]
        function.name = module.unique_name("pad.alone." + function.name)
        function.prefix = "internal"
        function.attributes = tuple(a for a in function.attributes if a != "noinline")
        module.add_function(function)
    for name in (JOIN, UNJOIN, MEET, UNMEET, SELF, DETACH, DETACH_AS, LEAVE, GATHER, SCATTER, INTO, ALL):
        called = module.functions.get(name)
        for call in list(called.users) if called is not None else []:
            assert isinstance(call, ins.Call)
            if not call.type.is_void:
                call.replace_all_uses_with(const_int(call.type, 0))
            call.erase()
