"""Which conductivity does a rod have? It is spread over all ranks (heat.c); SciPy minimises on rank 0, and all take part in each gradient.

usage: mpiexec -n 4 python fit.py
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from mpi4py import MPI
from scipy.optimize import minimize

import polyglot_ad as pad

COMM = MPI.COMM_WORLD
CELLS, STEPS = 12, 80
TRUE = np.array([-0.3, 0.8, -0.5])

lib = pad.load(Path(__file__).parent / "heat.c", mpi=True)
gradient = pad.value_and_grad(lib.misfit, argnums=0)

x = (COMM.rank * CELLS + np.arange(CELLS) + 0.5) / (COMM.size * CELLS)
start = np.sin(7 * x) + x
seen = np.zeros(CELLS)
lib.simulate(TRUE, start, seen, CELLS, STEPS, COMM)


def together(parameters: np.ndarray | None) -> tuple[float, np.ndarray] | None:
    """Misfit and gradient, on rank 0; all ranks call this at the same time, and None on rank 0 tells them that it is over."""
    parameters = COMM.bcast(parameters)
    return None if parameters is None else gradient(parameters, start, seen, CELLS, STEPS, COMM)


def differences(parameters: np.ndarray) -> np.ndarray:
    steps = 1e-6 * np.eye(3)
    return np.array([(together(parameters + step)[0] - together(parameters - step)[0]) / 2e-6 for step in steps])


if COMM.rank == 0:
    guess = np.zeros(3)
    _, found = together(guess)
    error = np.abs(found - differences(guess)).max() / np.abs(found).max()
    print(f"gradient against differences on {COMM.size} ranks: {'agrees' if error < 1e-6 else f'WRONG by {error:.1e}'}")
    fit = minimize(together, guess, jac=True, method="BFGS", options={"gtol": 1e-11})
    together(None)
    away = np.abs(fit.x - TRUE).max()
    print(f"conductivity exp({fit.x[0]:.3f} + {fit.x[1]:.3f} x + {fit.x[2]:.3f} x²) after {fit.nfev} gradients, off by {away:.1e}")
    assert error < 1e-6 and away < 1e-3
else:
    while together(None) is not None:
        pass
