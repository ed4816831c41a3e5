"""`Pattern`: where a matrix of derivatives may have numbers that are not zero."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError

from .colouring import Indices, coloured
from .native import Reading

Array = np.ndarray[Any, Any]


_KEPT = 1 << 22
"""So many numbers of vectors are kept for the next call."""


class Compression:
    """How a matrix is read from its products with one vector per colour of its columns, and one random vector. `transposed`: the matrix is
    the transpose of the pattern's."""

    def __init__(self, pattern: Pattern, transposed: bool) -> None:
        self._pattern = pattern
        self._transposed = transposed
        rows, columns, colours = pattern.rows, pattern.columns, pattern.row_colours if transposed else pattern.column_colours
        if transposed:
            rows, columns = columns, rows
        self.count = int(colours.max(initial=-1)) + 1
        self._kept: dict[int, Array] = {}
        self._by_colour = np.argsort(colours, kind="stable")
        self._begin = np.searchsorted(colours[self._by_colour], np.arange(self.count + 1))
        self._places = colours[columns] * pattern.shape[1 if transposed else 0] + rows
        size = np.random.default_rng(0).uniform(0.5, 1.5, len(colours))
        self._random = np.where(np.arange(len(colours)) % 2, -size, size)

    @cached_property
    def _reading(self) -> Reading | None:
        """The compiled form, where it is there."""
        pattern = self._pattern
        if self._transposed or not pattern.nnz or self.count * pattern.shape[0] > _KEPT:
            return None
        places = np.full((self.count, pattern.shape[0]), -1, np.int32)
        weights = np.zeros(places.shape)
        colours = pattern.column_colours[pattern.columns]
        places[colours, pattern.rows] = np.arange(pattern.nnz)
        weights[colours, pattern.rows] = self._random[pattern.columns]
        return Reading(pattern.nnz, places, weights)

    def direction(self, k: int) -> Array:
        """The vector of colour `k`, or after the last colour the random one."""
        if k == self.count:
            return self._random
        found = self._kept.get(k)
        if found is None:
            found = np.zeros(len(self._random))
            found[self._by_colour[self._begin[k] : self._begin[k + 1]]] = 1.0
            if self.count * len(found) <= _KEPT:
                self._kept[k] = found
        return found

    def read(self, products: list[Array], tolerance: float) -> Any:
        """The matrix of the pattern's shape, from the products with all vectors in order; None if the last one says that there are numbers
        at other places."""
        *compressed, checked = products
        if self._reading is not None and self._reading.is_there(products):
            read = self._reading.read(products, tolerance)
            return None if read is None else self._pattern.matrix(read)
        values: Array = np.concatenate(compressed).take(self._places) if compressed else np.zeros(0, checked.dtype)
        matrix = self._pattern.matrix(values)
        with np.errstate(invalid="ignore"):
            summed = self._times(matrix, self._random)
            wrong = np.abs(summed - checked) > tolerance * (np.abs(summed) + np.abs(checked))
            if wrong.any():  # Where much cancels, rounding is relative to what was added.
                added = self._times(self._pattern.matrix(np.abs(values), shared=True), np.abs(self._random))
                wrong = np.abs(summed - checked) > tolerance * (added + np.abs(checked))
        return None if wrong.any() else matrix

    def _times(self, matrix: Any, vector: Array) -> Array:
        found: Array = (matrix.T if self._transposed else matrix) @ vector
        return found


class Pattern:
    """Where a Jacobian or Hessian of `shape` (rows, columns) may have numbers that are not zero: at `rows[k], columns[k]`, sorted by row,
    then by column. With it are kept the colours of columns and rows, once they were needed. A pattern can be pickled, joined with others
    (`a | b`), and given to `jacobian(f, sparse=pattern)`."""

    def __init__(self, shape: tuple[int, int], rows: Iterable[int], columns: Iterable[int]) -> None:
        self.shape = (int(shape[0]), int(shape[1]))
        given = np.asarray([np.asarray(rows, np.int64), np.asarray(columns, np.int64)])
        flat = np.unique(given[0] * self.shape[1] + given[1])
        outside = given.size and (given.min() < 0 or given[0].max() >= self.shape[0] or given[1].max() >= self.shape[1])
        if outside:
            raise ArgumentError(f"Pattern: a place is outside of a matrix of shape {self.shape}")
        self.rows: Indices = flat // max(1, self.shape[1])
        self.columns: Indices = flat % max(1, self.shape[1])

    @classmethod
    def of(cls, matrix: Any) -> Pattern:
        """That of a matrix of SciPy's, in any format, or of an array: where something is stored, or is not zero."""
        if isinstance(matrix, Pattern):
            return matrix
        if hasattr(matrix, "tocoo"):
            found = matrix.tocoo()
            return cls(found.shape, found.row, found.col)
        dense = np.asarray(matrix)
        if dense.ndim != 2:
            raise ArgumentError(f"Pattern: expected a matrix, got an array of shape {dense.shape}")
        return cls(dense.shape, *np.nonzero(dense))

    def __or__(self, other: Pattern) -> Pattern:
        if self.shape != other.shape:
            raise ArgumentError(f"Pattern: shapes {self.shape} and {other.shape} differ")
        return Pattern(self.shape, np.concatenate([self.rows, other.rows]), np.concatenate([self.columns, other.columns]))

    @property
    def nnz(self) -> int:
        """How many places there are."""
        return len(self.rows)

    @cached_property
    def column_colours(self) -> Indices:
        """Columns of one colour share no row."""
        return coloured(self.rows, self.columns, self.shape[1])

    @cached_property
    def row_colours(self) -> Indices:
        """Rows of one colour share no column."""
        return coloured(self.columns, self.rows, self.shape[0])

    @cached_property
    def compressed_rows(self) -> tuple[Any, Any]:
        """Column of each place, and where each row begins, in the integers that SciPy takes for matrices of this size."""
        dtype = np.int32 if max(*self.shape, self.nnz) < 2**31 else np.int64
        return self.columns.astype(dtype), np.searchsorted(self.rows, np.arange(self.shape[0] + 1)).astype(dtype)

    def matrix(self, values: Any = True, *, shared: bool = False) -> Any:
        """A `scipy.sparse.csr_array` of these values, by default of True, at the places in order. `shared`: it is not to be changed."""
        columns, begin = self.compressed_rows
        data = np.full(self.nnz, values) if np.ndim(values) == 0 else values
        indices = (columns, begin) if shared else (columns.copy(), begin.copy())
        return csr_array()((data, *indices), shape=self.shape)

    @cached_property
    def by_columns(self) -> Compression:
        """One direction per colour of the columns."""
        return Compression(self, transposed=False)

    @cached_property
    def by_rows(self) -> Compression:
        """One direction per colour of the rows, of the transposed matrix."""
        return Compression(self, transposed=True)

    def __repr__(self) -> str:
        return f"<pattern of {self.shape[0]} x {self.shape[1]}, {self.nnz} places>"


def csr_array() -> Any:
    """SciPy's class, if it is there."""
    try:
        return import_module("scipy.sparse").csr_array
    except ImportError:
        raise ArgumentError("sparse derivatives are matrices of SciPy, which is not installed: pip install scipy") from None
