"""The kernel of a derivative, and what it is to be given: known without the engine that makes it."""

from __future__ import annotations

from typing import Literal

from polyglot_ad.process.records import dataclass

Mode = Literal["forward", "reverse"]
ALIGN = 16
"""Of what lies in shared memory."""


@dataclass(frozen=True)
class DerivativeKernel:
    """`text`: a module of no particular device, with one kernel, `name`. `shadowed`: which of the kernel's parameters are followed by a
    shadow or tangent; `gradients`: the numbers whose gradients are added up, in order. `capacity`: bytes that a thread keeps in memory,
    None where that is known only as it runs."""

    name: str
    text: str
    shadowed: tuple[bool, ...]
    gradients: tuple[str, ...]
    capacity: int | None
    dynamic: bool
    """Whether it has shared memory whose size the launch says."""
    dynamic_shadow: bool
    whole_warps: bool = False
    """Whether blocks must have whole warps in their first dimension."""

    def shared_bytes(self, own: int) -> int:
        """The dynamic shared memory of the derivative's launch, where the kernel's has `own` bytes."""
        return 2 * (-(-own // ALIGN) * ALIGN) if self.dynamic_shadow else own
