"""Python's collector of cyclic garbage, set aside where nearly everything that is made stays alive."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """No runs of the collector inside: IR and analyses are large graphs that stay alive, and each run would walk them in vain."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
