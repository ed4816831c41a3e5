"""Functions that give and take memory: the languages' (`langs`), OpenMP's, and the engine's own."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.language.allocator import Allocator

from ..rules.scope import scope
from .openmp_rows import OPENMP_ALLOCATORS

_OWN = (
    # what derivatives keep their tapes on (differentiate/reverse/tape_stack.py)
    Allocator("pad.stack.push", "alloc", (1,), free="pad.stack.pop", heap=False),
    Allocator("pad.stack.pop", "free", pointer=0, heap=False),
    # what iterations of checkpointed loops leave to later ones (differentiate/checkpoint/pool.py)
    Allocator("pad.checkpoint.allocate", "alloc", (0,), free="pad.checkpoint.release", heap=False),
    Allocator("pad.checkpoint.zeroed", "zeroed", (0,), free="pad.checkpoint.release", heap=False),
    Allocator("pad.checkpoint.collected", "zeroed", (0,), may_fail=False, heap=False, collected=True),
    Allocator("pad.checkpoint.release", "free", pointer=0, heap=False),
    # memory of windows of MPI (differentiate/mpi/memory.py), which lets go of it itself
    Allocator("pad_mpi_window_memory", "alloc", (0,), free="pad_mpi_window_memory_free", may_fail=False, heap=False),
    Allocator("pad_mpi_window_memory_free", "free", pointer=0, heap=False),
    # exception objects of lowered programs (differentiate/unwinding)
    Allocator("pad.unwind.allocate", "alloc", (0,), free="pad.unwind.free", may_fail=False, heap=False),
    Allocator("pad.unwind.free", "free", pointer=0, heap=False),
)


@cache
def _by_name() -> dict[str, Allocator]:
    return {row.name: row for row in (*_OWN, *OPENMP_ALLOCATORS, *(row for language in RUN_TIMES for row in language.allocators))}


def allocator(name: str) -> Allocator | None:
    """The row of this symbol, the program's own before those of the table."""
    own = scope()
    if name in own.like:
        found = _known(own.like[name])
        return None if found is None else replace(found, name=name, allocates="")
    return own.allocators.get(name) or (None if name in own.opaque else _known(name))


@cache
def _known(name: str) -> Allocator | None:
    found = _by_name().get(name)
    return found or next((row for language in RUN_TIMES if (row := language.allocator_of(name)) is not None), None)
