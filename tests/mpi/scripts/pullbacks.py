"""Runs on two ranks: pullbacks that are held, in any order; and calls of MPI that fail. Rank 0 prints what went wrong, then "done"."""

from __future__ import annotations

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

COMM = MPI.COMM_WORLD
SOURCE = """
#include <mpi.h>
double ring(const double *x, int n, MPI_Comm comm) {
  int rank, size;
  double y, t;
  MPI_Request r[2];
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Irecv(&y, 1, MPI_DOUBLE, (rank + size - 1) % size, 0, comm, &r[0]);
  t = x[0] * x[1];
  MPI_Isend(&t, 1, MPI_DOUBLE, (rank + 1) % size, 0, comm, &r[1]);
  MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
  MPI_Allreduce(MPI_IN_PLACE, &t, 1, MPI_DOUBLE, MPI_PROD, comm);
  return t * y;
}
double truncated(const double *x, int n, MPI_Comm comm) {
  int rank, size;
  double y = 0;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  MPI_Sendrecv(x, 2, MPI_DOUBLE, (rank + 1) % size, 0, &y, 1, MPI_DOUBLE, (rank + size - 1) % size, 0, comm, MPI_STATUS_IGNORE);
  return y + x[0] * x[0];
}
"""


def main() -> None:
    lib = pad.compile(SOURCE, language="c", mpi=True)
    wrong: list[str] = []
    points = [np.array([0.4, 0.7]) * (k + 1 + COMM.rank) for k in range(3)]
    expected = [pad.grad(lib.ring)(x, 2, COMM) for x in points]
    for order in ([0, 1, 2], [2, 1, 0], [1, 1, 2, 0, 1]):
        pullbacks = [pad.vjp(lib.ring, x, 2, COMM)[1] for x in points]
        for k in order:
            found = pullbacks[k](1.0)[0]
            if not np.allclose(found, expected[k]):
                wrong.append(f"{order}, {k}: {found} instead of {expected[k]}")
            pad.grad(lib.ring)(points[0], 2, COMM)  # between them
    for derivative in (pad.grad(lib.truncated), pad.jacfwd(lib.truncated)):
        try:
            derivative(points[0], 2, COMM.Dup())
            wrong.append("a message that was cut off has a derivative")
        except pad.DifferentiationError as error:
            if error.code != "PAD-E310" or "source.c:22" not in str(error):
                wrong.append(str(error))
    for lines in COMM.gather(wrong) or []:
        print(*lines, sep="\n", flush=True) if lines else None
    if COMM.rank == 0:
        print("done", flush=True)


main()
