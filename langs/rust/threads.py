"""Threads of Rust: those of the standard library, rayon's, and what threads do once."""

from __future__ import annotations

from polyglot_ad.differentiate.parallel.thread_library import ThreadLibrary
from polyglot_ad.langs.c.threads import WITHOUT_JOIN
from polyglot_ad.process.regex import regex

from . import handovers, once, rayon, std_thread

_WAITS = regex(r"_R\w*Cs\w+_3std\w+[A-Za-z](4wait|12wait_timeout|21wait_optional_timeout|4park|12park_timeout)")
_LOCKS = regex(r"_R\w*Cs\w+_3std3sys4sync\w+(14lock_contended|14read_contended|15write_contended)")
"""Called where another thread holds a lock."""
_RESTS = regex(r"_R\w*Cs\w+_3std6thread\w+(9yield_now|5sleep)")

RUST_THREADS = ThreadLibrary(
    define=(std_thread.forget_hooks, handovers.forget_handovers, once.lower_once),
    starts={"pad_pool_fork": rayon.fork, "pad_pool_scope_fork": rayon.scope_fork},
    others={"pad_pool_join": rayon.join, "pad_pool_scope": rayon.scope, "pad_pool_scope_join": rayon.scope_join},
    starts_at=std_thread.starts,
    rewrite_of=std_thread.rewrite_of,
    refused={"pad_pool_spawn": ("'rayon::spawn'", WITHOUT_JOIN, "use rayon::scope")},
    refuse=std_thread.refuse,
    acquires=frozenset((once.ENTER,)),
    releases=frozenset((once.LEAVE,)),
    meets_at=std_thread.meets,
    waits=frozenset(("pad_channel_pause",)),
    waits_at=lambda name: _WAITS.fullmatch(name) is not None,
    rests_at=lambda name: _RESTS.fullmatch(name) is not None,
    pauses=frozenset(("pad_channel_pause",)),
    parks_at=std_thread.parks,
    locks_at=lambda name: _LOCKS.fullmatch(name) is not None,
)
