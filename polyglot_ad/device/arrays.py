"""What users give a kernel on a device: arrays there (by `__cuda_array_interface__` or DLPack), and NumPy arrays, through copies."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np

from polyglot_ad.errors import ArgumentError

from .dlpack import LETTERS, NAME, Tensor
from .driver import Device


@dataclass(frozen=True)
class Placed:
    """Memory on the device. `host`: the array that it is a copy of. `owner`: what keeps it alive."""

    place: int
    size: int
    dtype: np.dtype[Any]
    owner: Any
    host: Any = None
    shape: tuple[int, ...] = ()

    def overlaps(self, other: Placed) -> bool:
        return self.place < other.place + other.size and other.place < self.place + self.size


def placed(device: Device, name: str, value: Any, dtype: Any, written: bool, stream: int) -> Placed:
    """The memory of an argument; a NumPy array is copied to the device. `dtype`: of its elements. Raises ArgumentError."""
    wanted = np.dtype(dtype)
    interface = getattr(value, "__cuda_array_interface__", None)
    if isinstance(interface, dict):
        found = _by_interface(device, name, value, interface, stream, written)
    elif isinstance(value, np.ndarray):
        return _copied(device, name, value, wanted, written, stream)
    elif hasattr(value, "__dlpack__"):
        found = _by_dlpack(name, value, stream)
    else:
        raise ArgumentError(f"{name}: expected an array on the device, or a NumPy array, got {type(value).__name__}")
    if found.dtype not in (wanted, _scalar(wanted)):
        raise ArgumentError(f"{name}: an array of {found.dtype} where the kernel takes {wanted}")
    where = device.owner(found.place) if found.size else device.number
    if where is None:
        raise ArgumentError(f"{name}: its address {found.place:#x} is no memory of a device: give a NumPy array, or one of the device")
    if where != device.number:
        raise ArgumentError(f"{name}: it is on device {where}, the kernel on device {device.number}: copy it there")
    return found


def _scalar(dtype: np.dtype[Any]) -> np.dtype[Any] | None:
    """Structures of numbers of one kind may come as those numbers."""
    fields = {np.dtype(field[0]) for field in (dtype.fields or {}).values()}
    return fields.pop() if len(fields) == 1 else None


def _copied(device: Device, name: str, value: np.ndarray[Any, Any], wanted: np.dtype[Any], written: bool, stream: int) -> Placed:
    require_host(name, value, wanted, written)
    place = device.take(value.nbytes, stream)
    device.copy_in(place, value.ctypes.data, value.nbytes, stream)
    return Placed(place, value.nbytes, value.dtype, value, value if written else None, value.shape)


def require_host(name: str, value: np.ndarray[Any, Any], wanted: np.dtype[Any], written: bool = False) -> None:
    """Raise where an array of the host is not as the kernel takes it."""
    if value.dtype not in (wanted, _scalar(wanted)):
        raise ArgumentError(f"{name}: an array of {value.dtype} where the kernel takes {wanted}")
    if written and not value.flags.writeable:
        raise ArgumentError(f"{name}: the kernel writes it, and it is read-only")
    if not value.flags.c_contiguous:
        raise ArgumentError(f"{name}: its elements do not lie side by side: numpy.ascontiguousarray copies it")


def _by_interface(device: Device, name: str, value: Any, interface: dict[str, Any], stream: int, written: bool) -> Placed:
    place, read_only = interface["data"]
    if interface.get("mask") is not None:
        raise ArgumentError(f"{name}: its elements are masked")
    if written and read_only:
        raise ArgumentError(f"{name}: the kernel writes it, and it is read-only")
    dtype = np.dtype([tuple(field) for field in interface["descr"]] if interface["typestr"].startswith("|V") else interface["typestr"])
    shape = tuple(interface["shape"])
    strides, expected = interface.get("strides"), dtype.itemsize
    if strides is not None:
        for size, stride in zip(reversed(shape), reversed(strides), strict=True):
            if size > 1 and stride != expected:
                raise ArgumentError(f"{name}: its elements do not lie side by side: copy it first")
            expected *= size
    made_on = interface.get("stream")
    if made_on is not None and made_on != stream:
        device.wait(made_on)
    return Placed(int(place or 0), int(np.prod(shape, dtype=np.int64)) * dtype.itemsize, dtype, value, shape=shape)


_ON_CUDA = (2, 13)
"""DLPack's kinds of devices: CUDA's memory, and what it shares with the host."""


def _by_dlpack(name: str, value: Any, stream: int) -> Placed:
    kind, _ = value.__dlpack_device__()
    if kind not in _ON_CUDA:
        raise ArgumentError(f"{name}: it is on the host, where an array on the device is needed: copy it there, or give a NumPy array")
    capsule = value.__dlpack__(stream=stream or 1)  # (1 is the stream that all others wait for)
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    tensor = Tensor.from_address(pointer(capsule, NAME))
    if tensor.code not in LETTERS or tensor.lanes != 1:
        raise ArgumentError(f"{name}: elements of a kind that NumPy does not have")
    shape = [tensor.shape[axis] for axis in range(tensor.rank)]
    expected = 1
    for axis in reversed(range(tensor.rank)):
        if tensor.strides and shape[axis] > 1 and tensor.strides[axis] != expected:
            raise ArgumentError(f"{name}: its elements do not lie side by side: copy it first")
        expected *= shape[axis]
    dtype = np.dtype(f"{LETTERS[tensor.code]}{tensor.bits // 8}")
    return Placed((tensor.data or 0) + tensor.offset, expected * dtype.itemsize, dtype, (value, capsule), shape=tuple(shape))


def stream_of(given: Any) -> int:
    """The driver's handle of a stream: an integer, or an object of CuPy, PyTorch or `cuda.core`."""
    if given is None:
        return 0
    if hasattr(given, "__cuda_stream__"):
        answer = given.__cuda_stream__() if callable(given.__cuda_stream__) else given.__cuda_stream__
        return int(answer[1])
    for attribute in ("cuda_stream", "ptr", "handle"):
        if isinstance(found := getattr(given, attribute, None), int):
            return found
    if hasattr(given, "__index__") and not isinstance(given, bool):
        return int(given.__index__())
    raise ArgumentError(f"{given!r} is no stream: give its handle as an integer, or a stream of CuPy or PyTorch")
