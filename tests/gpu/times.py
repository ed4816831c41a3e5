"""What kernels and their gradients take on a device: those of kernels.cu, and of workloads.cu."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import polyglot_ad as pad
from polyglot_ad.device.driver import Device

ROUNDS = 20


class Resident:
    """An array on the device."""

    def __init__(self, device: Device, value: Any) -> None:
        value = np.ascontiguousarray(value)
        with device:
            place = device.allocate(value.nbytes)
            device.copy_in(place, value.ctypes.data, value.nbytes, 0)
            device.wait(0)
        self.__cuda_array_interface__ = {
            "shape": value.shape, "typestr": value.dtype.str, "descr": value.dtype.descr, "data": (place, False), "version": 3,
        }  # fmt: skip


def holds_numbers(dtype: Any) -> bool:
    return dtype.kind == "f" or dtype.names is not None


def seconds(device: Device, run: Callable[[], Any]) -> float:
    """Of one of many runs, after one that compiles."""
    with device:
        run()
        device.wait(0)
        began = time.perf_counter()
        for _ in range(ROUNDS):
            run()
        device.wait(0)
        return (time.perf_counter() - began) / ROUNDS


def problems() -> dict[str, tuple[Any, list[Any]]]:
    """By kernel: a launch, and arguments."""
    random = np.random.default_rng(1)
    n, m, bodies, side, rows = 1 << 22, 1024, 1 << 13, 1024, 1 << 18
    table = np.sort(random.random(1 << 15))
    return {
        "saxpy": ((n // 256, 256), [n, 1.5, random.random(n), random.random(n)]),
        "stencil": ((n // 256, 256, 8 * 258), [random.random(n), np.zeros(n), n, 0.3]),
        "matmul8": (((m // 8, m // 8), (8, 8)), [random.random((m, m)), random.random((m, m)), np.zeros((m, m)), m]),
        "tree_sum": ((n // 256, 256, 8 * 256), [random.random(n), np.zeros(n // 256), n]),
        "shuffled_sum": ((n // 256, 256), [random.random(n), np.zeros(1), n]),
        "rows": (
            (rows // 8, 256),
            [
                16 * np.arange(rows + 1, dtype=np.int32),
                random.integers(0, rows, 16 * rows).astype(np.int32),
                random.random(16 * rows),
                random.random(rows),
                np.zeros(rows),
                rows,
            ],
        ),
        "prefix": ((n // 256, 256), [random.random(n), np.zeros(n), n]),
        "gravity": ((bodies // 128, 128, 32 * 128), [random.random((bodies, 4)), np.zeros(3 * bodies), bodies, 0.01]),
        "histogram": ((n // 256, 256, 8 * 64), [random.integers(0, 64, n).astype(np.int32), random.random(n), np.zeros(64), n, 64]),
        "lookup": (
            (n // 256, 256),
            [n, table.size, 8, table, random.random(8 * table.size), random.random(8), random.uniform(table[0], table[-1], n), np.zeros(n)],
        ),
        "lbm": (
            ((side // 16, side // 16), (16, 16)),
            [1 + 0.1 * random.random((9, side, side)), np.zeros((9, side, side)), side, side, 1.2],
        ),
    }


def times(library: Any, problems: dict[str, tuple[Any, list[Any]]]) -> None:
    """Print what kernels and their gradients take, both from Python."""
    device = library.device
    print(f"\n{'kernel':14}  {'ms':>8}  {'gradient':>8}  ratio")
    for name, (launch, arguments) in problems.items():
        launched = library[name][launch]
        values = [Resident(device, a) if isinstance(a, np.ndarray) else a for a in arguments]
        given: list[Any] = []
        for original, value in zip(arguments, values, strict=True):
            if isinstance(original, np.ndarray) and holds_numbers(original.dtype):
                given.append(
                    pad.Duplicated(value, Resident(device, np.zeros_like(original) if original.dtype.names else np.ones_like(original)))
                )
            else:
                given.append(pad.Active(value) if isinstance(original, float) else pad.Const(value))
        primal = seconds(device, lambda launched=launched, values=values: launched(*values))  # type: ignore[misc]
        gradient = seconds(device, lambda launched=launched, given=given: pad.autodiff(pad.Reverse, launched, *given))  # type: ignore[misc]
        print(f"{name:14}  {1e3 * primal:8.3f}  {1e3 * gradient:8.3f}  {gradient / primal:5.2f}")
