"""Runs on two ranks: communicators of all kinds as arguments, and what is refused. Rank 0 prints what went wrong, then "done"."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

COMM = MPI.COMM_WORLD
SOURCE = """
#include <mpi.h>
#include <string.h>
double anything(const double *x, int n, MPI_Comm comm) {
  double got;
  MPI_Request request;
  MPI_Irecv(&got, 1, MPI_DOUBLE, MPI_ANY_SOURCE, 3, comm, &request);
  int rank, size;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  MPI_Send(x, 1, MPI_DOUBLE, (rank + 1) % size, 3, comm);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return got * got;
}
double summed(const double *x, int n, MPI_Comm comm) {
  double s = 0, t;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  MPI_Allreduce(&s, &t, 1, MPI_DOUBLE, MPI_SUM, comm);
  return t * x[0];
}
double by_operator(const double *x, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  double t[2];
  MPI_Allreduce(x, t, 2, type, op, comm);
  return t[0] * t[1];
}
double through_a_pointer(const double *x, int n, MPI_Comm comm) {
  int (*volatile function)(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm) = MPI_Allreduce;
  double t;
  function(x, &t, 1, MPI_DOUBLE, MPI_SUM, comm);
  return t * x[0];
}
double integers_in_disguise(const double *x, int n, MPI_Comm comm) {
  double t[2];
  MPI_Allreduce(x, t, 2, MPI_LONG, MPI_BXOR, comm);
  return t[0] * x[0];
}
double absolute(double *x, int n, MPI_Comm comm) {
  MPI_Aint at;
  int one = 1, rank;
  MPI_Datatype type;
  MPI_Comm_rank(comm, &rank);
  MPI_Get_address(x, &at);
  MPI_Type_create_hindexed(1, &one, &at, MPI_DOUBLE, &type);
  MPI_Type_commit(&type);
  MPI_Bcast(MPI_BOTTOM, 1, type, 0, comm);
  MPI_Type_free(&type);
  return x[0] * x[1];
}
double probed(const double *x, int n, MPI_Comm comm) {
  double y[3];
  int bytes;
  MPI_Request r;
  MPI_Status s;
  MPI_Isend(x, 3, MPI_DOUBLE, 0, 5, comm, &r);
  MPI_Probe(0, 5, comm, &s);
  MPI_Get_count(&s, MPI_BYTE, &bytes);
  MPI_Recv(y, bytes / 8, MPI_DOUBLE, 0, 5, comm, &s);
  MPI_Wait(&r, MPI_STATUS_IGNORE);
  return y[0] * y[1] * y[2];
}
double copied(const double *x, int n, MPI_Comm comm) {
  char packed[100], copy[100];
  double y[3];
  int at = 0;
  MPI_Pack(x, 3, MPI_DOUBLE, packed, 100, &at, comm);
  memcpy(copy, packed, n);
  at = 0;
  MPI_Unpack(copy, 100, &at, y, 3, MPI_DOUBLE, comm);
  return y[0] * y[1] * y[2];
}
double repacked(const double *x, int n, MPI_Comm comm) {
  char packed[100];
  float y[4];
  int at = 0;
  MPI_Pack(x, 2, MPI_DOUBLE, packed, 100, &at, comm);
  at = 0;
  MPI_Unpack(packed, 100, &at, y, n, MPI_FLOAT, comm);
  return y[0] * y[1];
}
double by_types(const double *x, int n, MPI_Comm comm) {
  char packed[100];
  struct { double value; int index; } pair = {x[0] * x[1], 3}, came;
  int at = 0, rank;
  MPI_Comm_rank(comm, &rank);
  MPI_Pack(&pair, 1, MPI_DOUBLE_INT, packed, 100, &at, comm);
  MPI_Sendrecv(packed, at, MPI_PACKED, rank, 0, &came, 1, MPI_DOUBLE_INT, rank, 0, comm, MPI_STATUS_IGNORE);
  return came.value * came.value * came.index;
}
"""
wrong: list[str] = []


def at(statement: str) -> str:
    """The pattern of an error's line where the source has this statement."""
    return rf"source\.c:{SOURCE[: SOURCE.index(statement)].count(chr(10)) + 1}\b"


def close(what: str, found: object, wanted: object) -> None:
    if not np.allclose(found, wanted, rtol=1e-10, atol=1e-12):  # type: ignore[arg-type]
        wrong.append(f"rank {COMM.rank} {what}: {found} instead of {wanted}")


def raises(what: str, kind: type[Exception], pattern: str, function: Callable[[], object]) -> None:
    try:
        found = f"{function()} and no error"
    except kind as error:
        found = "" if re.search(pattern, str(error), re.S) else f"another message: {error}"
    if found:
        wrong.append(f"rank {COMM.rank} {what}: {found}")


lib = pad.compile(SOURCE, language="c", mpi=True)
gradient = pad.grad(lib.summed)
x = np.array([1.5, -0.5, 2.0]) * (COMM.rank + 1)
halves = COMM.Split(COMM.rank)
twin = COMM.Dup()

for name, comm in (("self", MPI.COMM_SELF), ("half", halves)):
    close(name, gradient(x, 3, comm), 2 * x * x[0] + np.array([x @ x, 0, 0]))
everything = COMM.allreduce(x @ x)
for name, comm in (("world", COMM), ("twin", twin)):
    close(name, gradient(x, 3, comm), 2 * x * COMM.allreduce(x[0]) + np.array([everything, 0, 0]))
close("handle as an integer", gradient(x, 3, MPI._handleof(twin)), gradient(x, 3, twin))

total = np.array(COMM.allreduce(x[:2]))
close("operator and type", pad.grad(lib.by_operator)(x, MPI.DOUBLE, MPI.SUM, COMM), np.array([*(COMM.size * total[::-1]), 0]))
everyone = COMM.allgather(x[:2])
most = np.max(everyone, axis=0)
mine = [COMM.size * most[1 - k] * float(np.argmax([one[k] for one in everyone]) == COMM.rank) for k in (0, 1)]
close("maximum", pad.grad(lib.by_operator)(x, MPI.DOUBLE, MPI.MAX, COMM), [*mine, 0])

_, pullback = pad.vjp(lib.summed, x, 3, COMM)
pushed = pad.vjp(lib.summed, x + 1, 3, COMM)[1](1.0)[0]  # another one in between
close("pullbacks in another order", pullback(1.0)[0], gradient(x, 3, COMM))
close("pullbacks in another order", pushed, gradient(x + 1, 3, COMM))
del pullback

raises("no communicator", pad.ArgumentError, "an object of mpi4py", lambda: gradient(x, 3, "world"))
raises(
    "forward over reverse mode", pad.DifferentiationError, rf"E309.*'MPI_Allreduce'.*{at('MPI_Allreduce(&s')}.*pad\.hvp",
    lambda: pad.jacfwd(pad.grad(lib.summed))(x, 3, COMM),
)  # fmt: skip
raises(
    "who is not known", pad.DifferentiationError, r"E309.*receives anything",
    lambda: pad.hvp(lib.anything, (x, 3, COMM), (np.ones(3), None, None)),
)  # fmt: skip
close("through a pointer", pad.grad(lib.through_a_pointer)(x, 3, COMM), [2 * COMM.allreduce(x[0]), 0, 0])
raises(
    "absolute addresses", pad.Error, rf"E309.*MPI_BOTTOM.*{at('MPI_Bcast(MPI_BOTTOM')}", lambda: pad.grad(lib.absolute)(x.copy(), 3, COMM)
)
raises("integers", pad.Error, rf"PAD-E\d+.*{at('MPI_Allreduce(x, t, 2, MPI_LONG')}", lambda: pad.grad(lib.integers_in_disguise)(x, 3, COMM))

close("message counted in bytes", pad.grad(lib.probed)(x, 3, MPI.COMM_SELF), np.prod(x) / x)
# What is left of it is a message of a rank to itself, in a communicator that nobody else uses.
tangent = lambda: pad.jvp(lib.probed, (x, 3, halves), (x, None, None))  # noqa: E731
raises("message counted in bytes", pad.DifferentiationError, rf"E309.*number of bytes.*{at('MPI_Get_count')}", tangent)

raises("copy of packed bytes", pad.DifferentiationError, rf"E104.*{at('memcpy(copy')}", lambda: pad.grad(lib.copied)(x, 100, COMM))
raises("unpacked as another kind", pad.Error, r"E309.*MPI_(Unp|P)ack.*source\.c:\d+\n", lambda: pad.grad(lib.repacked)(x, 4, COMM))
close("packed, received by types", pad.jvp(lib.by_types, (x, 3, COMM), (x, None, None))[1], 12 * (x[0] * x[1]) ** 2)
sent = COMM.Dup()  # in which a message is left
raises("packed, received by types", pad.Error, r"E310.*Sendrecv.*source\.c:\d+\n", lambda: pad.grad(lib.by_types)(x, 3, sent))

for lines in COMM.gather(wrong) or []:
    print(*lines, sep="\n", end="\n" * bool(lines))
if COMM.rank == 0:
    print("done")
