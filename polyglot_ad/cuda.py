"""Kernels of CUDA on a device of NVIDIA's, and their derivatives, in place.

gpu = pad.cuda.load("kernels.cu")
gpu.smooth[grid, block, shared, stream](u, v, n, 0.1)
pad.autodiff(pad.Reverse, gpu.smooth[grid, block], pad.Duplicated(u, du), pad.Duplicated(v, dv), pad.Const(n), pad.Active(0.1))
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from polyglot_ad.langs.cuda.kept import Program
from polyglot_ad.langs.cuda.on_device import DeviceKernel, DeviceLibrary, load

__all__ = ["DeviceKernel", "DeviceLibrary", "Program", "load", "prepare"]


def prepare(source: str | os.PathLike[str], arch: str = "sm_90", flags: Sequence[str] = ()) -> Program:
    """Compile the kernels of a source for a device that need not be here, and keep them: `load` finds them, also on another machine to
    which the cache folder was copied. So it is with derivatives: `prepare("kernels.cu").derivative("smooth", "reverse")`."""
    return Program.of(source, arch, tuple(flags))
