"""The kernels that tests/gpu/run times: values of their derivatives as code of a device, run on the CPU, against differences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polyglot_ad.langs.cuda.derivative_code import compiled_ir

from .device_on_cpu import OnCpu
from .workloads import SOURCE, Workload, small

random = np.random.default_rng(17)
STEP = 1e-6
WORKLOADS = {one.kernel: one for one in small()}


@pytest.fixture(scope="module")
def text() -> str:
    return compiled_ir(SOURCE, ())[0].text


def moved(workload: Workload, directions: dict[str, Any], by: float) -> list[Any]:
    """The arguments, moved along a direction."""
    found: list[Any] = []
    for name, value in workload.arguments.items():
        one = value.copy() if isinstance(value, np.ndarray) else value
        for field in one.dtype.names or () if isinstance(one, np.ndarray) else ():
            if name in directions and field in directions[name]:
                one[field] += by * directions[name][field]
        if name in directions and not isinstance(directions[name], dict):
            one = one + by * directions[name]
        found.append(one)
    return found


def direction(value: Any) -> Any:
    if isinstance(value, float):
        return float(random.standard_normal())
    if isinstance(value, np.ndarray) and value.dtype.names:
        return {field: random.standard_normal(value.shape) for field in value.dtype.names if value.dtype[field].kind == "f"}
    return random.standard_normal(value.shape) if isinstance(value, np.ndarray) and value.dtype.kind == "f" else None


@pytest.mark.parametrize("name", WORKLOADS)
def test_gradients(text: str, name: str, tmp_path: Path) -> None:
    workload = WORKLOADS[name]
    kernel = OnCpu(text, name, "reverse", tmp_path)
    grid, block = workload.launch
    directions = {n: d for n, v in workload.arguments.items() if n not in workload.outputs and (d := direction(v)) is not None}
    seeds = {n: random.standard_normal(len(workload.arguments[n])) for n in workload.outputs}

    def run(arguments: list[Any]) -> tuple[dict[str, float], dict[str, Any], float]:
        shadows = {
            n: seeds[n].copy() if n in seeds else np.zeros_like(v) if isinstance(v, np.ndarray) and v.dtype.kind != "i" else None
            for n, v in zip(workload.arguments, arguments, strict=True)
        }
        numbers = kernel(grid, block, 0, arguments, [*shadows.values()], 1 << 16)
        given = dict(zip(workload.arguments, arguments, strict=True))
        return numbers, shadows, sum(float(given[n] @ seeds[n]) for n in seeds)

    numbers, shadows, _ = run(moved(workload, {}, 0))
    found = 0.0
    for n, along in directions.items():
        if isinstance(along, dict):
            found += sum(float(np.sum(shadows[n][field] * one)) for field, one in along.items())
        else:
            found += numbers[n] * along if isinstance(along, float) else float(shadows[n] @ along)
    values = {by: run(moved(workload, directions, by))[2] for by in (STEP, -STEP, 2 * STEP, -2 * STEP)}
    expected = (8 * (values[STEP] - values[-STEP]) - (values[2 * STEP] - values[-2 * STEP])) / (12 * STEP)
    np.testing.assert_allclose(found, expected, rtol=1e-6)
