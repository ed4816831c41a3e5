"""A line on the terminal while something compiles for long: which stage, for how many seconds. It goes when the stage ends.

Only where standard error is a terminal, and after two seconds. POLYGLOT_AD_PROGRESS=0 leaves it out.
"""

from __future__ import annotations

import os
import sys
import threading
import time

DELAY = 2.0
"""Seconds before something is said."""
_INTERVAL = 0.5


class Progress:
    """The line about the stages of one thread, outermost first."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._begin = 0.0
        self._ended: threading.Event | None = None
        self._shown = False
        self._thread: threading.Thread | None = None

    def enter(self, name: str) -> None:
        self._names.append(name)
        if len(self._names) == 1 and _wanted():
            self._begin = time.monotonic()
            self._ended = threading.Event()
            self._shown = False
            self._thread = threading.Thread(target=self._show, args=(self._ended,), name="polyglot_ad-progress", daemon=True)
            self._thread.start()

    def leave(self) -> None:
        self._names.pop()
        if not self._names and self._ended is not None and self._thread is not None:
            self._ended.set()
            if self._shown:
                self._thread.join()  # so that the line goes before anything else is written
            self._ended = self._thread = None

    def _show(self, ended: threading.Event) -> None:
        wait = DELAY
        while not ended.wait(wait):
            self._shown = True
            stages = " > ".join(self._names)
            print(f"\r\x1b[Kpolyglot_ad: {stages} ({time.monotonic() - self._begin:.0f} s)", end="", file=sys.stderr, flush=True)
            wait = _INTERVAL
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.progress = Progress()


_here = _OfThread()


def progress() -> Progress:
    """That of this thread."""
    return _here.progress


def _wanted() -> bool:
    return sys.stderr is not None and sys.stderr.isatty() and os.environ.get("POLYGLOT_AD_PROGRESS", "1") not in ("", "0")
