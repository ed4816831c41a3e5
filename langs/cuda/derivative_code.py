"""Derivatives of kernels for a device: what `device_code` is for the kernels themselves. The engine is imported where one is made."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from polyglot_ad.device.made import DerivativeKernel, Mode
from polyglot_ad.langs.cuda.clang import COMPILE, DEVICE, find_cuda_clang
from polyglot_ad.langs.cuda.device_code import DeviceCode, code_of
from polyglot_ad.langs.cuda.ir import Ir, ir_of
from polyglot_ad.signature.model import Signature

UNROLLED = ("-mllvm", "-unroll-threshold=2000", "-mllvm", "-unroll-partial-threshold=150")
"""Short loops over a thread's own arrays are unrolled, and their reverses too, which are longer: then those arrays are registers."""


@dataclass(frozen=True)
class DerivativeCode:
    """`signature`: the kernel's own; `kernel`: that of its derivative, and what it is given; `code`: it for a device."""

    signature: Signature
    kernel: DerivativeKernel
    code: DeviceCode


def kernel_ir(source: str | os.PathLike[str], flags: Sequence[str] = ()) -> tuple[str, int]:
    """LLVM's text of a source's device code, from which derivatives are made, and how many threads a warp has."""
    ir, warp = compiled_ir(source, flags)
    return ir.text, warp


def compiled_ir(source: str | os.PathLike[str], flags: Sequence[str] = ()) -> tuple[Ir, int]:
    """The same, and what it came of."""
    from polyglot_ad.langs.cuda.adapter import CUDA, HIP

    path = Path(source).absolute()
    if not path.exists():
        raise FileNotFoundError(f"no such source: {path}")
    adapter = HIP if path.suffix in HIP.suffixes else CUDA
    return ir_of([*find_cuda_clang().command, *COMPILE, *adapter.defines, *DEVICE], path, flags), adapter.warp


def derivative_code(
    source: str | os.PathLike[str], kernel: str, mode: Mode = "reverse", arch: str = "sm_90", constant: Collection[str] = (),
    flags: Sequence[str] = (),
) -> DerivativeCode:  # fmt: skip
    """The derivative of a kernel with respect to all numbers, and arrays of numbers, but those of the parameters `constant`. Raises
    DifferentiationError for what has none on a device."""
    text, warp = kernel_ir(source, flags)
    return derivative_of(text, kernel, mode, arch, constant, warp)


def derivative_of(text: str, kernel: str, mode: Mode, arch: str, constant: Collection[str] = (), warp: int = 32) -> DerivativeCode:
    """The same from what `kernel_ir` gives."""
    from polyglot_ad.device.derivative import thread_derivative
    from polyglot_ad.device.kernel import derivative_kernel
    from polyglot_ad.device.target import AMD, NVIDIA, device_text

    derivative = thread_derivative(text, kernel, mode, constant, warp)
    made = derivative_kernel(derivative)
    target = NVIDIA if arch.startswith("sm_") else AMD
    return DerivativeCode(derivative.signature, made, code_of(device_text(made, target), arch, UNROLLED))
