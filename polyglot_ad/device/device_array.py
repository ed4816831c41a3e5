"""Arrays of a device that derivatives give: their memory goes with the object. Other libraries take them without a copy."""

from __future__ import annotations

import contextlib
import importlib
import sys
import weakref
from typing import Any

import numpy as np

from polyglot_ad.errors import DeviceError

from . import dlpack
from .driver import Device


class DeviceArray:
    """An array on a device, elements side by side. CuPy, PyTorch, JAX and Numba take it (`cupy.asarray`, `torch.as_tensor`,
    `jax.dlpack.from_dlpack`, `numba.cuda.as_cuda_array`); `get` copies it to the host. `owner`: of memory that is not its own."""

    def __init__(self, device: Device, shape: tuple[int, ...], dtype: Any, place: int, owner: Any = None) -> None:
        self.device, self.shape, self.dtype, self.place = device, shape, np.dtype(dtype), place
        self.owner = owner
        if owner is None:
            weakref.finalize(self, _free, device, place).atexit = False  # the driver frees what is left

    @staticmethod
    def empty(device: Device, shape: tuple[int, ...], dtype: Any) -> DeviceArray:
        with device:
            return DeviceArray(device, shape, dtype, device.allocate(int(np.prod(shape, dtype=np.int64)) * np.dtype(dtype).itemsize))

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        return int(self.size * self.dtype.itemsize)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape, "typestr": self.dtype.str, "descr": self.dtype.descr, "data": (self.place, False), "strides": None,
            "stream": None, "version": 3,
        }  # fmt: skip

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, self.device.number

    def __dlpack__(self, **_: Any) -> Any:
        """Whoever made it has waited for it, so that any stream may read it."""
        if self.dtype.kind not in dlpack.LETTERS.values():
            raise BufferError(f"an array of {self.dtype} cannot be given by DLPack")
        return dlpack.capsule(self, self.place, self.device.number, self.shape, self.dtype)

    def get(self) -> np.ndarray[Any, Any]:
        """A copy on the host."""
        found = np.empty(self.shape, self.dtype)
        with self.device:
            self.device.copy_out(found.ctypes.data, self.place, found.nbytes, 0)
            self.device.wait(0)
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        if copy is False:
            raise ValueError("an array of a device is copied to the host")
        return np.asarray(self.get(), dtype=dtype)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array without dimensions")
        return self.shape[0]

    def __getitem__(self, index: int) -> DeviceArray:
        """A row, as a view."""
        if not -len(self) <= index < len(self):
            raise IndexError(f"row {index} of {len(self)}")
        row = self.nbytes // len(self)
        return DeviceArray(self.device, self.shape[1:], self.dtype, self.place + index % len(self) * row, owner=self)

    def __repr__(self) -> str:
        return f"<array of {self.dtype}, shape {self.shape}, on device {self.device.number}>"


def _free(device: Device, place: int) -> None:
    with contextlib.suppress(DeviceError), device:
        device.free(place)


def as_given(array: DeviceArray, like: Any) -> Any:
    """The array as one of the library that `like` is of: NumPy's for what is not on a device, CuPy's, PyTorch's, JAX's or Numba's."""
    if not on_device(like):
        return array.get()
    library = type(like).__module__.partition(".")[0]
    module: Any = sys.modules.get(library)
    if library == "cupy":
        return module.asarray(array)
    if library == "torch":
        return module.as_tensor(array, device=like.device)
    if library in ("jax", "jaxlib"):
        return importlib.import_module("jax.dlpack").from_dlpack(array)
    if library == "numba":
        return module.cuda.as_cuda_array(array)
    return array


def on_device(value: Any) -> bool:
    """Whether it says that it is an array on a device."""
    if isinstance(value, np.ndarray | np.generic):
        return False
    return hasattr(value, "__cuda_array_interface__") or (hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"))
