"""Where compile time goes: the way of the data in named stages, whose seconds are added up when somebody asks.

    with recorded() as seconds:
        pad.grad(f)(x)
    seconds["optimise"]

A stage inside another counts as its own, not as the outer one's, so the seconds add up to the whole. Nothing is recorded otherwise.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from .progress import progress

_log = logging.getLogger("polyglot_ad")
"""Says which stage has ended, and how long it took with those inside: `logging.basicConfig(level=logging.INFO)` shows it."""


class _Recording:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.seconds: dict[str, float] = {}
        self.open: list[str] = []
        self.since = 0.0

    def change(self) -> None:
        """Give the time since the last change to the innermost open stage."""
        now = self.clock()
        if self.open:
            self.seconds[self.open[-1]] = self.seconds.get(self.open[-1], 0.0) + now - self.since
        self.since = now


_current: ContextVar[_Recording | None] = ContextVar("recording", default=None)


@contextmanager
def stage(name: str) -> Iterator[None]:
    recording = _current.get()
    begin = time.perf_counter()
    shown = progress()
    shown.enter(name)
    if recording is not None:
        recording.change()
        recording.open.append(name)
    try:
        yield
    finally:
        shown.leave()
        if recording is not None:
            recording.change()
            recording.open.pop()
        _log.info("%s: %.2f s", name, time.perf_counter() - begin)


@contextmanager
def recorded(clock: Callable[[], float] = time.perf_counter) -> Iterator[dict[str, float]]:
    """Seconds by stage of what this thread does inside; with `time.process_time` as the clock, those of the processor."""
    recording = _Recording(clock)
    token = _current.set(recording)
    try:
        yield recording.seconds
    finally:
        _current.reset(token)
