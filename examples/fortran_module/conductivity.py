"""A Fortran module: assumed-shape arguments, allocatable components of a derived type, a tridiagonal solve.

Checked: the gradient of the power by the conductivity against its closed form, -(u')² h, which needs no derivative of the solver; and the
Jacobian of the temperature against NumPy's solution of the same system.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import polyglot_ad as pad

lib = pad.load(Path(__file__).parent / "flux.f90")
n = 40
h = 1.0 / (n + 1)
conductivity = 1.0 + 0.5 * np.sin(np.arange(n + 1))
source = np.ones(n)

u = np.zeros(n)
lib.solve(conductivity, source, u)
value, gradient = pad.value_and_grad(lib.power)(conductivity, source)
slopes = np.diff(np.concatenate([[0.0], u, [0.0]])) / h
np.testing.assert_allclose(gradient, -(slopes**2) * h, rtol=1e-10, atol=1e-15)
print(f"power {value:.6f}; its gradient with respect to {gradient.size} conductivities is -(u')^2 h, as theory says")

matrix = (np.diag(conductivity[:-1] + conductivity[1:]) - np.diag(conductivity[1:-1], 1) - np.diag(conductivity[1:-1], -1)) / h**2
jacobian = pad.jacfwd(lib.solve, argnums="source")(conductivity, source, u)
np.testing.assert_allclose(jacobian, np.linalg.inv(matrix), rtol=1e-10)
print("the Jacobian of the temperature by the source is the inverse of the system's matrix")
