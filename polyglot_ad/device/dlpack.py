"""DLPack's structures, and memory of a device given by them."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

NAME = b"dltensor"
"""What a capsule is called, until somebody has taken the memory."""
CUDA = 2
"""DLPack's kind of NVIDIA's devices."""
LETTERS = {0: "i", 1: "u", 2: "f", 5: "c"}
"""NumPy's letters by DLPack's kinds of numbers."""


class Tensor(ctypes.Structure):
    """DLPack's DLTensor, the first member of its DLManagedTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p), ("device", ctypes.c_int32), ("number", ctypes.c_int32), ("rank", ctypes.c_int32),
        ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)), ("offset", ctypes.c_uint64),
    )  # fmt: skip


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))


_given: dict[int, tuple[Any, ...]] = {}
"""By the address of what was given, all that must stay while somebody has it."""


def capsule(owner: Any, place: int, number: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    """Memory at `place` of the device `number`, side by side; `owner` stays until the last who has it says that it is done."""
    code = next(code for code, letter in LETTERS.items() if letter == dtype.kind)
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor = Tensor(place, CUDA, number, len(shape), code, 8 * dtype.itemsize, 1, sizes, None, 0)
    managed.deleter = _release
    address = ctypes.addressof(managed)
    _given[address] = (owner, managed, sizes)
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return make(address, NAME, ctypes.cast(_drop, ctypes.c_void_p))


def _forget(address: int) -> None:
    _given.pop(address, None)


def _forget_untaken(capsule: int) -> None:
    """A capsule goes: what nobody has taken goes with it."""
    valid, pointer = ctypes.pythonapi.PyCapsule_IsValid, ctypes.pythonapi.PyCapsule_GetPointer
    if ctypes.cast(valid, _Valid)(capsule, NAME):
        _given.pop(ctypes.cast(pointer, _Pointer)(capsule, NAME), None)


_release, _drop = _Deleter(_forget), _Deleter(_forget_untaken)
_Valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
_Pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
