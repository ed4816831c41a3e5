"""Parallel programs in a batch: their primals are those of the same text compiled without OpenMP; derivatives run in teams."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from fuzz.batch import Batch, Case, Outcome
from fuzz.space import Value
from polyglot_ad.langs import openmp


class ParallelBatch(Batch):
    launched = True

    def __init__(self, source: str, flags: Sequence[str], language: str) -> None:
        super().__init__(source, (*flags, "-fopenmp"), language)
        self.sequential = Batch(source, flags, language)

    def load(self, primals: Sequence[str], level: int = 3) -> None:
        super().load(primals, level)
        self.sequential.load(primals, level)

    def primal(self, case: Case, point: Sequence[Value]) -> Outcome:
        # Of a second derivative the primal is the first.
        return super().primal(case, point) if case.function in self._derived else self.sequential.primal(case, point)

    def parallel_primal(self, case: Case, point: Sequence[Value]) -> Outcome:
        """The program itself, which must be what it is without OpenMP: otherwise the generator is wrong."""
        return super().primal(case, point)

    def run_in(self, team: int) -> None:
        ctypes.CDLL(openmp.runtime().objects[0]).omp_set_num_threads(team)
