"""Calls of threads' libraries are recognised by their names and become the one form of all languages."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.values import Module

from ...refusals import refusal
from . import c11, forms, julia, libstdcxx, posix, rayon, rust
from .forms import ALL, DETACH, DETACH_AS, GATHER, INTO, JOIN, LEAVE, MEET, OPEN, SCATTER, SELF, UNJOIN, UNMEET, is_thread

_STARTS: dict[str, Callable[[ins.CallBase], None]] = {
    "pthread_create": posix.create,
    "thrd_create": c11.create,
    "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE": libstdcxx.start,
    "pad_pool_fork": rayon.fork,
    "pad_pool_scope_fork": rayon.scope_fork,
    julia.SPAWN: julia.spawn,
}
_OTHERS: dict[str, Callable[[ins.CallBase], None]] = {
    "pthread_join": posix.join,
    "pthread_detach": posix.detach,
    "thrd_detach": posix.detach,
    "pthread_self": posix.itself,
    "pthread_setname_np": posix.hint,
    "pthread_setaffinity_np": posix.hint,
    "pthread_setschedparam": posix.hint,
    "pthread_setschedprio": posix.hint,
    "thrd_join": c11.join,
    "thrd_current": posix.itself,
    "_ZNSt6thread4joinEv": libstdcxx.join,
    "_ZNSt6thread6detachEv": libstdcxx.detach,
    "pad_pool_join": rayon.join,
    "pad_pool_scope": rayon.scope,
    "pad_pool_scope_join": rayon.scope_join,
    julia.WAIT: julia.wait,
}
_WITHOUT_JOIN = "when its reverse is to begin is not known: that is where the program waits for its end"
_LEAVES = "the way back through it begins where the function it runs returns"
_REFUSED: dict[str, tuple[str, str, str]] = {
    "pthread_tryjoin_np": ("a join that may give up", _WITHOUT_JOIN, "use pthread_join"),
    "pthread_timedjoin_np": ("a join that may give up", _WITHOUT_JOIN, "use pthread_join"),
    "pthread_clockjoin_np": ("a join that may give up", _WITHOUT_JOIN, "use pthread_join"),
    "pthread_exit": ("a thread that ends inside of a call", _LEAVES, "return from the function that the thread runs"),
    "pthread_cancel": ("a thread that is cancelled", _LEAVES, "let the thread look at a flag, and return"),
    "pthread_kill": ("a signal to a thread", _LEAVES, "let the thread look at a flag"),
    "thrd_exit": ("a thread that ends inside of a call", _LEAVES, "return from the function that the thread runs"),
    "pad_pool_spawn": ("'rayon::spawn'", _WITHOUT_JOIN, "use rayon::scope"),
}


def lower_threads(module: Module) -> bool:
    """In place, on a prepared module; whether the program starts threads."""
    posix.return_early(module)
    named = list(forms.library_calls(module))
    for call, name in named:
        if name in _REFUSED:
            construct, why, help = _REFUSED[name]
            raise refusal("PAD-E208", construct, call, why, help)
    if not any(name in _STARTS or rust.starts(name) for _, name in named):
        return False
    if not any(name in posix.ENDS for _, name in named):
        posix.detach_all(call for call, name in named if name in posix.STARTS and isinstance(call, ins.Call))
    for call, name in named:
        lower = _STARTS.get(name) or _OTHERS.get(name)
        if lower is not None:
            lower(call)
        else:
            rust.lower(call, name)
    _refuse_parking(module)
    return True


def _refuse_parking(module: Module) -> None:
    """Threads of derivatives are not the ones by whose handles Rust's program would wake them. (Its scopes wait for a counter.)"""
    for function in module.functions.values():
        for call in function.instructions():
            if isinstance(call, ins.CallBase) and call.called_function is not None and rust.parks(call):
                raise refusal(
                    "PAD-E208", "'thread::park'", call, "in the derivative, 'unpark' would wake another thread",
                    "use a Condvar or a channel",
                )  # fmt: skip


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
