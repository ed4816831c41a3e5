"""What tests/gpu/run does on a device: the checks of test_device_derivatives.py with kernels and derivatives that run there, and times."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import polyglot_ad as pad
from polyglot_ad.device.arguments import Arguments
from polyglot_ad.device.values import Launched, curve
from polyglot_ad.functions.launches import Launch

from . import test_device_derivatives as checks
from . import workloads
from .times import problems, times
from .values_on_gpu import check_values

HERE = Path(__file__).parent


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
    times(library, problems())
    times(pad.cuda.load(workloads.SOURCE), {one.kernel: (one.launch, [*one.arguments.values()]) for one in workloads.large()})
    print(f"\n{len(CHECKS) - len(failed)} of {len(CHECKS)} checks passed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
