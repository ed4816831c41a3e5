"""What messages say of dtypes, parameters and values."""

from __future__ import annotations

from typing import Any

import numpy as np

from polyglot_ad.signature.model import Parameter

from .callbacks import is_address
from .dtypes import numpy_dtype


def describe_dtype(dtype: np.dtype[Any]) -> str:
    if dtype.subdtype is not None:
        return f"{describe_dtype(dtype.subdtype[0])}{list(dtype.subdtype[1])}"
    if dtype.names is None:
        return dtype.name if dtype.isnative else str(dtype)
    assert dtype.fields is not None
    return "{" + ", ".join(f"{name}: {describe_dtype(dtype.fields[name][0])}" for name in dtype.names) + "}"


def describe_parameter(parameter: Parameter) -> str:
    """What a parameter takes, in words."""
    detail = dict(parameter.detail)
    if parameter.kind == "refused":
        return f"a parameter that cannot be passed: {detail['reason']}"
    name = describe_dtype(numpy_dtype(parameter.dtype))
    if "function" in detail:
        return _describe_prototype(detail["function"])
    if "address" in detail:
        return f"an address ({detail['address']})"
    if "enum" in detail:
        variants: Any = detail["enum"]
        return "one of " + ", ".join(f"{variant!r} ({number})" for variant, number in variants)
    if "utf8" in detail:
        return "a text (str, or bytes in UTF-8)"
    if "character" in detail:
        return "a character (str)"
    if parameter.kind == "scalar":
        return next((f"an MPI_{kind} of mpi4py" for key, kind in parameter.detail if key == "handle"), name)
    if parameter.kind == "record":
        return f"a record {name}"
    words = [] if parameter.intent == "in" else ["writable"]
    if parameter.order == "F" and (parameter.any_rank or len(parameter.shape) > 1):
        words.append("Fortran-contiguous")
    elif parameter.order == "C" or not any(flat.kind == "stride" for flat in parameter.flat):
        words.append("contiguous")
    if "addresses" in detail:
        name = f"{name} (addresses, {detail['addresses']})"
    words += [name, "array"]
    if not parameter.any_rank:
        lengths = ", ".join(":" if n is None else str(n) for n in parameter.shape)
        words.append(f"of shape ({lengths}{',' if len(parameter.shape) == 1 else ''})")
    if parameter.minimum:
        words.append(f"of at least {parameter.minimum} element{'s' if parameter.minimum > 1 else ''}")
    return "a " + " ".join(words)


def _describe_prototype(prototype: Any) -> str:
    result, parameters = prototype
    words = [one if is_address(one) or not one else describe_dtype(np.dtype(one.removeprefix("&"))) for one in (*parameters, result)]
    return f"a function ({', '.join(words[:-1])})" + (f" -> {words[-1]}" if result else "")


def describe(value: object) -> str:
    """What came, in words short enough for one line."""
    if isinstance(value, np.ndarray):
        notes = [describe_dtype(value.dtype), "array", f"of shape {value.shape}"]
        if not value.flags.writeable:
            notes.insert(0, "read-only")
        if not value.flags.c_contiguous:
            notes.insert(0, "Fortran-contiguous" if value.flags.f_contiguous else "non-contiguous")
        return ("a " if type(value) is np.ndarray else f"a {type(value).__name__}, ") + " ".join(notes)
    if value is None:
        return "None"
    if isinstance(getattr(value, "__cuda_array_interface__", None), dict):
        return f"{type(value).__name__} in a device's memory (nothing runs on a device here: bring it to the host, by .get() or .cpu())"
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) <= 60 else text[:57] + '...'}"
