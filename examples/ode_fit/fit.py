"""An ODE in C fitted to noisy observations by SciPy's L-BFGS, with the gradient through all its Runge-Kutta steps.

Checked: the gradient at the start against differences, and that the fit finds the rates the observations were made with.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from scipy.optimize import check_grad, minimize

import polyglot_ad as pad

TIMES, INNER, H = 60, 10, 0.025

lib = pad.load(Path(__file__).parent / "orbit.c")
truth = np.array([1.1, 0.4, 0.1, 0.4, 10.0, 5.0])
observed = np.zeros((TIMES, 2))
lib.trajectory(truth, observed, TIMES, INNER, H)
observed += 0.05 * np.random.default_rng(0).standard_normal(observed.shape)

start = np.array([0.9, 0.3, 0.15, 0.5, 9.0, 6.0])
rest = (observed, TIMES, INNER, H)
error = check_grad(lib.misfit, pad.grad(lib.misfit), start, *rest) / np.linalg.norm(pad.grad(lib.misfit)(start, *rest))
assert error < 1e-5, f"the gradient differs from differences by {error:.1e}"
print(f"gradient against differences: relative error {error:.0e}")

fit = minimize(pad.value_and_grad(lib.misfit), start, args=rest, jac=True, method="L-BFGS-B", bounds=[(0.01, None)] * 6)
assert fit.success, fit.message
np.testing.assert_allclose(fit.x, truth, rtol=0.02)
print(f"L-BFGS: misfit {lib.misfit(start, *rest):.3g} -> {fit.fun:.3g} (noise 0.0025) in {fit.nit} iterations, {fit.nfev} gradients")
print(f"rates and start: {np.array2string(fit.x, precision=3)}, made with {truth}")
