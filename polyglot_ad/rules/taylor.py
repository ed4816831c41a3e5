"""Taylor arithmetic: from the derivatives of operands along a curve to those of results, up to any order, by the rows of first derivatives.

For z = f(x(t)) a row says that z' = f'(x) x'. Leibniz's rule gives the k-th derivative of z by those of f'(x) below k, and f'(x) is an
expression of x, z and further functions that have rows: exp leads back to itself, sin to cos and back, tan to itself. Each is one series at
an operation, of which coefficients are written as they are asked for (Griewank and Walther, chapter 13), so that the cost is a polynomial
of the order.

Coefficients are derivatives, without the factorials of Taylor's formula; None is zero.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Generic, TypeVar

from ..ir.builder import Builder
from ..ir.values import Value
from .emit import Strong
from .expression import Expr
from .functions import INTEGER_ARGUMENT
from .model import Rule

N = TypeVar("N")
"""A number in IR: a real value, or a pair of them."""


class Series(Generic[N]):
    """A number and its derivatives along the curve: `series[0]` is the number, `series[k]` the k-th derivative."""

    def __init__(self, first: Callable[[], N], rest: Callable[[int], N | None] | None = None) -> None:
        self._first = first
        self._rest = rest
        self._known: dict[int, N | None] = {}

    @cached_property
    def number(self) -> N:
        return self._first()

    @property
    def constant(self) -> bool:
        return self._rest is None

    def __getitem__(self, k: int) -> N | None:
        if k == 0:
            return self.number
        if self._rest is None:
            return None
        if k not in self._known:
            self._known[k] = self._rest(k)
        return self._known[k]


@dataclass(frozen=True)
class Whole:
    """An integer operand, and what it is known as: `base + offset`."""

    value: Value
    base: Value | None
    offset: int


Operands = Sequence[Series[N] | Whole | None]
"""Those of a row; None is an operand that is no number."""


class Taylor(ABC, Generic[N]):
    """The series at one operation. Equal ones are the same object, by which recurrences close."""

    def __init__(self, builder: Builder, dialect: str, strong: Strong) -> None:
        self.builder = builder
        self.dialect = dialect
        self.strong = strong
        self._series: dict[tuple[object, ...], Series[N]] = {}
        self._applied: dict[tuple[object, ...], Applied[N]] = {}

    # numbers

    @abstractmethod
    def plus(self, x: N, y: N) -> N: ...

    @abstractmethod
    def negative(self, x: N) -> N: ...

    @abstractmethod
    def times(self, x: N, y: N) -> N: ...

    @abstractmethod
    def over(self, x: N, y: N) -> N: ...

    @abstractmethod
    def scaled(self, x: N, by: int) -> N: ...

    @abstractmethod
    def chosen(self, condition: Value, x: N | None, y: N | None) -> N: ...

    @abstractmethod
    def emitter(self, rule: Rule, operands: Operands[N], result: N | None) -> Emitter[N]: ...

    @abstractmethod
    def named(self, name: str) -> Rule | None:
        """The row of a function that a partial calls."""

    # series

    def total(self, terms: Iterator[N | None]) -> N | None:
        found: N | None = None
        for term in terms:
            if term is not None:
                found = term if found is None else self.plus(found, term)
        return found

    def leibniz(self, x: Series[N], y: Series[N], k: int, start: int = 0) -> Iterator[N | None]:
        """The terms of the k-th derivative of x y, from the `start`-th derivative of x on."""
        for j in range(start, k + 1):
            left, right = x[j], None
            if left is not None:
                right = y[k - j]
            yield None if left is None or right is None else self.scaled(self.times(left, right), comb(k, j))

    def shared(self, key: tuple[object, ...], make: Callable[[], Series[N]]) -> Series[N]:
        found = self._series.get(key)
        if found is None:
            found = self._series[key] = make()
        return found

    def sum(self, x: Series[N], y: Series[N], first: Callable[[], N]) -> Series[N]:
        return Series(first, None if x.constant and y.constant else lambda k: self.total(iter((x[k], y[k]))))

    def negated(self, x: Series[N], first: Callable[[], N]) -> Series[N]:
        def rest(k: int) -> N | None:
            found = x[k]
            return None if found is None else self.negative(found)

        return Series(first, None if x.constant else rest)

    def product(self, x: Series[N], y: Series[N], first: Callable[[], N]) -> Series[N]:
        return Series(first, None if x.constant and y.constant else lambda k: self.total(self.leibniz(x, y, k)))

    def quotient(self, x: Series[N], y: Series[N], first: Callable[[], N]) -> Series[N]:
        """z = x / y: x = z y, so that z[k] y is x[k] without the other terms of the k-th derivative of z y."""

        def rest(k: int) -> N | None:
            others = self.total(self.leibniz(y, made, k, start=1)) if not y.constant else None
            above = self.total(iter((x[k], None if others is None else self.negative(others))))
            return None if above is None else self.over(above, y.number)

        made = Series(first, None if x.constant and y.constant else rest)
        return made

    def choice(self, condition: Value, x: Series[N], y: Series[N], first: Callable[[], N]) -> Series[N]:
        def rest(k: int) -> N | None:
            return None if x[k] is None and y[k] is None else self.chosen(condition, x[k], y[k])

        return Series(first, None if x.constant and y.constant else rest)

    def conjugated(self, x: N) -> N:
        return x

    def real_part(self, x: N) -> N:
        return x

    def conjugate(self, x: Series[N], first: Callable[[], N]) -> Series[N]:
        def rest(k: int) -> N | None:
            found = x[k]
            return None if found is None else self.conjugated(found)

        return Series(first, None if x.constant else rest)

    def paired(self, rule: Rule, factor: N, coefficient: N) -> tuple[N, N]:
        """A derivative of an operand and one of the partial, in the form in which the row multiplies them."""
        if rule.real_result:
            return factor, self.conjugated(coefficient)
        return (self.conjugated(factor) if rule.conjugate else factor), coefficient

    def apply(self, rule: Rule, operands: Operands[N], result: N | None) -> Applied[N]:
        identities = tuple((one.base, one.offset) if isinstance(one, Whole) else one for one in operands)
        key = (rule.name, *identities)
        found = self._applied.get(key)
        if found is None:
            found = self._applied[key] = Applied(self, rule, operands, result)
        return found


class Emitter(ABC, Generic[N]):
    """What writes the numbers of one row's expressions."""

    @abstractmethod
    def number(self, expr: Expr) -> N: ...

    @abstractmethod
    def whole(self, expr: Expr) -> Value: ...

    @abstractmethod
    def condition(self, expr: Expr) -> Value: ...

    @abstractmethod
    def result(self, output: int) -> N: ...

    @abstractmethod
    def first_order(self, partial: Expr, factor: N) -> N:
        """The partial times a derivative of an operand, as forward mode has it."""

    @abstractmethod
    def guarded(self, factor: N, partial: N, product: N) -> N:
        """The product, with strong zeros where they were asked for."""


class Applied(Generic[N]):
    """A row at its operands: the series of its outputs and of its partials."""

    def __init__(
        self, taylor: Taylor[N], rule: Rule, operands: Operands[N], result: N | None
    ) -> None:  # fmt: skip
        self.taylor = taylor
        self.rule = rule
        self.operands = operands
        self._emitter = taylor.emitter(rule, operands, result)
        self.outputs = [self._output(o) for o in range(rule.results)]

    def _moving(self, output: int) -> list[tuple[Expr, Series[N]]]:
        """The partials that are not zero, with the operands they are by."""
        found: list[tuple[Expr, Series[N]]] = []
        for partial, operand in zip(self.rule.jacobian[output], self.operands, strict=True):
            if isinstance(operand, Series) and not operand.constant and partial is not None and not partial.is_number(0):
                found.append((partial, operand))
        return found

    def _output(self, output: int) -> Series[N]:
        taylor, moving = self.taylor, self._moving(output)

        def first() -> N:
            return self._emitter.result(output)

        if not moving:
            return Series(first)
        if taylor.strong is None and self.rule.name in ("fmul", "fdiv", "fma"):
            x, y, *z = self.operands
            assert isinstance(x, Series) and isinstance(y, Series)
            made = (taylor.quotient if self.rule.name == "fdiv" else taylor.product)(x, y, first)
            if z:
                assert isinstance(z[0], Series)
                made = taylor.sum(made, z[0], first)
            return made
        return Series(first, lambda k: self._derivative(moving, k))

    def _derivative(self, moving: Sequence[tuple[Expr, Series[N]]], k: int) -> N | None:
        found = self.taylor.total(term for partial, operand in moving for term in self._terms(partial, operand, k))
        if found is not None and self.rule.real_result:
            return self.taylor.real_part(found)
        return found

    def _terms(self, partial: Expr, operand: Series[N], k: int) -> Iterator[N | None]:
        """Of the (k - 1)-th derivative of the partial times the operand's first."""
        taylor = self.taylor
        last = operand[k]
        if last is not None:
            yield self._emitter.first_order(partial, last)
        if k == 1:
            return
        slope = self.series(partial)
        for j in range(1, k):
            factor, coefficient = operand[j], slope[k - j] if operand[j] is not None else None
            if factor is None or coefficient is None:
                continue
            factor, coefficient = taylor.paired(self.rule, factor, coefficient)
            product = self._emitter.guarded(factor, coefficient, taylor.times(coefficient, factor))
            yield taylor.scaled(product, comb(k - 1, j - 1))

    def series(self, expr: Expr) -> Series[N]:
        """The series of an expression over the row's operands and results."""
        taylor, op = self.taylor, expr.op

        def first() -> N:
            return self._emitter.number(expr)

        if op in ("number", "inf", "nan", "i") or (op == "call" and expr.name == "float"):
            return taylor.shared((op, expr.number, expr if op == "call" else None, self if op == "call" else None), lambda: Series(first))
        if op == "operand":
            found = self.operands[expr.index]
            assert isinstance(found, Series)
            return found
        if op == "result":
            return self.outputs[expr.index]
        if op == "call":
            return self._called(expr)
        if op == "select":
            condition = self._emitter.condition(expr.args[0])
            x, y = map(self.series, expr.args[1:])
            return taylor.shared((op, condition, x, y), lambda: taylor.choice(condition, x, y, first))
        parts = tuple(map(self.series, expr.args))
        return taylor.shared((op, *parts), lambda: self._arithmetic(op, parts, first))

    def _arithmetic(self, op: str, parts: tuple[Series[N], ...], first: Callable[[], N]) -> Series[N]:
        taylor, x, y = self.taylor, parts[0], parts[-1]
        if op == "neg":
            return taylor.negated(x, first)
        if op == "*":
            return taylor.product(x, y, first)
        if op == "/":
            return taylor.quotient(x, y, first)
        if op == "-":
            y = taylor.negated(y, lambda: taylor.negative(parts[1].number))
        return taylor.sum(x, y, first)

    def _called(self, expr: Expr) -> Series[N]:
        taylor = self.taylor
        if expr.name == "conj":
            x = self.series(expr.args[0])
            return taylor.shared(("conj", x), lambda: taylor.conjugate(x, lambda: self._emitter.number(expr)))
        rule = taylor.named(expr.name)
        assert rule is not None, f"a partial of {self.rule.name} calls {expr.name}, which has no row"
        at = INTEGER_ARGUMENT.get(expr.name)
        operands = [self._whole(arg) if k == at else self.series(arg) for k, arg in enumerate(expr.args)]
        return taylor.apply(rule, operands, self._emitter.number(expr)).outputs[0]

    def _whole(self, expr: Expr) -> Whole:
        value = self._emitter.whole(expr)
        if expr.op == "number":
            return Whole(value, None, int(expr.number))
        sign = {"+": 1, "-": -1}.get(expr.op, 0)
        base, step = (expr.args[0], expr.args[1]) if sign else (expr, None)
        if base.op != "operand" or (step is not None and step.op != "number"):
            return Whole(value, value, 0)
        known = self.operands[base.index]
        assert isinstance(known, Whole)
        return Whole(value, known.base, known.offset + (sign * int(step.number) if step is not None else 0))
