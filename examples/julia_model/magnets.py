"""A Julia model: a structure, broadcasts, a closure over captured variables, array arithmetic. Its types are those of the call's arguments.

Checked: the gradient against a NumPy version of the model on complex numbers, exact to rounding, and a Hessian-vector product against
differences of gradients.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import polyglot_ad as pad


def reference(a, coupling, field, steps):
    for _ in range(steps):
        force = coupling * (np.sin(np.roll(a, 1) - a) + np.sin(np.roll(a, -1) - a)) - field * np.sin(a)
        a = a + 0.05 * force
    return -coupling * np.sum(np.cos(a - np.roll(a, 1))) - field * np.sum(np.cos(a))


lib = pad.load(Path(__file__).parent / "lattice.jl")
angles = np.random.default_rng(0).standard_normal(12)
args = (angles, 1.3, 0.2, 25)

value, (by_angles, by_coupling) = pad.value_and_grad(lib.relaxed, argnums=(0, 1))(*args)
h = 1e-30
wanted = [reference(angles + 1j * h * unit, *args[1:]).imag / h for unit in np.eye(angles.size)]
np.testing.assert_allclose(value, reference(*args), rtol=1e-13)
np.testing.assert_allclose(by_angles, wanted, rtol=1e-9, atol=1e-12)
np.testing.assert_allclose(by_coupling, reference(angles, 1.3 + 1j * h, 0.2, 25).imag / h, rtol=1e-9)
print(f"energy {value:.6f}; its gradient with respect to {angles.size} angles and the coupling agrees with complex steps")

direction = np.ones(angles.size)
product = pad.hvp(lib.relaxed, args, (direction,))
up, down = (pad.grad(lib.relaxed)(angles + sign * 1e-6 * direction, *args[1:]) for sign in (1, -1))
np.testing.assert_allclose(product, (up - down) / 2e-6, rtol=1e-6, atol=1e-8)
print("its Hessian times a vector agrees with differences of gradients")
