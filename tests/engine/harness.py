"""One shared library per test file: many flat C functions, each with all the derivatives that the file asks for.

    kernels = Kernels(program("loops"))
    kernels.add("cube", 0.7)
    @pytest.mark.parametrize("name", kernels.names)
    def test_kernels(name): kernels.check(name)

`check` compares forward mode with finite differences, reverse with forward mode, the primal and its memory with the plain program's. What
the engine refuses, or what it makes that LLVM rejects, fails the test of that function only.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fuzz import Batch, Case, Const, Mode, examine
from fuzz.batch import Outcome
from fuzz.check import DOUBLE, SINGLE, Precision
from polyglot_ad.llvm import modules

__all__ = ["DOUBLE", "HEADER", "SINGLE", "Case", "Const", "Kernels", "Mode", "Precision", "program"]

HEADER = """#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
"""


def program(name: str) -> str:
    """The C text of tests/engine/programs/NAME.c."""
    return (Path(__file__).parent / "programs" / f"{name}.c").read_text()


FORWARD, REVERSE = Mode("forward"), Mode("reverse")
USUAL = (FORWARD, REVERSE, Mode("reverse", 1, False), Mode("split"))


class Kernels:
    """`modes`: the derivatives made of every function. Everything is compiled when the first is checked."""

    def __init__(self, source: str, modes: Sequence[Mode] = USUAL, level: int = 2) -> None:
        self.source = HEADER + source
        self.modes = tuple(modes)
        self.level = level
        self.cases: dict[str, Case] = {}
        self.precisions: dict[str, Precision] = {}
        self.differences: dict[str, bool] = {}
        self._batch: Batch | None = None
        self._failed: dict[str, Exception] = {}

    def add(
        self,
        function: str,
        *arguments: Any,
        results: tuple[str, ...] = ("double",),
        precision: Precision = DOUBLE,
        differences: bool = True,
        name: str = "",
    ) -> None:
        """A function and a point. `name` tells several points of one function apart."""
        key = name or function
        assert key not in self.cases
        self.cases[key] = Case(function, arguments, results)
        self.precisions[key] = precision
        self.differences[key] = differences

    @property
    def names(self) -> list[str]:
        return list(self.cases)

    @property
    def batch(self) -> Batch:
        if self._batch is None:
            batch = Batch(self.source)
            for name, case in self.cases.items():
                try:
                    for mode in self.modes:
                        batch.derive(case, mode)
                        modules.parse(batch.text_of(case, mode))
                except Exception as error:
                    self._failed[name] = error
                    batch.forget(case)
            batch.load(sorted({case.function for case in self.cases.values()}), self.level)
            self._batch = batch
        return self._batch

    def ready(self, name: str) -> Batch:
        """The batch, once this function's derivatives are known to be in it."""
        batch = self.batch
        if name in self._failed:
            raise self._failed[name]
        return batch

    def check(self, name: str, seed: int = 0) -> None:
        batch = self.ready(name)
        findings = examine(batch, self.cases[name], self.modes, seed, self.precisions[name], self.differences[name])
        assert not findings, "\n".join(map(str, findings))

    def gradient(self, name: str, mode: Mode = REVERSE) -> Outcome:
        """Reverse mode at the point, with cotangent 1 for the first result, shadows zero."""
        case = self.cases[name]
        weights = [[1.0] + [0.0] * (len(case.float_results) - 1)] * mode.width
        return self.ready(name).reverse(case, mode, case.values, weights, [[None] * len(case.values)] * mode.width)

    def tangent(self, name: str, *directions: Any) -> Outcome:
        case = self.cases[name]
        return self.ready(name).forward(case, FORWARD, case.values, [list(directions)])
