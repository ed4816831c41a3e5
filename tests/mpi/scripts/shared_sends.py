"""Threads of a rank send the same numbers, and read them beside that: many times, as an adjoint that is lost is lost seldom."""

from __future__ import annotations

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

SOURCE = r"""
#include <mpi.h>
#include <stdlib.h>
enum { N = 200000 };
double shared(const double *x, int n, MPI_Comm comm) {
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  double *u = malloc(N * sizeof *u), t = 0;
  for (int i = 0; i < N; i++) u[i] = x[i % n] * x[i % n];
#pragma omp parallel num_threads(4) reduction(+ : t)
  {
    double *v = malloc(N * sizeof *v);
#pragma omp for schedule(static, 1)
    for (int k = 0; k < 8; k++) {
      MPI_Sendrecv(u, N, MPI_DOUBLE, (rank + 1) % size, k, v, N, MPI_DOUBLE, (rank + size - 1) % size, k, comm, MPI_STATUS_IGNORE);
      for (int i = 0; i < N; i++) t += v[i] * (k + 1) + u[i] * k;
    }
    free(v);
  }
  free(u);
  return t;
}
"""

comm = MPI.COMM_WORLD
gradient = pad.grad(pad.compile(SOURCE, "c", mpi=True, openmp=True).shared)
x = np.random.default_rng(comm.rank).uniform(0.5, 1.5, 5)
wrong = sum(not np.allclose(gradient(x.copy(), 5, comm), 2 * x * 40000 * (36 + 28), rtol=1e-10) for _ in range(25))
total = comm.allreduce(wrong)
if comm.rank == 0:
    print(f"{total} wrong", flush=True)
