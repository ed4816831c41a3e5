"""What a language says of its threads: which functions of its library start them, wait for them, and let them meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Module

Rewrite = Callable[[ins.CallBase], None]
"""Replaces a call by the common form of threads (thread_forms.py), in place."""
Refused = tuple[str, str, str]
"""The construct, why it is refused, and what to do instead."""


@dataclass(frozen=True)
class ThreadLibrary:
    """Functions are known by name, or (`rewrite_of`, `meets_at`, `waits_at`) by a question about it, where compilers make names.

    `define`: gives functions of the library bodies that a derivative can follow, on a prepared module; whether there were any. `begin`: on
    the module, before calls are looked at. `starts` start a thread; `others` do something else with one. `started`: is given all calls of
    libraries and their names, where threads are started.

    `refused`: what has no reverse. `refuse`: the same, of a call of which the name says too little.

    `acquires`: after these a thread may use what others did before; `releases`: what it did before these, others may use; `meets`: both.

    `install`: bodies for what the program calls since, when nothing more is to be differentiated.

    `pauses`: called over and over where a thread waits; `parks_at`: waits that may end at any time, in loops. `ends_on_errors`:
    whether a module has threads that errors may not leave.

    `waits`: where a thread waits for what another one does; `locks_at`: where it waits for a lock (its first argument). `tries`: waits,
    and what does the same without waiting and gives zero then. `rests`: called to let others go first.
    """

    define: Sequence[Callable[[Module], bool]] = ()
    begin: Callable[[Module], None] = lambda module: None
    starts: Mapping[str, Rewrite] = field(default_factory=dict)
    others: Mapping[str, Rewrite] = field(default_factory=dict)
    starts_at: Callable[[str], bool] = lambda name: False
    rewrite_of: Callable[[str], Rewrite | None] = lambda name: None
    started: Callable[[Sequence[tuple[ins.CallBase, str]]], None] = lambda calls: None
    install: Callable[[Module], None] = lambda module: None
    refused: Mapping[str, Refused] = field(default_factory=dict)
    refuse: Callable[[ins.CallBase], Refused | None] = lambda call: None
    acquires: frozenset[str] = frozenset()
    releases: frozenset[str] = frozenset()
    meets: frozenset[str] = frozenset()
    meets_at: Callable[[str], bool] = lambda name: False
    waits: frozenset[str] = frozenset()
    waits_at: Callable[[str], bool] = lambda name: False
    locks_at: Callable[[str], bool] = lambda name: False
    rests: frozenset[str] = frozenset()
    rests_at: Callable[[str], bool] = lambda name: False
    pauses: frozenset[str] = frozenset()
    parks_at: Callable[[str], bool] = lambda name: False
    ends_on_errors: Callable[[Module], bool] = lambda module: False
    tries: Mapping[str, str] = field(default_factory=dict)
