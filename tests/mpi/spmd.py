"""Runs on every rank: derivatives of the functions of a program against differences of the sum of what all ranks return.

usage: spmd.py FILE [--short | --curvature] [--first=1,2,…] [NAME...]. Every function is `double NAME(double *x, int n, MPI_Comm comm)`.
Rank 0 prints a line per failure, then "done" and how many functions were checked. --short: gradients and tangents only; --curvature:
second derivatives against differences of gradients. --first: the communicator has the first rank only, then the first two, ….
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
from mpi4py import MPI

import polyglot_ad as pad

COMM = MPI.COMM_WORLD
N = 5


def total(value: float) -> float:
    return float(COMM.allreduce(value))


def differences(function: pad.Function, x: np.ndarray, size: float) -> np.ndarray:
    """The derivative of the sum over all ranks by this rank's own inputs."""
    found = np.zeros(N)
    for rank in range(COMM.size):
        for index in range(N):
            step = np.zeros(N)
            if rank == COMM.rank:
                step[index] = size
            change = total(function((x + step).copy(), N, COMM)) - total(function((x - step).copy(), N, COMM))
            if rank == COMM.rank:
                found[index] = change / (2 * size)
    return found


class Check:
    """What is wrong with the derivatives of one function, on this rank."""

    tolerance, scale = 0.0, 1.0

    def __init__(self, function: pad.Function) -> None:
        self.function = function
        self.wrong: list[str] = []
        self.x = np.random.default_rng(COMM.rank + 1).uniform(0.3, 1.2, N)

    def compare(self, what: str, found: np.ndarray | float, wanted: np.ndarray | float) -> None:
        if not np.allclose(found, wanted, rtol=self.tolerance, atol=self.tolerance / 10 * self.scale):
            self.wrong.append(f"rank {COMM.rank} {self.function.signature.name} {what}: {found} instead of {wanted}")


class Curvature(Check):
    """Along a direction in which all ranks move."""

    def run(self, short: bool) -> list[str]:
        def moved(size: float) -> np.ndarray:
            return np.asarray(pad.grad(self.function)(self.x + size * direction, N, COMM))

        direction, size = np.cos(np.arange(N) + COMM.rank), 1e-5
        wanted = (moved(size) - moved(-size)) / (2 * size)
        self.tolerance, self.scale = 2e-6, max(float(np.abs(wanted).max()), 10.0)
        self.compare("hvp", pad.hvp(self.function, (self.x.copy(), N, COMM), (direction, None, None)), wanted)
        return self.wrong


class Slopes(Check):
    """First derivatives."""

    def __init__(self, function: pad.Function) -> None:
        super().__init__(function)
        self.value = function(self.x.copy(), N, COMM)
        single = "float" in function.signature.name  # differences of single precision are coarse
        self.tolerance = 1e-3 if single else 2e-6
        self.size = 4e-3 if single else 1e-6
        self.many = COMM.size > 4  # then differences by each input take too long where ranks share processors
        if self.many:
            self.expected = pad.value_and_grad(function)(self.x.copy(), N, COMM)[1]
        else:
            self.expected = differences(function, self.x, self.size)
        self.scale = max(COMM.allreduce(float(np.abs(self.expected).max()), op=MPI.MAX), 1.0)

    def run(self, short: bool) -> list[str]:
        parts = (self.gradients, self.tangents, *(() if short else (self.held, self.lanes)))
        for part in (self.directions, self.tangents) if self.many else parts:
            try:
                part()
            except pad.DifferentiationError as error:  # the same on every rank
                self.wrong.append(f"rank {COMM.rank} {part.__name__}: {error}")
        return self.wrong

    def directions(self) -> None:
        """The gradient against differences along directions in which all ranks move."""
        for seed in range(4):
            step = np.random.default_rng((seed, COMM.rank)).uniform(-1, 1, N)
            change = total(self.function(self.x + self.size * step, N, COMM)) - total(self.function(self.x - self.size * step, N, COMM))
            self.compare("gradient along a direction", change / (2 * self.size), total(float(self.expected @ step)))

    def gradients(self) -> None:
        for _ in range(2):
            value, gradient = pad.value_and_grad(self.function)(self.x.copy(), N, COMM)
            self.compare("value", total(value), total(self.value))
            self.compare("gradient", gradient, self.expected)

    def tangents(self) -> None:
        direction = np.cos(np.arange(N) + COMM.rank)
        primal, tangent = pad.jvp(self.function, (self.x.copy(), N, COMM), (direction, None, None))
        self.compare("value with a tangent", total(primal), total(self.value))
        self.compare("tangents against gradients", total(float(tangent)), total(float(self.expected @ direction)))

    def held(self) -> None:
        _, pullback = pad.vjp(self.function, self.x.copy(), N, COMM)
        for cotangent in (1.0, -2.0):
            self.compare("held pullback", pullback(cotangent)[0], cotangent * self.expected)

    def lanes(self) -> None:
        """Several tangents at once: every rank moves its inputs at the same time."""
        rows = [pad.jvp(self.function, (self.x.copy(), N, COMM), (row, None, None))[1] for row in np.eye(N)]
        self.compare("lanes", pad.jacfwd(self.function)(self.x.copy(), N, COMM), np.array(rows))


def check(functions: list[pad.Function], kind: type[Curvature | Slopes], short: bool) -> None:
    wrong: list[str] = []
    for function in functions:
        wrong += kind(function).run(short)
    for lines in COMM.gather(wrong, root=0) or []:
        print(f"{COMM.size} ranks:", *lines, sep="\n", flush=True) if lines else None


def main(file: str, *words: str) -> None:
    global COMM
    world = MPI.COMM_WORLD
    options = dict(word.removeprefix("--").partition("=")[::2] for word in words if word.startswith("--"))
    names = [word for word in words if not word.startswith("--")]
    library = pad.load(Path(file), mpi=True, openmp=True)
    functions = [getattr(library, name) for name in (names or [name for name in dir(library) if name.startswith("mpi_")])]
    for size in map(int, options.get("first", str(world.size)).split(",")):
        COMM = world.Split(0 if world.rank < size else MPI.UNDEFINED, world.rank)
        if world.rank < size:
            check(functions, Curvature if "curvature" in options else Slopes, "short" in options)
        others = world.Ibarrier()
        while not others.Test():  # without the processor time that a barrier takes
            time.sleep(0.01)
    if world.rank == 0:
        print("done", len(functions), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
