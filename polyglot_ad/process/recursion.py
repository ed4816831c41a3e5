"""Deep recursion while something is compiled; the process's limit is what it was before and after."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

DEPTH = 20_000
_turn = threading.Lock()
_inside = 0
_before = 0


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Threads and calls may nest: the last one to leave puts the limit back."""
    global _inside, _before
    with _turn:
        if not _inside:
            _before = sys.getrecursionlimit()
            sys.setrecursionlimit(max(_before, DEPTH))
        _inside += 1
    try:
        yield
    finally:
        with _turn:
            _inside -= 1
            if not _inside:
                sys.setrecursionlimit(_before)
