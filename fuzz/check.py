"""The comparison: primal unchanged, forward against finite differences, reverse against forward.

Forward and reverse mode share rules but no generator: <w, J v> and <J^T w, v> agree to rounding when both are right. Finite differences are
an independent source, but fail near kinks and jumps; where they disagree at two step sizes, the point is moved and asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .batch import Batch, Case, Mode, Outcome
from .space import Value, dot, moved, parts, random_direction, spacing


@dataclass(frozen=True)
class Finding:
    """Something wrong: `kind` is "primal", "memory", "reverse" (against forward), "difference" (against finite differences), "width"."""

    kind: str
    mode: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind} ({self.mode}): {self.text}"


@dataclass(frozen=True)
class Precision:
    """What may be expected: `primal` of the same program optimised in another way, `duality` of reverse against forward, `difference` of
    finite differences with the given `steps`."""

    primal: float = 1e-12
    duality: float = 1e-9
    difference: float = 2e-6
    steps: tuple[float, ...] = (1e-4, 1e-5, 1e-6)


DOUBLE = Precision()
SINGLE = Precision(1e-5, 2e-3, 5e-2, (1e-2, 3e-3))


_FLOATS = {"double": float, "float": np.float32}


class Wild(Exception):
    """The primal overflows or is not a number here: nothing can be compared."""


def examine(
    batch: Batch, case: Case, modes: Sequence[Mode], seed: int = 0, precision: Precision = DOUBLE, differences: bool = True
) -> list[Finding]:
    """Hold all derivatives of a case against each other and against the primal. Raises `Wild`."""
    generator = np.random.default_rng(seed)
    findings = _at_point(batch, case, case.values, modes, generator, precision, differences)
    if findings and all(f.kind == "difference" for f in findings):
        # A kink is not there again a little further on; an error is.
        on = [random_direction(v, generator) if d else None for v, d in zip(case.values, case.differentiated, strict=True)]
        again = _at_point(batch, case, moved(case.values, on, 3e-3), modes, generator, precision, differences)
        return findings if again else []
    return findings


def _at_point(
    batch: Batch,
    case: Case,
    point: Sequence[Value],
    modes: Sequence[Mode],
    generator: np.random.Generator,
    precision: Precision,
    differences: bool,
) -> list[Finding]:
    primal = batch.primal(case, point)
    if not np.all(np.isfinite(parts([*primal.values, *primal.results]))):
        raise Wild
    width = max((mode.width for mode in modes), default=1)
    on = case.differentiated
    directions = [[random_direction(v, generator) if d else None for v, d in zip(point, on, strict=True)] for _ in range(width)]
    adjoints = [
        [random_direction(v, generator) if d and isinstance(v, np.ndarray) else None for v, d in zip(point, on, strict=True)]
        for _ in range(width)
    ]
    weights = [[float(w) for w in generator.standard_normal(len(case.float_results))] for _ in range(width)]
    found: list[Finding] = []
    forwards: list[tuple[Mode, Outcome]] = []
    for mode in modes:
        if mode.mode == "forward":
            outcome = batch.forward(case, mode, point, directions[: mode.width])
            forwards.append((mode, outcome))
        else:
            outcome = batch.reverse(case, mode, point, weights[: mode.width], adjoints[: mode.width])
        found += _same_primal(mode, primal, outcome, precision)
        for lane in range(mode.width if forwards else 0):
            _, reference = next((f for f in forwards if f[0].width > lane), forwards[0])
            if lane >= len(reference.lanes):
                continue
            if mode.mode != "forward":
                found += _duality(mode, lane, reference, outcome, directions, adjoints, weights, precision)
            elif outcome is not reference:
                found += _same_tangent(mode, lane, reference, outcome, precision)
    if differences and forwards and forwards[0][0].mode == "forward":
        found += _differences(batch, case, point, forwards[0], directions[0], precision)
    return found


def _same_primal(mode: Mode, primal: Outcome, outcome: Outcome, precision: Precision) -> list[Finding]:
    found = []
    expected, got = np.array(primal.results), np.array(outcome.results)
    if not np.allclose(expected, got, rtol=precision.primal, atol=precision.primal):
        found.append(Finding("primal", str(mode), f"{expected.tolist()} became {got.tolist()}"))
    for index, (a, b) in enumerate(zip(primal.values, outcome.values, strict=True)):
        if isinstance(a, np.ndarray) and not np.allclose(parts([a]), parts([b]), rtol=precision.primal, atol=precision.primal):
            found.append(Finding("memory", str(mode), f"array argument {index} ends differently"))
    return found


def _duality(
    mode: Mode, lane: int, forward: Outcome, reverse: Outcome, directions: list[list[Value | None]], adjoints: list[list[Value | None]],
    weights: list[list[float]], precision: Precision,
) -> list[Finding]:  # fmt: skip
    wj = sum(w * t for w, t in zip(weights[lane], forward.result_lanes[lane], strict=True)) + dot(adjoints[lane], forward.lanes[lane])
    jv = dot(reverse.lanes[lane], directions[lane])
    scale = 1 + abs(wj) + float(np.abs(parts(reverse.lanes[lane])).sum()) + float(np.abs(parts(forward.lanes[lane])).sum())
    if not abs(wj - jv) <= precision.duality * scale:
        return [Finding("reverse", str(mode), f"<w, Jv> = {wj:.12g} by forward, <J'w, v> = {jv:.12g} by reverse (lane {lane})")]
    return []


def _same_tangent(mode: Mode, lane: int, reference: Outcome, outcome: Outcome, precision: Precision) -> list[Finding]:
    a = np.concatenate([reference.result_lanes[lane], parts(reference.lanes[lane])])
    b = np.concatenate([outcome.result_lanes[lane], parts(outcome.lanes[lane])])
    if not np.allclose(a, b, rtol=precision.duality, atol=precision.duality * (1 + np.abs(a).max(initial=0))):
        return [
            Finding("width", str(mode), f"tangents differ from those of another forward mode by {np.abs(a - b).max():.3g} (lane {lane})")
        ]
    return []


def _differences(
    batch: Batch, case: Case, point: Sequence[Value], forward: tuple[Mode, Outcome], direction: list[Value | None], precision: Precision
) -> list[Finding]:
    mode, outcome = forward
    got = np.concatenate([outcome.result_lanes[0], parts(outcome.lanes[0])])
    nearest: tuple[float, float, float] = (np.inf, 0.0, 0.0)
    for step in precision.steps:
        estimate, doubt = central_difference(batch, case, point, direction, step)
        error = np.abs(got - estimate) - precision.difference * (1 + np.abs(got)) - 3 * doubt
        if np.all(error <= 0):
            return []
        worst = int(np.argmax(np.where(np.isnan(error), np.inf, error)))
        if not error[worst] >= nearest[0]:
            nearest = (float(error[worst]), float(got[worst]), float(estimate[worst]))
    return [Finding("difference", str(mode), f"tangent {nearest[1]:.10g}, finite difference {nearest[2]:.10g}")]


def central_difference(
    batch: Batch, case: Case, point: Sequence[Value], direction: Sequence[Value | None], step: float
) -> tuple[np.ndarray[tuple[int], np.dtype[np.float64]], np.ndarray[tuple[int], np.dtype[np.float64]]]:
    """Richardson's extrapolation of central differences with `step` and half of it, and the doubt: by how much it
    corrected, and what rounding may do."""
    on = case.differentiated
    rounding = np.zeros(0)

    def at(distance: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        nonlocal rounding
        outcome = batch.primal(case, moved(point, direction, distance))
        numbers = [_FLOATS[case.results[k]](outcome.results[k]) for k in case.float_results]
        kept = [*numbers, *(v for v, d in zip(outcome.values, on, strict=True) if d and isinstance(v, np.ndarray))]
        rounding = spacing(kept)
        return parts(kept)

    wide = (at(step) - at(-step)) / (2 * step)
    near = (at(step / 2) - at(-step / 2)) / step
    return (4 * near - wide) / 3, np.abs(near - wide) / 3 + 4 * rounding / step
