"""Python functions that native code calls."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from .addresses import Pointer, address_of, ffi

_C_TYPES = {
    "<f8": "double", "<f4": "float", "|i1": "int8_t", "|u1": "uint8_t", "<i2": "int16_t", "<u2": "uint16_t", "<i4": "int32_t",
    "<u4": "uint32_t", "<i8": "int64_t", "<u8": "uint64_t", "|b1": "_Bool", "": "void",
}  # fmt: skip

Prototype = tuple[str, Sequence[str]]

_raised = threading.local()


def c_prototype(prototype: Prototype) -> str:
    """The type of a pointer to such a function, in C."""
    result, parameters = prototype
    return f"{_c_type(result)}(*)({', '.join(map(_c_type, parameters)) or 'void'})"


def _c_type(word: str) -> str:
    return "void *" if is_address(word) or word.startswith("&") else _C_TYPES[word]


def is_address(word: str) -> bool:
    """Whether a word of a prototype is the type of an address."""
    return word.endswith("*")


def callback(function: Callable[..., Any], prototype: Prototype) -> Any:
    """A native function that calls `function`, as long as the object given lives.

    Addresses arrive as `Pointer`s. What the function raises is raised where Python called native code, when that returns; until then the
    function gives NaN or zero, and is not called again.
    """
    result, parameters = prototype
    places = [(index, one) for index, one in enumerate(parameters) if is_address(one)]
    numbers = [(index, f"{_C_TYPES[one[1:]]} *") for index, one in enumerate(parameters) if one.startswith("&")]
    nothing = float("nan") if result in ("<f8", "<f4") else ffi.NULL if is_address(result) else 0

    def call(*args: Any) -> Any:
        if getattr(_raised, "error", None) is not None:
            return nothing
        given = list(args)
        for place, type in places:
            given[place] = Pointer(int(ffi.cast("uintptr_t", given[place])), type)
        for place, type in numbers:
            given[place] = ffi.cast(type, given[place])[0]
        try:
            return _converted(function(*given), result)
        except BaseException as error:  # native code cannot be unwound
            _raised.error = error
            return nothing

    native = ffi.callback(c_prototype(prototype), call if result else lambda *args: _none(call(*args)))
    # The address keeps the callback alive, and with it the function.
    return ffi.gc(ffi.cast("void *", native), lambda _address, kept=native: None)


def _none(_value: object) -> None:
    return None


def _converted(value: Any, result: str) -> Any:
    """What a Python function gave, as the prototype says; TypeError where it is something else."""
    if is_address(result):
        address = address_of(value)
        if address is None:
            raise TypeError(f"a callback must give an address, got {value!r}")
        return ffi.cast("void *", address)
    if result in ("<f8", "<f4"):
        return float(value)
    return value if not result or result == "|b1" else value.__index__()


def forget() -> None:
    """Before a call."""
    _raised.error = None


def reraise() -> None:
    """After a call: raise what a callback of this thread raised in it."""
    error = getattr(_raised, "error", None)
    if error is not None:
        _raised.error = None
        raise error
