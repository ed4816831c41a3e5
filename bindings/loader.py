"""Opens shared libraries and calls their functions through cffi, in ABI mode.

Function types are built by cffi's C core directly (`_cffi_backend.FFI`, the class behind every out-of-line module): it reads a
declaration in microseconds where `cffi.FFI().cdef` would first import a C parser. cffi releases the GIL around every call.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from os import PathLike, fspath
from typing import Any, Protocol

import _cffi_backend
import numpy as np

from polyglot_ad.errors import Error

from . import handles

NativeFunction = Callable[..., Any]

ffi: Any = _cffi_backend.FFI()

_C_TYPES = {
    "double": "double",
    "float": "float",
    "x86_fp80": "long double",
    "ptr": "void *",
    "i8": "int8_t",
    "i16": "int16_t",
    "i32": "int32_t",
    "i64": "int64_t",
}


def c_type(llvm_type: str, unsigned: bool = False) -> str:
    """The C type that passes as `llvm_type` does."""
    try:
        name = _C_TYPES[llvm_type]
    except KeyError:
        raise Error(f"values of LLVM type {llvm_type} cannot be passed from Python") from None
    return "u" + name if unsigned and name.startswith("int") else name


class FunctionLibrary(Protocol):
    """Loaded code whose functions can be had by name."""

    def function(self, symbol: str, argument_types: list[str], result_type: str = ...) -> NativeFunction:
        """The function `symbol`, given the C types of its arguments."""
        ...


def _function_type(argument_types: list[str], result_type: str) -> Any:
    return ffi.typeof(f"{result_type}(*)({', '.join(argument_types) or 'void'})")


class NativeLibrary:
    """A shared library that stays loaded: threads it started, or destructors it registered, may outlive every Python object."""

    def __init__(self, path: str | PathLike[str]) -> None:
        self.path = fspath(path)
        try:
            self._handle: Any = _cffi_backend.load_library(self.path, ffi.RTLD_NOW | ffi.RTLD_NODELETE)
        except OSError as error:
            raise Error(f"cannot load {self.path}: {error}") from error
        handles.loaded(self.path, self._handle)

    def function(self, symbol: str, argument_types: list[str], result_type: str = "int32_t") -> NativeFunction:
        try:
            found: NativeFunction = self._handle.load_function(_function_type(argument_types, result_type), symbol)
        except AttributeError as error:
            raise Error(f"{self.path} does not define {symbol}") from error
        return found


class AddressLibrary:
    """Code that something else has loaded and finds by name; `owner` is kept alive with it."""

    def __init__(self, address: Callable[[str], int], owner: object) -> None:
        self._address = address
        self._owner = owner

    def function(self, symbol: str, argument_types: list[str], result_type: str = "int32_t") -> NativeFunction:
        found: NativeFunction = ffi.cast(_function_type(argument_types, result_type), self._address(symbol))
        return found


def one_at_a_time(native: NativeFunction, lock: threading.Lock) -> NativeFunction:
    """The function for code whose calls share memory."""

    def call(*args: Any) -> Any:
        with lock:
            return native(*args)

    return call


def pointer(array: np.ndarray[Any, Any]) -> Any:
    """The address of an array's first element, for an array of any strides. The array must outlive the call."""
    if array.flags.c_contiguous:
        return ffi.from_buffer(array)
    if array.flags.f_contiguous:
        return ffi.from_buffer(array.T)
    return ffi.cast("void *", array.__array_interface__["data"][0])
