"""A simulation in C inside a model in JAX: pendulums of unknown friction, seen by a camera of unknown scale and offset.

The loss, the camera and the optimiser are JAX; the pendulum, its derivative and its batches are native. Checked: the gradient against
differences, and that Gauss and Newton's method, whose Jacobian goes through both, finds what the observations were made with.
"""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax.flatten_util import ravel_pytree

import polyglot_ad as pad

jax.config.update("jax_enable_x64", True)
N, INNER, H = 40, 10, 0.01

pendulum = pad.jax.function(pad.load(Path(__file__).parent / "pendulum.c").pendulum)
starts = jnp.linspace(0.3, 1.2, 5)


def seen(weights: dict[str, jax.Array]) -> jax.Array:
    """What the camera sees of every pendulum."""

    def one(start: jax.Array) -> jax.Array:
        parameters = jnp.stack([jnp.exp(weights["stiffness"]), jnp.exp(weights["friction"]), start])
        return pendulum(parameters, jnp.zeros(N), N, INNER, H)

    return weights["scale"] * jax.vmap(one)(starts) + weights["offset"]


truth = {"stiffness": jnp.log(9.81), "friction": jnp.log(0.4), "scale": jnp.array(120.0), "offset": jnp.array(3.0)}
observed = seen(truth) + 0.1 * np.random.default_rng(0).standard_normal((5, N))


@jax.jit
def loss(weights: dict[str, jax.Array]) -> jax.Array:
    return jnp.mean((seen(weights) - observed) ** 2)


weights = {"stiffness": jnp.log(8.0), "friction": jnp.log(0.7), "scale": jnp.array(100.0), "offset": jnp.array(0.0)}
gradient = jax.grad(loss)(weights)
for name in weights:
    step = 1e-5
    ahead, behind = ({**weights, name: weights[name] + sign * step} for sign in (1, -1))
    difference = (loss(ahead) - loss(behind)) / (2 * step)
    assert abs(difference - gradient[name]) < 1e-6 * abs(difference), name
print("gradient against differences: agrees in all", len(weights), "weights")

flat, restore = ravel_pytree(weights)
residuals = jax.jit(lambda v: (seen(restore(v)) - observed).ravel())
jacobian = jax.jit(jax.jacfwd(residuals))
for _ in range(8):
    flat = flat - jnp.linalg.lstsq(jacobian(flat), residuals(flat))[0]
fitted = restore(flat)
for name in truth:
    np.testing.assert_allclose(fitted[name], truth[name], rtol=0.01, atol=0.02)
print(f"Gauss-Newton: loss {loss(weights):.3g} -> {loss(fitted):.3g} (noise 0.01)")
