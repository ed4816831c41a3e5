"""The C prototypes of exported functions: flat arguments by name, result slots in a comment.

Two files hold them: a header for C and C++ (a guard, C linkage), and the prototypes alone, without directives, for readers like
`cffi.FFI().cdef`.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.bindings.dtypes import numpy_dtype
from polyglot_ad.bindings.flat import EXTENTS, FlatList, Label, Place
from polyglot_ad.errors import SignatureError
from polyglot_ad.signature.model import Parameter, Signature

_TYPES = {"double": "double", "float": "float", "i64": "long long", "i32": "int", "i16": "short", "i8": "signed char"}
_SUFFIXES = {"extent": "extent", "stride": "stride", "real": "re", "imag": "im", "present": "present"}


def header(name: str, prototypes: str) -> str:
    """The text of `name`.h."""
    guard = f"{name.upper()}_H"
    opening = f'#ifndef {guard}\n#define {guard}\n\n#ifdef __cplusplus\nextern "C" {{\n#endif\n'
    return f"{opening}\n{prototypes}\n#ifdef __cplusplus\n}}\n#endif\n\n#endif\n"


def prototype(name: str, what: str, signature: Signature, flat: FlatList, error: str, budget: int = 0) -> str:
    """The declaration of one exported function, with a comment that says what is in the result slots, and in the array of the memory
    budget."""
    arguments = [_argument(signature, place) for place in flat.arguments]
    slots = [f" *   results[{k}]: {_words(signature, place.label)} ({_type(place)})" for k, place in enumerate(flat.results)]
    comment = [
        f"/* {what}",
        " * Returns 0, or another number if native code raised an error" + (f" ({error}() says which)." if error else "."),
    ]
    if any(place.label == EXTENTS for place in flat.arguments):
        comment += [
            f" * extents[0]: how many bytes the derivative may keep, 0 for {budget}; then the bytes of each array:",
            *(f" *   extents[{k + 1}]: {name}" for k, name in enumerate(_arrays(signature))),
            f" *   extents[{len(_arrays(signature)) + 1}]: 0, or the address of the name of a folder for states that do not fit",
        ]
    if slots:
        comment += [" * results points to slots of 8 bytes:", *slots]
    return "\n".join([*comment, " */", f"int {name}({', '.join([*arguments, 'void *results'])});"])


def _type(place: Place) -> str:
    known = _TYPES.get(place.type)
    if known is None:
        raise SignatureError(f"a number of LLVM type {place.type} has no portable type in C")
    return f"unsigned {known}" if place.unsigned and not known.startswith("signed") else known


def _arrays(signature: Signature) -> list[str]:
    """The flat arguments that are data, by name."""
    data = [(i, j) for i, one in enumerate(signature.parameters) for j, flat in enumerate(one.flat) if flat.kind == "data"]
    return [_name(signature, ("argument", i, j)) for i, j in data]


def _argument(signature: Signature, place: Place) -> str:
    if place.label == EXTENTS:
        return "const long long *extents"
    parameter = _parameter(signature, place.label)
    if place.type != "ptr":
        return f"{_type(place)} {_name(signature, place.label)}"
    constant = place.label[0] == "argument" and parameter is not None and parameter.intent == "in"
    element = _element(parameter)
    return f"{'const ' if constant else ''}{element} *{_name(signature, place.label)}"


def _element(parameter: Parameter | None) -> str:
    dtype = numpy_dtype(parameter.dtype) if parameter is not None else None
    if dtype is not None and dtype.kind == "f" and dtype.itemsize in (4, 8):
        return "float" if dtype.itemsize == 4 else "double"
    integers = {1: "char", 2: "short", 4: "int", 8: "long long"}
    if dtype is not None and dtype.kind in "iu":
        return ("unsigned " if dtype.kind == "u" else "signed " if dtype.itemsize == 1 else "") + integers[dtype.itemsize]
    return "void"


def _parameter(signature: Signature, label: Label) -> Parameter | None:
    inner: Sequence[object] = label
    while isinstance(inner[1], tuple):
        inner = inner[1]
    return signature.parameters[inner[1]] if inner[0] == "argument" and isinstance(inner[1], int) else None


def _name(signature: Signature, label: Label) -> str:
    if label[0] == "argument":
        _, i, j = label
        assert isinstance(i, int) and isinstance(j, int)
        parameter = signature.parameters[i]
        flat = parameter.flat[j]
        suffix = _SUFFIXES.get(flat.kind)
        return parameter.name if suffix is None else f"{parameter.name}_{suffix}{flat.axis if flat.axis >= 0 else ''}"
    if label[0] == "result":
        return "value" if len(signature.result.slots) == 1 else f"value{label[1]}"
    inner = label[1]
    assert isinstance(inner, tuple)
    return f"{_name(signature, inner)}_{label[0]}"


def _words(signature: Signature, label: Label) -> str:
    if label[0] == "result":
        return "the value" if len(signature.result.slots) == 1 else f"part {label[1]} of the value"
    inner = label[1]
    assert isinstance(inner, tuple)
    if label[0] == "gradient":
        return f"the gradient with respect to {_name(signature, inner)}"
    return f"the {label[0]} of {_words(signature, inner) if inner[0] == 'result' else _name(signature, inner)}"
