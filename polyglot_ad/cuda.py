"""Kernels of CUDA on a device of NVIDIA's, and their derivatives, in place.

gpu = pad.cuda.load("kernels.cu")
gpu.smooth[grid, block, shared, stream](u, v, n, 0.1)
pad.autodiff(pad.Reverse, gpu.smooth[grid, block], pad.Duplicated(u, du), pad.Duplicated(v, dv), pad.Const(n), pad.Active(0.1))
"""

from polyglot_ad.langs.cuda.on_device import DeviceKernel, DeviceLibrary, load

__all__ = ["DeviceKernel", "DeviceLibrary", "load"]
