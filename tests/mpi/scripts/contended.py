"""The adjoint of memory that other ranks get while this rank puts, sends and reduces it: many times, as a loss is rare."""

from __future__ import annotations

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

SOURCE = r"""
#include <mpi.h>
double exchange(double *x, int n, MPI_Comm comm) {
  int rank, size;
  double u[16], put[16], got[16], sent[16], all[16], s = 0;
  MPI_Win mine, theirs;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  int next = (rank + 1) % size, previous = (rank + size - 1) % size;
  for (int i = 0; i < n; i++) u[i] = x[i] * x[i];
  MPI_Win_create(u, n * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &mine);
  MPI_Win_create(put, n * sizeof *put, sizeof *put, MPI_INFO_NULL, comm, &theirs);
  MPI_Win_fence(0, mine);
  MPI_Win_fence(0, theirs);
  MPI_Get(got, n, MPI_DOUBLE, previous, 0, n, MPI_DOUBLE, mine);
  MPI_Put(u, n, MPI_DOUBLE, next, 0, n, MPI_DOUBLE, theirs);
  MPI_Sendrecv(u, n, MPI_DOUBLE, next, 0, sent, n, MPI_DOUBLE, previous, 0, comm, MPI_STATUS_IGNORE);
  MPI_Allreduce(u, all, n, MPI_DOUBLE, MPI_SUM, comm);
  MPI_Win_fence(0, theirs);
  MPI_Win_fence(0, mine);
  MPI_Win_free(&theirs);
  MPI_Win_free(&mine);
  for (int i = 0; i < n; i++) s += got[i] * (i + 1) + put[i] * (rank + 2) + sent[i] * sent[i] + all[i] * (rank + 1);
  return s;
}
"""

comm = MPI.COMM_WORLD
gradient = pad.grad(pad.compile(SOURCE, "c", mpi=True).exchange)
next_rank, sum_of_ranks = (comm.rank + 1) % comm.size, comm.size * (comm.size + 1) // 2
x = np.random.default_rng(comm.rank).uniform(0.5, 1.5, 16)
expected = 2 * x * (np.arange(1, 17) + next_rank + 2 + 2 * x**2 + sum_of_ranks)
wrong = sum(not np.allclose(gradient(x.copy(), 16, comm), expected, rtol=1e-12) for _ in range(100))
total = comm.allreduce(wrong)
if comm.rank == 0:
    print(f"{total} wrong", flush=True)
