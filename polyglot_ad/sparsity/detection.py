"""Detection: which outputs depend on which inputs, as the program runs at a point.

A tangent that is no number stays none through every operation that has a derivative, also where the derivative is zero: an output has one
if the program led the input to it. So one pass tells on which inputs *of a set* every output depends. The sets are blocks of neighbours,
halved again and again; blocks that no output has in common go through one pass, which the colouring of the pattern found so far says. For
rows with k numbers that is some 2 k log2(n) directions in all. (The hierarchical patterns of J. Andersson, J. Gillis, M. Diehl, "Efficient
AD and sparsity in CasADi", find dependence with bits instead.)

Branches are taken as at the point, and what a branch leaves out is not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from .colouring import coloured
from .pattern import Array, Pattern

Along = Callable[[int, Callable[[int], Array]], Iterator[Array]]
"""The directional derivatives along so many directions, of which a function gives the k-th."""

_PARTS = 4
"""Into how many a block is divided: fewer are more rounds, more are more directions that find nothing."""


def detected(along: Along, inputs: int, outputs: int, most: int | None) -> Pattern | None:
    """The pattern of an `outputs` x `inputs` matrix of derivatives, given its products with vectors; None where some
    round would need more than `most` directions."""
    bounds = np.array([0, inputs], np.int64)  # of the blocks
    rows, blocks = np.arange(outputs if inputs else 0, dtype=np.int64), np.zeros(outputs if inputs else 0, np.int64)
    while len(bounds) - 1 < inputs:
        parents = len(bounds) - 1
        parts = bounds[:-1, None] + np.diff(bounds)[:, None] * np.arange(_PARTS + 1) // _PARTS
        colours = coloured(rows, blocks, parents)
        directions = (int(colours.max(initial=0)) + 1) * _PARTS
        if most is not None and directions > most:
            return None
        found_in = np.bincount(blocks, minlength=parents).tolist()
        spans: list[list[tuple[int, int]]] = [[] for _ in range(directions)]
        for k, (colour, edges) in enumerate(zip(colours.tolist(), parts.tolist(), strict=True)):
            for p in range(_PARTS):
                if found_in[k] and edges[p] < edges[p + 1]:
                    spans[colour * _PARTS + p].append((edges[p], edges[p + 1]))

        def seed(direction: int, spans: list[list[tuple[int, int]]] = spans) -> Array:
            found = np.zeros(inputs)
            for begin, end in spans[direction]:
                found[begin:end] = np.nan
            return found

        hit = np.array([np.isnan(values) for values in along(directions, seed)])
        found_rows, found = [], []
        for p in range(_PARTS):
            mask = hit[colours[blocks] * _PARTS + p, rows]
            found_rows.append(rows[mask])
            found.append(blocks[mask] * _PARTS + p)
        every = np.append(parts[:, :-1], bounds[-1:])
        rows, blocks = np.concatenate(found_rows), np.concatenate(found)
        # Blocks that were too small to divide left some parts empty.
        kept = np.diff(every) > 0
        number = np.cumsum(kept) - 1
        bounds = np.append(every[:-1][kept], every[-1:])
        blocks = number[blocks]
    return Pattern((outputs, inputs), rows, blocks)
