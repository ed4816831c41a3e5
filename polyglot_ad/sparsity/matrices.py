"""Sparse Jacobians and Hessians as functions: compressed by colours, and checked against the derivative along a random direction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from polyglot_ad.api.blocks import Stack
from polyglot_ad.api.composed import Composed
from polyglot_ad.api.lifting import lift_at
from polyglot_ad.api.selection import is_generic
from polyglot_ad.errors import ArgumentError, DifferentiationError

from .detection import detected
from .pattern import Array, Pattern, csr_array

_MOST = 64
"""Directions in one round of the detection by one mode, beyond which the other mode is tried."""
_REVERSE_COSTS = 2
"""About how many directions of forward mode one of reverse mode is worth."""
_TOLERANCE = 0.6
"""What must agree does so to the precision of the numbers to this power, relative to what was added."""


class SparseDerivative:
    """The matrix of first derivatives of one real output with respect to one real argument, as a `scipy.sparse.csr_array` of shape
    (numbers of the output, numbers of the argument), both in C order; see `pad.jacobian` and `pad.hessian`.

    `forward` and `reverse` are the same derivative by the two modes; without `reverse` it is symmetric."""

    def __init__(self, name: str, forward: Any, reverse: Any, sparse: Any) -> None:
        self.__name__ = name
        self._forward = forward
        self._reverse = reverse
        self._given = None if sparse is True else Pattern.of(sparse)
        self._found: dict[tuple[object, tuple[int, int]], Pattern] = {}
        csr_array()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        forward, reverse = self._at(args, kwargs)
        if self._given is not None:
            forward.require_shape(self._given)
            matrix = _compressed(self._given, forward, reverse)
            if matrix is None:
                raise ArgumentError(f"{self.__name__}: at these arguments there are numbers outside of the pattern {self._given!r}")
            return matrix
        key = (forward.c.function, forward.shape)
        pattern = self._found.get(key)
        if pattern is None:
            pattern = self._found[key] = _pattern(forward, reverse)
        matrix = _compressed(pattern, forward, reverse)
        if matrix is None:
            # The program has taken other branches than where the pattern was found.
            pattern = self._found[key] = pattern | _pattern(forward, reverse)
            matrix = _compressed(pattern, forward, reverse)
        if matrix is None:
            raise DifferentiationError(
                "PAD-E501", self.__name__, f"at these arguments there are numbers outside of the {pattern!r} that was found",
                "take the dense derivative; report this program if that is right",
            )  # fmt: skip
        return matrix

    def pattern(self, *args: Any, **kwargs: Any) -> Pattern:
        """The pattern at these arguments, found anew."""
        return _pattern(*self._at(args, kwargs))

    def _at(self, args: Any, kwargs: Any) -> tuple[Products, Products | None]:
        forward = _products(self._forward, args, kwargs, self.__name__)
        return forward, None if self._reverse is None else _products(self._reverse, args, kwargs, self.__name__)

    def __repr__(self) -> str:
        return f"<{self.__name__}>"


class Products(NamedTuple):
    """Products of a matrix, or (`rows`) of its transpose, with vectors, at a point. `shape` is that of the matrix itself."""

    c: Composed
    stack: Stack
    given: list[Any]
    rows: bool
    shape: tuple[int, int]
    precision: float

    def along(self, count: int, direction: Callable[[int], Array]) -> Iterator[Array]:
        return self.stack.along(self.given, count, direction)

    def require_shape(self, pattern: Pattern) -> None:
        if pattern.shape != self.shape:
            raise ArgumentError(f"{self.c.__name__}: the matrix is of shape {self.shape}, the pattern of shape {pattern.shape}")


def _products(function: Any, args: Any, kwargs: Any, name: str) -> Products:
    if is_generic(function):
        function, args = function.at(args, kwargs)
        kwargs = {}
    c = lift_at(function, name, args, kwargs)
    if len(c.leaves) != 1 or len(c.bases) != 1 or len(c.bases[0].pairs) != 1:
        outputs = ", ".join(str(out.label[1]) for out in c.leaves)
        raise ArgumentError(
            f"{name}: a sparse derivative is of one output with respect to one argument; {c.__name__} has {outputs or 'none'}"
        )
    bound, given = c.bind(args, kwargs)
    stack = Stack(c, bound)
    models = [stack.model(c.leaves[0].label), stack.model(c.bases[0].pairs[0][1])]
    if any(model.dtype.kind != "f" for model in models):
        raise ArgumentError(
            f"{name}: a sparse derivative is of arrays of real numbers, here they are {models[0].dtype} and {models[1].dtype}"
        )
    rows = c.bases[0].rows
    first, second = (models[1], models[0]) if rows else models
    precision = max(float(np.finfo(model.dtype).eps) for model in models)
    return Products(c, stack, given, rows, (first.size, second.size), precision)


def _pattern(forward: Products, reverse: Products | None) -> Pattern:
    m, n = forward.shape
    found = detected(forward.along, n, m, _MOST if reverse is not None else None)
    if found is None and reverse is not None:
        transposed = detected(reverse.along, m, n, _MOST)
        if transposed is not None:
            return Pattern(forward.shape, transposed.columns, transposed.rows)
    if found is None:
        found = detected(forward.along, n, m, None)
        assert found is not None
    return found


def _compressed(pattern: Pattern, forward: Products, reverse: Products | None) -> Any:
    """The matrix of this pattern; None if there are numbers at other places."""
    how, products = pattern.by_columns, forward
    if reverse is not None and _REVERSE_COSTS * pattern.by_rows.count < pattern.by_columns.count:
        how, products = pattern.by_rows, reverse
    return how.read(list(products.along(how.count + 1, how.direction)), products.precision**_TOLERANCE)
