"""The kernel of a derivative, and what it is to be given: known without the engine that makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Mode = Literal["forward", "reverse", "second"]
"""The last is forward over reverse mode: the derivative of the gradient in a direction."""
Role = Literal["primal", "tangent", "shadow", "shadow's tangent"]
COPIES = 64
"""Of a small shadow, where there are many blocks."""
ALIGN = 16
"""Of what lies in shared memory."""


@dataclass(frozen=True)
class DerivativeKernel:
    """`text`: a module of no particular device, with one kernel, `name`. `roles`: what is given for each of the kernel's parameters, in
    order; `gradients`: the numbers whose gradients (or the tangents of these) are added up, in order. `capacity`: bytes that a thread
    keeps in memory, None where that is known only as it runs."""

    name: str
    text: str
    roles: tuple[tuple[Role, ...], ...]
    gradients: tuple[str, ...]
    capacity: int | None
    dynamic: bool
    """Whether it has shared memory whose size the launch says."""
    dynamic_copies: int
    """How many memories of that size it takes: the kernel's own, shadows and tangents."""
    whole_warps: bool = False
    """Whether blocks must have whole warps in their first dimension."""

    strides: tuple[int, ...] = ()
    """The parameters whose shadows may be several copies, of which each block adds to one: behind what is given for the parameters, their
    distances in bytes are, 0 where there is one."""
    scattered: tuple[int, ...] = ()
    """Those of them to whose shadows the derivative only adds, at places that threads have in common."""

    @property
    def shadowed(self) -> tuple[bool, ...]:
        """Which of the kernel's parameters are followed by a shadow or a tangent."""
        return tuple(len(given) > 1 for given in self.roles)

    def shared_bytes(self, own: int) -> int:
        """The dynamic shared memory of the derivative's launch, where the kernel's has `own` bytes."""
        return own if self.dynamic_copies == 1 else self.dynamic_copies * (-(-own // ALIGN) * ALIGN)
