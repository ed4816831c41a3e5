"""Runs on two ranks: rank 0 waits for an adjoint that rank 1 never sends, and says which call of the program it belongs to."""

from __future__ import annotations

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

SOURCE = """#include <mpi.h>
double sent(const double *x, int rank, MPI_Comm comm) {
  double y = x[0] * x[0];
  if (rank == 0)
    MPI_Send(&y, 1, MPI_DOUBLE, 1, 0, comm);
  else
    MPI_Recv(&y, 1, MPI_DOUBLE, 0, 0, comm, MPI_STATUS_IGNORE);
  return y;
}
"""
lib = pad.compile(SOURCE, language="c", mpi=True)
rank = MPI.COMM_WORLD.rank
if rank == 0:
    try:
        pad.grad(lib.sent)(np.ones(1), rank, MPI.COMM_WORLD)
        print("no error")
    except pad.DifferentiationError as error:
        print(error.code, "source.c:5" in str(error), "POLYGLOT_AD_MPI_TIMEOUT" in str(error), flush=True)
    MPI.COMM_WORLD.Abort(0)
else:
    lib.sent(np.ones(1), rank, MPI.COMM_WORLD)
    MPI.COMM_WORLD.recv(source=0)  # until the end
