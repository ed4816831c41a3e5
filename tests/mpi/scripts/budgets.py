"""Runs on four ranks: gradients of time loops with messages within a memory budget, against those without one and differences.

usage: budgets.py LIBRARY FUNCTIONS [REFUSED...]; FUNCTIONS: names with commas between them. Rank 0 prints "done" at the end.
"""

from __future__ import annotations

import sys

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

CELLS, STEPS = 20, 40


def check(function: pad.Function, comm: MPI.Comm) -> None:
    x = np.random.default_rng(comm.rank).random(CELLS)
    plain = pad.grad(function)(x, CELLS, STEPS, comm)
    along = np.cos(np.arange(CELLS) + comm.rank)
    ends = [comm.allreduce(function(x + sign * 1e-6 * along, CELLS, STEPS, comm)) for sign in (1, -1)]
    slope = (ends[0] - ends[1]) / 2e-6
    assert abs(comm.allreduce(float(plain @ along)) - slope) < 1e-5 * max(1, abs(slope))
    schedules = []
    for memory in (1_000_000_000, 30_000, 12_000):
        gradient = pad.grad(function, memory=memory)
        np.testing.assert_allclose(gradient(x, CELLS, STEPS, comm), plain, rtol=1e-12)
        schedule = gradient.schedule
        assert len(set(comm.allgather((schedule.iterations, schedule.chunk, schedule.snapshots, schedule.advanced)))) == 1
        assert schedule.loops == 1 and schedule.planned <= memory
        schedules.append(schedule.advanced)
    assert schedules[-1] > schedules[0]


def refused(function: pad.Function, comm: MPI.Comm) -> None:
    try:
        pad.grad(function, memory=20_000)(np.ones(CELLS), CELLS, STEPS, comm)
    except pad.DifferentiationError as error:
        assert error.code == "PAD-E206", error
        if comm.rank == 0 and comm.size == 2:
            print(function.__name__, error.why)
    else:
        assert comm.size == 1, f"{function.__name__} is not refused"


def main(source: str, names: str, *others: str) -> None:
    world = MPI.COMM_WORLD
    library = pad.load(source, mpi=True)
    for size in (1, 2, 4):
        comm = world.Split(0 if world.rank < size else MPI.UNDEFINED, world.rank)
        if world.rank < size:
            for name in names.split(","):
                check(library[name], comm)
            for name in others:
                refused(library[name], comm)
    if world.rank == 0:
        print("done", flush=True)


main(*sys.argv[1:])
