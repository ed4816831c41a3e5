"""Runs on every rank: the gradient of standard.f90 against differences of the sum over all ranks. The argument: how many ranks."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import polyglot_ad as pad

library = pad.load(Path(__file__).with_suffix(".f90"), mpi=True)
library.start()
rank = library.rank_of()
x = np.array([0.3, 0.7, 0.9]) + 0.1 * rank
value, gradient = pad.value_and_grad(library.loss)(x, 3)
wanted = np.zeros(3)
for other in range(int(sys.argv[1])):
    for index in range(3):
        step = np.zeros(3)
        if other == rank:
            step[index] = 1e-6
        change = library.total(library.loss(x + step, 3)) - library.total(library.loss(x - step, 3))
        if other == rank:
            wanted[index] = change / 2e-6
wrong = library.total(float(not np.allclose(gradient, wanted, rtol=1e-7)))
if rank == 0:
    print(wrong, flush=True)
library.finish()
