"""The address of a function, and its type in C: for cffi, ctypes, Numba, SciPy's LowLevelCallable."""

from __future__ import annotations

from typing import Any

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import FlatList, Place
from polyglot_ad.bindings.loader import c_type, ffi
from polyglot_ad.bindings.request import parameter_of
from polyglot_ad.errors import ArgumentError
from polyglot_ad.programs.program import Program
from polyglot_ad.signature.model import Parameter, Signature

_POINTED = {"f8": "double", "f4": "float", "i1": "int8_t", "u1": "uint8_t", "i2": "int16_t", "u2": "uint16_t", "i4": "int32_t",
            "u4": "uint32_t", "i8": "int64_t", "u8": "uint64_t"}  # fmt: skip


def prototype(signature: Signature) -> str:
    """The type of a pointer to the function as C calls it, by flat arguments (docs/architecture.md): "double(*)(double *, int32_t)"."""
    if signature.parameters and signature.parameters[-1].hidden:
        raise ArgumentError(f"{signature.name}: it returns an array, which has no place in a call by address")
    if len(signature.result.slots) > 1 or (signature.result.slots and signature.result.kind != "scalar"):
        raise ArgumentError(f"{signature.name}: it returns more than a number, which has no place in a call by address")
    words = [_word(parameter, flat.kind, flat.type) for parameter in signature.parameters for flat in parameter.flat]
    result = "void"
    if signature.result.slots:
        unsigned = numpy_dtype(signature.result.dtype).kind == "u"
        result = c_type(signature.result.slots[0], unsigned)
    return f"{result}(*)({', '.join(words) or 'void'})"


def _word(parameter: Parameter, kind: str, type: str) -> str:
    dtype = numpy_dtype(parameter.dtype)
    if kind == "data" and dtype.names is None:
        return _POINTED.get(f"{dtype.kind}{dtype.itemsize}", "void") + " *"
    return c_type(type, dtype.kind == "u" and kind == "value")


def entry_pointer(signature: Signature, native: Any, flat: FlatList) -> Any:
    """A pointer of cffi to the entry of a derivative: status(flat arguments with shadows and cotangents…, result slots of 8 bytes)."""
    words = [_of_place(signature, place) for place in flat.arguments]
    return ffi.cast(f"int32_t(*)({', '.join([*words, 'double *'])})", ffi.cast("void *", native))


def _of_place(signature: Signature, place: Place) -> str:
    i = parameter_of(place.label)
    if place.type != "ptr":
        return c_type(place.type, place.unsigned)
    return "void *" if i is None else _word(signature.parameters[i], "data", "ptr")


def c_pointer(program: Program, signature: Signature) -> Any:
    """A pointer of cffi to the function."""
    type = prototype(signature)
    return ffi.cast(type, program.c_address(signature))
