"""Blocks shared out among threads of OpenMP: the same numbers as one after the other, in both modes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

random = np.random.default_rng(7)
HERE = Path(__file__).parent

CASES: dict[str, tuple[Any, Any]] = {
    "matmul4": (((3, 3), (4, 4)), [random.random((11, 11)), random.random((11, 11)), np.zeros((11, 11)), 11]),
    "shuffled_sum": ((4, 32), [random.random(100), np.zeros(1), 100]),
    "histogram": ((4, 32, 80), [random.integers(0, 10, 100).astype(np.int32), random.random(100), np.zeros(10), 100, 10]),
    "saxpy": ((4, 32), [100, 1.5, random.random(100), random.random(100)]),
}


@pytest.fixture(scope="module")
def both() -> Any:
    return pad.load(HERE / "kernels.cu"), pad.load(HERE / "kernels.cu", openmp=True)


@pytest.mark.parametrize("name", CASES)
def test_same_numbers(both: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    launch, args = CASES[name]
    found = []
    for lib in both:
        given = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
        lib[name][launch](*given)
        annotated: list[Any] = []
        shadows = []
        for value in args:
            if isinstance(value, np.ndarray) and value.dtype.kind == "f":
                shadows.append(np.linspace(0.5, 1.5, value.size).reshape(value.shape))
                annotated.append(pad.Duplicated(value.copy(), shadows[-1]))
            else:
                annotated.append(pad.Active(value) if isinstance(value, float) else pad.Const(value))
        numbers = pad.autodiff(pad.Reverse, lib[name][launch], *annotated)
        tangents = [np.ones_like(a) if isinstance(a, np.ndarray) and a.dtype.kind == "f" else None for a in args]
        _, tangent = pad.jvp(lib[name][launch], args, [0.0 if isinstance(a, float) else t for a, t in zip(args, tangents, strict=True)])
        found.append([*(a for a in given if isinstance(a, np.ndarray)), *shadows, *numbers, tangent])
    for one, other in zip(*found, strict=True):
        np.testing.assert_allclose(other, one, rtol=1e-12, atol=1e-12)
