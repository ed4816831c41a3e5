"""A derivative rule: one row of a table in rules/rows/, compiled at first use.

A row writes its operands as names: `x y z` are floating point, `k m n` integers, `p q` pointers or anything else without a derivative.
In a complex row (`complex=True`) `x` and `y` are complex, and so are the partials (see rows/complex_numbers.py).
Three states are kept apart: an operand has a partial (an expression, perhaps the constant 0), it cannot have one (None: integers,
pointers), or nothing is known (there is no rule: `lookup` gives None).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from .expression import ZERO, Expr, parse

Kind = Literal["float", "int", "other"]
_KINDS: Mapping[str, Kind] = {**dict.fromkeys("xyz", "float"), **dict.fromkeys("kmn", "int"), **dict.fromkeys("pq", "other")}


@dataclass(frozen=True)
class Rule:
    """`text` maps an operand to its partial, per output; `outputs` says where results are found: "return", "return.0" (a member of the
    returned structure), "*p" (written through that operand). `libm` and `llvm` say which spellings exist (see rules/names.py), `other`
    lists names that follow no pattern. `edge` states the convention where mathematics leaves a choice. `domain` is one interval per
    floating-point or integer operand for the tests; a row without one is not tested by numbers. `root`: at an end of the domain the
    derivative is infinite as a square root's is, and a tangent of zero stays zero: along a curve that gets there with speed zero the
    function has the slope zero, or a kink of which zero is the mean. (Of a cotangent of zero this does not hold.) `dialect` is the
    library that partials call: that of the symbol the row was found by."""

    name: str
    operands: tuple[str, ...]
    text: tuple[Mapping[str, str], ...]
    where: Mapping[str, str] = field(default_factory=dict)
    outputs: tuple[str, ...] = ("return",)
    libm: bool = False
    llvm: bool = False
    opcode: bool = False
    other: tuple[str, ...] = ()
    edge: str = ""
    domain: tuple[tuple[float, float], ...] = ()
    complex: bool = False
    real_result: bool = False
    conjugate: bool = False
    root: bool = False
    dialect: str = "libm"

    @property
    def arity(self) -> int:
        return len(self.operands)

    @property
    def results(self) -> int:
        return len(self.outputs)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(_KINDS[name[0]] for name in self.operands)

    @cached_property
    def jacobian(self) -> tuple[tuple[Expr | None, ...], ...]:
        """`jacobian[output][operand]`."""
        operands = {name: index for index, name in enumerate(self.operands)}
        results = {"r": 0} if self.results == 1 else {f"r{i}": i for i in range(self.results)}
        return tuple(
            tuple(
                parse(row[name], operands, results, self.where) if name in row else ZERO if kind == "float" else None
                for name, kind in zip(self.operands, self.kinds, strict=True)
            )
            for row in self.text
        )

    @property
    def partials(self) -> tuple[Expr | None, ...]:
        """Of the first output."""
        return self.jacobian[0]

    @property
    def zero(self) -> bool:
        """Whether the derivative is zero everywhere: the result is inactive."""
        return not any(self.text)


def uses_operand(rule: Rule, index: int, k: int, output: int = 0) -> bool:
    """Whether the partial by operand `index` needs the primal value of operand `k`."""
    partial = rule.jacobian[output][index]
    return partial is not None and any(e.op == "operand" and e.index == k for e in partial.walk())


def uses_result(rule: Rule, index: int, output: int = 0) -> bool:
    """Whether the partial by operand `index` needs the primal result."""
    partial = rule.jacobian[output][index]
    return partial is not None and any(e.op == "result" for e in partial.walk())
