"""Runs alone, with an MPI for mpi4py that is not the one that programs are compiled with: prints what is raised."""

from __future__ import annotations

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

SOURCE = """
#include <mpi.h>
double norm(double *x, int n, MPI_Comm comm) {
  double mine = 0, all;
  for (int i = 0; i < n; i++) mine += x[i] * x[i];
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
  return all;
}
"""

lib = pad.compile(SOURCE, "c", mpi=True)
for function in (lib.norm, pad.grad(lib.norm)):
    try:
        print(function(np.ones(3), 3, MPI.COMM_WORLD))
    except pad.Error as error:
        print(type(error).__name__, *str(error).splitlines(), sep="\n")
