"""Runs on two ranks: one-sided and persistent communication that is refused. Rank 0 prints what went wrong, then "done"."""

from __future__ import annotations

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

COMM = MPI.COMM_WORLD
SOURCE = """
#include <mpi.h>
static double alone(double *u, const double *x, MPI_Comm comm, MPI_Win *win) {
  u[0] = x[0];
  u[1] = x[1];
  MPI_Win_create(u, 2 * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, win);
  return u[0];
}
double read_and_written(const double *x, MPI_Comm comm) {
  double u[2], v;
  MPI_Win win;
  alone(u, x, comm, &win);
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
  MPI_Get(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  MPI_Win_flush(0, win);
  v *= x[1];
  MPI_Put(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  MPI_Win_unlock(0, win);
  MPI_Win_free(&win);
  return u[0];
}
double ordered_by_an_integer(const double *x, MPI_Comm comm) {
  double u[2], v = x[0];
  int rank, token = 0;
  MPI_Win win;
  MPI_Comm_rank(comm, &rank);
  alone(u, x, comm, &win);
  if (rank == 1) MPI_Recv(&token, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
  MPI_Put(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  MPI_Win_unlock(0, win);
  if (rank == 0) MPI_Send(&token, 1, MPI_INT, 1, 0, comm);
  MPI_Win_free(&win);
  return u[0];
}
double products_again(const double *x, MPI_Comm comm) {
  double u;
  MPI_Request r;
  MPI_Allreduce_init(x, &u, 1, MPI_DOUBLE, MPI_PROD, comm, MPI_INFO_NULL, &r);
  MPI_Start(&r);
  MPI_Wait(&r, MPI_STATUS_IGNORE);
  MPI_Request_free(&r);
  return u;
}
double exposed(const double *x, MPI_Comm comm) {
  double u[2];
  MPI_Win win;
  MPI_Group group;
  alone(u, x, comm, &win);
  MPI_Win_get_group(win, &group);
  MPI_Win_post(group, 0, win);
  MPI_Win_wait(win);
  MPI_Win_free(&win);
  return u[0];
}
"""
REASONS = {
    "read_and_written": "accesses of different sorts",
    "ordered_by_an_integer": "messages without numbers",
    "products_again": "persistent reduction",
    "exposed": "MPI_Win_post",
}
wrong: list[str] = []
lib = pad.compile(SOURCE, language="c", mpi=True)
x = np.array([1.5, -0.5])
for name, reason in REASONS.items():
    function = getattr(lib, name)
    derivatives = {"gradient": lambda f=function: pad.grad(f)(x, COMM), "tangent": lambda f=function: pad.jvp(f, (x, COMM), (x, None))}
    for kind, derivative in derivatives.items():
        try:
            wrong.append(f"rank {COMM.rank} {name}: {kind} {derivative()}")
        except pad.DifferentiationError as error:
            if reason not in str(error) or "PAD-E309" not in str(error):
                wrong.append(f"rank {COMM.rank} {name}: {error}")
for lines in COMM.gather(wrong, root=0) or []:
    print("\n".join(lines), flush=True) if lines else None
if COMM.rank == 0:
    print("done", flush=True)
