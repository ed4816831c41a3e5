"""How the reverse of a read adds to adjoints, and what is tried at run time for that."""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.analysis.memory import Location
from polyglot_ad.analysis.polynomials import Polynomial
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.values import Value

from .worksharing import Chunk


@dataclass(frozen=True)
class Below:
    """Tried at run time: the value, unsigned, is below 2^bits."""

    value: Value
    bits: int


@dataclass(frozen=True)
class Natural:
    """Tried at run time: a polynomial in values of the region is not negative. Other tests see to it that it does not wrap around."""

    value: Polynomial


Test = Below | Natural


@dataclass(frozen=True)
class Way:
    """How to add. Plainly where all `tests` hold and the iteration is no nearer than `border` to an end of its chunk; else atomically.
    `collected`: nobody reads the adjoint before the next barrier; `fixed`: nor later, and the address is always the same
    (privatisation.py). `locked`: custom rules add to the same adjoints, which is why all do so under a lock."""

    atomic: bool
    locked: bool = False
    tests: frozenset[Test] = frozenset()
    border: int = 0
    chunk: Chunk | None = None
    collected: bool = False
    fixed: bool = False

    def both(self, other: Way) -> Way:
        if self.atomic or other.atomic:
            return ATOMIC
        return Way(False, False, self.tests | other.tests, max(self.border, other.border), self.chunk or other.chunk)


PLAIN = Way(False)
ATOMIC = Way(True)
LOCKED = Way(True, True)


@dataclass(frozen=True)
class Read:
    """A read of numbers that have adjoints."""

    instruction: ins.Instruction
    locations: frozenset[Location]
    size: int
