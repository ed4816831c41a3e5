"""What tests/gpu/run does on a device: the checks of test_device_derivatives.py with kernels and derivatives that run there, and times."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import polyglot_ad as pad
from polyglot_ad.device.arguments import Arguments
from polyglot_ad.device.driver import Device
from polyglot_ad.device.values import Launched, curve
from polyglot_ad.functions.launches import Launch

from . import test_device_derivatives as checks
from .values_on_gpu import check_values

HERE = Path(__file__).parent
ROUNDS = 20


def values(_: Any) -> None:
    check_values(pad.cuda.load(HERE / "device.cu"))


CHECKS = (
    checks.test_elementwise, checks.test_stencil_with_shared_tile, checks.test_tiled_product, checks.test_reductions, checks.test_bodies,
    checks.test_what_others_write, checks.test_lanes, checks.test_threads_that_leave, checks.test_lookup, checks.test_lattice_boltzmann,
    values,
)  # fmt: skip


class OnGpu:
    """The derivative of a kernel, called as `OnCpu` is."""

    def __init__(self, kernel: Any, mode: str) -> None:
        self.kernel, self.mode = kernel, mode
        self.names = [one.name for one in kernel.signature.parameters]

    def __call__(self, grid: Any, block: Any, shared: int, arguments: list[Any], shadows: list[Any]) -> dict[str, float]:
        if self.mode == "second":
            return self._second(Launched(self.kernel, Launch.of(self.kernel.__name__, 0, (grid, block, shared)), None), arguments, shadows)
        forward = self.mode == "forward"
        given: list[Any] = []
        for value, shadow in zip(arguments, shadows, strict=True):
            if isinstance(value, np.ndarray) and value.dtype.kind == "f":
                given.append(pad.Duplicated(value, np.zeros_like(value) if shadow is None else shadow))
            elif isinstance(value, float):
                given.append(pad.Duplicated(value, shadow or 0.0) if forward else pad.Active(value))
            else:
                given.append(pad.Const(value))
        found = pad.autodiff(pad.Forward if forward else pad.Reverse, self.kernel[grid, block, shared], *given)
        active = [name for name, value in zip(self.names, arguments, strict=True) if isinstance(value, float)]
        return {} if forward else dict(zip(active, found, strict=True))

    def _second(self, launched: Launched, arguments: list[Any], shadows: list[Any]) -> dict[str, float]:
        along = {i: s.get("tangent") if isinstance(s, dict) else s for i, s in enumerate(shadows) if s is not None}
        seeds = {i: s["shadow"] for i, s in enumerate(shadows) if isinstance(s, dict) and "shadow" in s}
        found = curve(launched, Arguments(launched, arguments).values, along, seeds, list(along))
        for shadow, change in zip(shadows, found, strict=True):
            if isinstance(shadow, dict) and "shadow's tangent" in shadow:
                shadow["shadow's tangent"][...] = change
        return {name: one for name, one in zip(self.names, found, strict=True) if isinstance(one, float)}


class Resident:
    """An array on the device."""

    def __init__(self, device: Device, value: Any) -> None:
        value = np.ascontiguousarray(value)
        with device:
            place = device.allocate(value.nbytes)
            device.copy_in(place, value.ctypes.data, value.nbytes, 0)
            device.wait(0)
        self.__cuda_array_interface__ = {"shape": value.shape, "typestr": value.dtype.str, "data": (place, False), "version": 3}


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


def times(library: Any) -> None:
    device = library.device
    print(f"\n{'kernel':10}  {'ms':>8}  {'gradient':>8}  ratio")
    for name, (launch, arguments) in problems().items():
        launched = library[name][launch]
        values = [Resident(device, a) if isinstance(a, np.ndarray) else a for a in arguments]
        given: list[Any] = []
        for original, value in zip(arguments, values, strict=True):
            if isinstance(original, np.ndarray) and original.dtype.kind == "f":
                given.append(pad.Duplicated(value, Resident(device, np.ones_like(original))))
            else:
                given.append(pad.Active(value) if isinstance(original, float) else pad.Const(value))
        primal = seconds(device, lambda launched=launched, values=values: launched(*values))  # type: ignore[misc]
        gradient = seconds(device, lambda launched=launched, given=given: pad.autodiff(pad.Reverse, launched, *given))  # type: ignore[misc]
        print(f"{name:10}  {1e3 * primal:8.3f}  {1e3 * gradient:8.3f}  {gradient / primal:5.2f}")


def passes(check: Callable[[Any], None], library: Any) -> bool:
    try:
        check(lambda name, mode: OnGpu(library[name], mode))
    except Exception:
        traceback.print_exc()
        print(f"{check.__name__}: failed", flush=True)
        return False
    print(f"{check.__name__}: passed", flush=True)
    return True


def main() -> int:
    library = pad.cuda.load(HERE / "kernels.cu")
    print(f"device {library.device.number}: {library.device.arch}")
    failed = [check.__name__ for check in CHECKS if not passes(check, library)]
    times(library)
    print(f"\n{len(CHECKS) - len(failed)} of {len(CHECKS)} checks passed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
