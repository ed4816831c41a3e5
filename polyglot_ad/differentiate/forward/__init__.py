"""Forward mode: beside every active value its tangents, beside every pointer to active memory its shadows, in one pass.

A function f becomes f.forward(primals, each followed by its shadows or tangents) -> {result, its shadows, its tangents}. Control flow
is the primal's. Whatever is stored to active memory stores its tangent to shadow memory.
"""

from __future__ import annotations

from .declared import ForwardFunction
from .generator import ForwardGenerator, forward_function

__all__ = ["ForwardFunction", "ForwardGenerator", "forward_function"]
