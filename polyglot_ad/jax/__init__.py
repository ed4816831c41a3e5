"""Functions and their derivatives in JAX, as calls of XLA's foreign function interface: no callback to Python, no copies on the CPU.

import polyglot_ad as pad
f = pad.jax.function(lib.rosenbrock)
jax.jit(jax.value_and_grad(f))(x, 3)
"""

from __future__ import annotations

from .function import JaxFunction, function

__all__ = ["JaxFunction", "function"]
