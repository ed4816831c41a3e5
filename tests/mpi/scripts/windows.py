"""Runs on two ranks: one-sided and persistent communication that is refused. Rank 0 prints what went wrong, then "done"."""

from __future__ import annotations

import re

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
double two_communicators(const double *x, MPI_Comm comm) {
  double u[2], w[2] = {x[0], x[1]}, v = 1;
  MPI_Win win, other;
  alone(u, x, comm, &win);
  MPI_Win_create(w, sizeof w, sizeof *w, MPI_INFO_NULL, MPI_COMM_SELF, &other);
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
  MPI_Get(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  MPI_Win_flush(0, win);
  v *= x[1];
  MPI_Put(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  MPI_Win_unlock(0, win);
  MPI_Win_free(&other);
  MPI_Win_free(&win);
  return u[0];
}
double not_freed(const double *x, MPI_Comm comm) {
  static double u[2];
  MPI_Win win;
  double v = x[0];
  alone(u, x, comm, &win);
  MPI_Win_lock_all(0, win);
  MPI_Accumulate(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, MPI_SUM, win);
  MPI_Win_unlock_all(win);
  return x[0];
}
double swapped(const double *x, MPI_Comm comm) {
  double u[2];
  MPI_Win win;
  alone(u, x, comm, &win);
  MPI_Win_fence(0, win);
  MPI_Compare_and_swap(x, x + 1, u, MPI_INT64_T, 0, 0, win);
  MPI_Win_fence(0, win);
  MPI_Win_free(&win);
  return u[0];
}
double base_of(const double *x, MPI_Comm comm) {
  double *u, *again;
  int flag;
  MPI_Win win;
  MPI_Win_allocate(2 * sizeof *u, sizeof *u, MPI_INFO_NULL, comm, &u, &win);
  MPI_Win_get_attr(win, MPI_WIN_BASE, &again, &flag);
  again[0] = x[0];
  double s = u[0] * x[1];
  MPI_Win_free(&win);
  return s;
}
double kept(const double *x, MPI_Comm comm) {
  double u[2] = {x[0], x[1]}, *again;
  int key, flag;
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &key, 0);
  MPI_Comm_set_attr(comm, key, u);
  MPI_Comm_get_attr(comm, key, &again, &flag);
  MPI_Comm_delete_attr(comm, key);
  MPI_Comm_free_keyval(&key);
  return again[0] * again[1];
}
double threads(const double *x, MPI_Comm comm) {
  double u[2], v = 1, s = 0;
  MPI_Win win;
  alone(u, x, comm, &win);
  MPI_Win_fence(0, win);
  #pragma omp parallel num_threads(2) reduction(+ : s)
  {
    #pragma omp master
    MPI_Get(&v, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
    s += u[0] * u[1];
  }
  MPI_Win_fence(0, win);
  MPI_Win_free(&win);
  return s * v;
}
double attached(const double *x, MPI_Comm comm) {
  double u[2] = {x[0], x[1]};
  MPI_Win win;
  MPI_Win_create_dynamic(MPI_INFO_NULL, comm, &win);
  MPI_Win_attach(win, u, sizeof u);
  MPI_Win_detach(win, u);
  MPI_Win_free(&win);
  return u[0];
}
"""
BOTH = ("gradient", "tangent")
REASONS = {
    "two_communicators": (("gradient",), "windows of two communicators"),
    "not_freed": (("gradient",), "not freed"),
    "swapped": (BOTH, "MPI_Compare_and_swap"),
    "base_of": (BOTH, "MPI_Win_get_attr"),
    "kept": (BOTH, "MPI_Comm_get_attr"),
    "threads": (("gradient",), "one of several threads"),
    "attached": (BOTH, "MPI_Win_create_dynamic"),
}
wrong: list[str] = []
lib = pad.compile(SOURCE, language="c", mpi=True, openmp=True)
x = np.array([1.5, -0.5])
for name, (kinds, reason) in REASONS.items():
    function = getattr(lib, name)
    derivatives = {"gradient": lambda f=function: pad.grad(f)(x, COMM), "tangent": lambda f=function: pad.jvp(f, (x, COMM), (x, None))}
    for kind in kinds:
        try:
            wrong.append(f"rank {COMM.rank} {name}: {kind} {derivatives[kind]()}")
        except pad.DifferentiationError as error:
            if reason not in str(error) or not re.search(r"PAD-E(309|104)", str(error)) or not re.search(r"source\.c:\d+", str(error)):
                wrong.append(f"rank {COMM.rank} {name}: {error}")
for lines in COMM.gather(wrong, root=0) or []:
    print("\n".join(lines), flush=True) if lines else None
if COMM.rank == 0:
    print("done", flush=True)
