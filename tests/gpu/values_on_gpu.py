"""What launches on a device give by value, against closed forms: on a device in tests/gpu/run, with the driver of the tests in
test_values_on_device.py. The kernels are those of device.cu."""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np

import polyglot_ad as pad
from polyglot_ad.device.device_array import DeviceArray

STEP = 1e-30
random = np.random.default_rng(11)


def power(x: Any, k: Any, n: int) -> Any:
    """What the kernel of this name computes."""
    p = 1.0
    for one in x:
        p = p * one + k * p * p
    return p * np.arange(1, n + 1)


def check_values(gpu: Any) -> None:
    n, k = 20, 0.01
    x, y, way, seed = 0.9 + 0.1 * random.random(n), np.zeros(8), random.standard_normal(n), random.standard_normal(8)
    slope = power(x + 1j * STEP * way, k, 8).imag / STEP
    values, pullback = pad.vjp(gpu.power[2, 4], x, y, n, k)
    np.testing.assert_allclose(values, power(x, k, 8), rtol=1e-12)
    np.testing.assert_allclose(pad.jvp(gpu.power[2, 4], (x, y, n, k), (way, None, None, 0.0))[1], slope, rtol=1e-11)
    dx, _, _, dk = pullback(seed)
    np.testing.assert_allclose(dx @ way, seed @ slope, rtol=1e-11)
    np.testing.assert_allclose(dk, seed @ power(x, k + 1j * STEP, 8).imag / STEP, rtol=1e-11)
    np.testing.assert_allclose(pullback.batched(np.stack([seed, 3 * seed]))[0], [dx, 3 * dx], rtol=1e-11)
    changes = pad.hvp(gpu.power[2, 4], (x, y, n, k), (way, None, None, 0.0), (0, "k"), cotangents=seed)
    h, other = 1e-5, random.standard_normal(n)
    ahead, behind = (seed @ power(x + side * h * way + 1j * STEP * other, k, 8).imag / STEP for side in (1, -1))
    np.testing.assert_allclose(changes[0] @ other, (ahead - behind) / (2 * h), rtol=1e-6)
    resident = pad.vjp(gpu.power[2, 4], _resident(gpu, x), _resident(gpu, y), n, k)
    np.testing.assert_allclose(resident[0].get(), values, rtol=1e-14)
    np.testing.assert_allclose(resident[1](seed)[0].get(), dx, rtol=1e-11)
    check_torch(gpu, x, y, n, k, seed, dx)


def _resident(gpu: Any, value: Any) -> Any:
    made = DeviceArray.empty(gpu.device, value.shape, value.dtype)
    with gpu.device as device:
        device.copy_in(made.place, value.ctypes.data, value.nbytes, 0)
        device.wait(0)
    return made


def check_torch(gpu: Any, x: Any, y: Any, n: int, k: float, seed: Any, dx: Any) -> None:
    """PyTorch's tensors in and out, where it is here and has a device."""
    if importlib.util.find_spec("torch") is None:
        return
    torch = importlib.import_module("torch")
    if not torch.cuda.is_available():
        return
    given = [torch.as_tensor(one, device="cuda") for one in (x, y, seed)]
    _, pullback = pad.vjp(gpu.power[2, 4], given[0], given[1], n, k)
    found = pullback(given[2])[0]
    assert isinstance(found, torch.Tensor) and found.is_cuda
    np.testing.assert_allclose(found.cpu().numpy(), dx, rtol=1e-11)
    print("PyTorch's tensors: passed", flush=True)
