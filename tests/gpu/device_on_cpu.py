"""The code of derivatives for a device, run on the CPU: the very text that a device's compiler is given, lowered as kernels are."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from polyglot_ad.device.derivative import thread_derivative
from polyglot_ad.device.kernel import derivative_kernel
from polyglot_ad.device.made import DerivativeKernel
from polyglot_ad.device.target import WITHOUT_LANES, device_text
from polyglot_ad.gpu.lower import lower
from polyglot_ad.langs.c.clang import CLANG
from polyglot_ad.langs.toolchain import find

PAGE = 1 << 16


class OnCpu:
    """A derivative's kernel. `arguments`: of the kernel; `shadows`: per argument an array, a tangent, or None; of second derivatives a
    dictionary of these by role."""

    def __init__(self, text: str, name: str, mode: Any, folder: Path, constant: tuple[str, ...] = ()) -> None:
        derivative = thread_derivative(text, name, mode, constant)
        self.names = [one.name for one in derivative.signature.parameters]
        self.kernel: DerivativeKernel = derivative_kernel(derivative)
        self.text = device_text(self.kernel, WITHOUT_LANES)
        lowered = lower(self.text)
        assert not lowered.refused, lowered.refused
        source, library, support = folder / f"{name}.{mode}.ll", folder / f"{name}.{mode}.so", folder / "support.o"
        source.write_text(lowered.text)
        if not support.exists():
            support.with_suffix(".ll").write_text(lower(text).text)  # what lowered kernels call while their threads wait
            _compiled(["-c", "-x", "ir", str(support.with_suffix(".ll")), "-o", str(support)])
        _compiled(["-shared", "-x", "ir", str(source), "-x", "none", str(support), "-o", str(library), "-lm"])
        self.function = ctypes.CDLL(str(library))[self.kernel.name]

    def __call__(
        self, grid: Any, block: Any, shared: int, arguments: list[Any], shadows: list[Any], capacity: int = PAGE
    ) -> dict[str, float]:
        """Run it in place; gives the gradients of numbers. Raises MemoryError where a thread needs more than `capacity`."""
        given: list[Any] = []
        held: list[Any] = []
        for value, shadow, roles in zip(arguments, shadows, self.kernel.roles, strict=True):
            given.append(_passed(value))
            for role in roles[1:]:
                one = shadow.get(role) if isinstance(shadow, dict) else shadow
                held.append(np.zeros_like(value) if one is None else one)
                given.append(_passed(held[-1]))
        shape = [*_three(grid), *_three(block)]
        threads = int(np.prod(shape))
        gradients, needed = np.zeros(max(1, len(self.kernel.gradients))), np.zeros(1, np.int64)
        memory = np.full(threads * capacity // 8, np.nan)
        given += [ctypes.c_int64(0)] * len(self.kernel.strides)
        given += [_passed(gradients), _passed(memory), ctypes.c_int64(capacity), _passed(needed), ctypes.c_int64(shared)]
        given += [ctypes.c_int32(size) for size in shape] + [ctypes.c_int64(self.kernel.shared_bytes(shared))]
        self.function.restype = None
        self.function(*given)
        if needed[0]:
            raise MemoryError(int(needed[0]))
        return dict(zip(self.kernel.gradients, gradients.tolist(), strict=False))


def _compiled(arguments: list[str]) -> None:
    subprocess.run([*find(CLANG).command, "-O0", "-fPIC", "-Wno-override-module", *arguments], check=True, capture_output=True)


def _three(size: Any) -> list[int]:
    return [*(size if isinstance(size, tuple) else (size,)), 1, 1][:3]


def _passed(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        assert value.flags.c_contiguous
        return ctypes.c_void_p(value.ctypes.data)
    return ctypes.c_double(value) if isinstance(value, float) else ctypes.c_int32(value)
