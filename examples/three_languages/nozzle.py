"""One program in three languages: a C driver, fluxes in Fortran, the equation of state in Rust, linked and inlined before differentiation.

Checked: the primal against the same scheme in NumPy, and its gradient against that scheme on complex numbers, exact to rounding.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import polyglot_ad as pad


def pressure(density, energy):
    return 0.4 * energy + 0.01 * density**2


def thrust(state, cells, ratio, steps):
    u = state.reshape(cells, 3).T
    for _ in range(steps):
        p = pressure(u[0], u[2] - 0.5 * u[1] ** 2 / u[0])
        speed = np.where(u[1].real > 0, 1, -1) * u[1] / u[0] + np.sqrt(1.4 * p / u[0])
        f = np.array([u[1], u[1] ** 2 / u[0] + p, (u[2] + p) * u[1] / u[0]])
        left, right = np.r_[0, 0:cells], np.r_[0:cells, cells - 1]
        fastest = np.where(speed[left].real > speed[right].real, speed[left], speed[right])
        flux = 0.5 * (f[:, left] + f[:, right]) - 0.5 * fastest * (u[:, right] - u[:, left])
        u = u - ratio * np.diff(flux)
    return u[1, -1] ** 2 / u[0, -1] + pressure(u[0, -1], u[2, -1] - 0.5 * u[1, -1] ** 2 / u[0, -1])


here = Path(__file__).parent
lib = pad.load([here / "drive.c", here / "flux.f90", here / "eos.rs"])

cells = 12
random = np.random.default_rng(0)
state = np.stack([1 + 0.1 * random.random(cells), 0.3 * random.random(cells), 2.5 + 0.2 * random.random(cells)], 1).reshape(-1)
value, gradient = pad.value_and_grad(lib.final_thrust)(state, cells, 0.1, 30)
wanted = [thrust(state + 1e-30j * unit, cells, 0.1, 30).imag / 1e-30 for unit in np.eye(state.size)]
np.testing.assert_allclose(value, thrust(state, cells, 0.1, 30), rtol=1e-12)
np.testing.assert_allclose(gradient, wanted, rtol=1e-9, atol=1e-13)
agrees = f"its gradient with respect to {state.size} numbers, through C, Fortran and Rust, agrees with complex steps in NumPy"
print(f"thrust {value:.8f}; {agrees}")
