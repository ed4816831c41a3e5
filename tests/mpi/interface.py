"""Runs on every rank: what interface.f90 finds wrong."""

from __future__ import annotations

from pathlib import Path

from mpi4py import MPI

import polyglot_ad as pad

library = pad.load(Path(__file__).with_suffix(".f90"), mpi=True)
for function in (library.with_mpif, library.with_f08):
    wrong = MPI.COMM_WORLD.allreduce(function(MPI.COMM_WORLD))
    if wrong and MPI.COMM_WORLD.rank == 0:
        print(function.signature.name, wrong, flush=True)
if MPI.COMM_WORLD.rank == 0:
    print("done", flush=True)
