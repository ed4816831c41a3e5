"""The conductivity of a plate, found from what was seen of it, by the gradient of a CUDA program: no GPU is needed.

Checked: the gradient against differences, a launched kernel by itself, and that the fit comes near the conductivity that was there.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from scipy.optimize import minimize

import polyglot_ad as pad

N, STEPS = 20, 8

lib = pad.load(Path(__file__).parent / "heat.cu")
random = np.random.default_rng(1)
start, truth = random.random((N, N)), 1 + 0.5 * np.sin(np.linspace(0, 6, N))[:, None] * np.ones(N)

# One kernel by itself: the shape of the launch stands in brackets.
seen, blocks = start, -(-N // 16)
step = lib.step[(blocks, blocks), (16, 16)]
for _ in range(STEPS):
    after = np.zeros((N, N))
    step(seen, truth, after, N, 0.1)
    seen = after
assert lib.loss(start, truth, seen, N, STEPS) < 1e-25
print("the kernel, launched from Python, does what the program's launches do")

value_and_gradient = pad.value_and_grad(lib.loss, argnums="k")


def value_and_gradient_of_k(flat: np.ndarray) -> tuple[float, np.ndarray]:
    value, gradient = value_and_gradient(start, flat.reshape(N, N), seen, N, STEPS)
    return value, gradient.ravel()


k = np.ones((N, N))
first, gradient = value_and_gradient(start, k, seen, N, STEPS)
direction, h = random.standard_normal((N, N)), 1e-5
difference = (lib.loss(start, k + h * direction, seen, N, STEPS) - lib.loss(start, k - h * direction, seen, N, STEPS)) / (2 * h)
error = abs((gradient * direction).sum() - difference) / abs(difference)
assert error < 1e-6, f"the gradient differs from differences by {error:.1e}"
print(f"gradient against differences: relative error {error:.0e}")

fit = minimize(value_and_gradient_of_k, k.ravel(), jac=True, method="L-BFGS-B", bounds=[(0.1, 2.4)] * k.size, options={"maxiter": 200})
found = fit.x.reshape(N, N)
assert fit.fun < 1e-3 * first, (fit.fun, first)
print(f"L-BFGS: misfit {first:.3g} -> {fit.fun:.3g} in {fit.nit} iterations")
print(f"mean error of the conductivity: {abs(k - truth).mean():.3f} -> {abs(found - truth).mean():.3f}")
