"""Colouring: columns of one colour share no row, so that one directional derivative gives all of their numbers.

Curtis, Powell, Reid, "On the estimation of sparse Jacobian matrices" (1974); Coleman, Moré, "Estimation of sparse Jacobian matrices and
graph coloring problems" (1983): greedy, in the natural order and by falling degree; the better one is taken. Rows are coloured by the same
function, of the pattern transposed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Indices = np.ndarray[Any, np.dtype[np.int64]]


def coloured(rows: Indices, columns: Indices, count: int) -> Indices:
    """The colour of each of `count` columns, from 0 on: no two columns of one colour have a number in the same row. `rows`, `columns`:
    where the numbers are. A column without numbers has colour 0."""
    by_column = np.argsort(columns, kind="stable")
    own = rows[by_column].tolist()
    begin = np.searchsorted(columns[by_column], np.arange(count + 1)).tolist()
    degrees = np.bincount(rows, minlength=1)
    weight = np.zeros(count, np.int64)
    np.add.at(weight, columns, degrees[rows])
    natural = _greedy(own, begin, range(count))
    if natural.max(initial=0) + 1 == degrees.max(initial=0):
        return natural  # no colouring has fewer: a row with as many numbers needs them all
    falling = _greedy(own, begin, np.argsort(-weight, kind="stable").tolist())
    return falling if falling.max(initial=0) < natural.max(initial=0) else natural


def _greedy(rows: list[int], begin: list[int], order: Any) -> Indices:
    """`rows` of column j are those from `begin[j]` to `begin[j + 1]`."""
    taken = [0] * (max(rows, default=-1) + 1)  # per row, a bit for each colour of its columns
    colours = np.zeros(len(begin) - 1, np.int64)
    for j in order:
        own = rows[begin[j] : begin[j + 1]]
        used = 0
        for i in own:
            used |= taken[i]
        bit = ~used & (used + 1)  # the lowest that is free
        for i in own:
            taken[i] |= bit
        colours[j] = bit.bit_length() - 1
    return colours
