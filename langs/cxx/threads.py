"""Threads of libstdc++: std::thread, condition variables, futures."""

from __future__ import annotations

from polyglot_ad.differentiate.parallel.thread_library import ThreadLibrary
from polyglot_ad.process.regex import regex

from . import futures, std_thread
from .names import START_THREAD

_WAIT = "_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE"
_FUTURE_WAITS = regex(r"_ZNSt28__atomic_futex_unsigned_base\d+_M_futex_wait_until\w*")

CXX_THREADS = ThreadLibrary(
    define=(futures.define_futures,),
    starts={START_THREAD: std_thread.start},
    others={"_ZNSt6thread4joinEv": std_thread.join, "_ZNSt6thread6detachEv": std_thread.detach},
    acquires=frozenset(("__cxa_guard_acquire",)),
    releases=frozenset(("__cxa_guard_release",)),
    meets=frozenset((_WAIT,)),
    waits=frozenset((_WAIT,)),
    waits_at=lambda name: _FUTURE_WAITS.fullmatch(name) is not None,
)
