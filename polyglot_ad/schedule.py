"""What a derivative within a memory budget did: how far it went over the same iterations again, and what it kept."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.bindings.loader import NativeFunction, ffi


@dataclass(frozen=True)
class Schedule:
    """Of the last call in this thread: `loops` that were reversed by checkpoints and their `iterations`; of the last of them the
    iterations that are taped at once (`chunk`), the `snapshots` that there was room for, the bytes of one and of the tape of an
    iteration; `advanced`: iterations that ran only to come to a later state. `planned`: bytes, all loops together, of the `budget`."""

    loops: int
    iterations: int
    chunk: int
    snapshots: int
    snapshot_bytes: int
    tape_bytes: int
    advanced: int
    planned: int
    budget: int

    @property
    def recomputations(self) -> float:
        """How often an iteration ran, on average, beside the run that is taped."""
        return self.advanced / self.iterations if self.iterations else 0.0

    def __str__(self) -> str:
        return (
            f"{self.loops} loop{'s' if self.loops != 1 else ''} of {self.iterations} iterations: {self.snapshots} snapshots of "
            f"{self.snapshot_bytes} bytes, {self.chunk} iterations taped at once ({self.tape_bytes} bytes each), "
            f"{self.recomputations:.2f} recomputations; {self.planned} of {self.budget} bytes"
        )


def read_schedule(totals: NativeFunction) -> Schedule:
    numbers = ffi.new("int64_t[9]")
    totals(numbers)
    return Schedule(*numbers)
