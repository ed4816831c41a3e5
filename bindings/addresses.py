"""Addresses in Python: what native code returns, takes, and gives to callbacks."""

from __future__ import annotations

import ctypes
import operator
from typing import Any

import _cffi_backend
import numpy as np

from polyglot_ad.errors import ArgumentError

ffi: Any = _cffi_backend.FFI()
_CDATA: Any = _cffi_backend._CDataBase
_LIMIT = 1 << 64


class Pointer:
    """An address of native code: a handle, user data, memory. It does not own what is there: whoever made it says how it is freed.

    `int(p)` is the address; a null pointer is false. `p.array(shape)` is a view of numbers there.
    """

    __slots__ = ("address", "type")

    def __init__(self, address: int, type: str = "void *") -> None:
        if isinstance(address, bool) or not isinstance(address, int) or not 0 <= address < _LIMIT:
            raise ArgumentError(f"Pointer: an address is an integer from 0 to 2**64 - 1, got {address!r}")
        self.address = address
        self.type = type

    def array(self, shape: int | tuple[int, ...], dtype: Any = None) -> np.ndarray[Any, Any]:
        """A view of the numbers there, as many as the caller says there are. `dtype`: of what the pointer's type does not name."""
        if not self.address:
            raise ArgumentError(f"a null pointer ({self.type}) leads to no array")
        wanted = np.dtype(dtype if dtype is not None else self._dtype())
        lengths = (shape,) if isinstance(shape, int) else tuple(shape)
        count = int(np.prod(lengths, dtype=np.int64)) * wanted.itemsize
        if count < 0 or any(length < 0 for length in lengths):
            raise ArgumentError(f"an array of shape {lengths} has no memory")
        return np.frombuffer(ffi.buffer(ffi.cast("char *", self.address), count), wanted).reshape(lengths)

    def _dtype(self) -> np.dtype[Any]:
        found = _NUMBERS.get(self.type.removesuffix(" *"))
        if found is None:
            raise ArgumentError(f"which numbers lie behind a {self.type} must be said: p.array(shape, dtype)")
        return np.dtype(found)

    def __int__(self) -> int:
        return self.address

    __index__ = __int__

    def __bool__(self) -> bool:
        return self.address != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pointer) and other.address == self.address

    def __hash__(self) -> int:
        return hash(self.address)

    def __reduce__(self) -> Any:
        raise TypeError(f"{self!r} means nothing in another process")

    def __repr__(self) -> str:
        return f"<{self.type} at {self.address:#x}>" if self.address else f"<null {self.type}>"


_NUMBERS = {
    "double": "f8", "float": "f4", "char": "i1", "signed char": "i1", "unsigned char": "u1", "short": "i2", "unsigned short": "u2",
    "int": "i4", "unsigned int": "u4", "long": "i8", "unsigned long": "u8", "long long": "i8", "unsigned long long": "u8",
}  # fmt: skip


def address_of(value: object) -> int | None:
    """The address that a value stands for: a pointer of ours, of cffi or ctypes, an integer, None, or memory. None where it is none."""
    if isinstance(value, Pointer):
        return value.address
    if value is None:
        return 0
    if isinstance(value, np.ndarray):
        return int(value.__array_interface__["data"][0])
    if isinstance(value, _CDATA):
        return _of_cffi(value)
    if isinstance(value, ctypes.c_void_p):
        return value.value or 0
    if isinstance(value, ctypes._Pointer | ctypes.Array | ctypes.Structure):
        return ctypes.cast(value, ctypes.c_void_p).value if isinstance(value, ctypes._Pointer) else ctypes.addressof(value)
    if isinstance(value, bool):
        return None
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
    return number if 0 <= number < _LIMIT else None


def _of_cffi(value: Any) -> int | None:
    try:
        return int(ffi.cast("uintptr_t", ffi.cast("void *", value)))
    except TypeError:
        return None


def text_at(address: int) -> str | None:
    """The characters at an address up to a zero; None for a null pointer."""
    return ffi.string(ffi.cast("char *", address)).decode(errors="replace") if address else None
