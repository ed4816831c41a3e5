"""The native call: arrays are written in place, the function's own return value comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from polyglot_ad.signature.model import Signature

from . import callbacks
from .flat import FlatList, flat_list
from .loader import FunctionLibrary, NativeFunction, c_type, ffi
from .parameters import ParameterCode, check_arguments
from .results import Slots, read_result
from .source import Source

OnError = Callable[[int], NoReturn]
"""Raises the exception that a non-zero status stands for."""


def emit_call(source: Source, signature: Signature, expressions: list[str], released: str = "") -> None:
    """Emit the native call, and what follows from its status. `released`: a variable with native memory, which an error frees first."""
    calls_back = any(key == "function" for parameter in signature.parameters for key, _ in parameter.detail)
    if calls_back:
        source.line(f"{source.bind('forget', callbacks.forget)}()")
    source.line(f"status = native({', '.join(expressions)})")
    if calls_back:
        source.line(f"{source.bind('reraise', callbacks.reraise)}()")
    if released:
        # An exception takes memory, too, and there may be none left.
        source.line(f"if status: {source.bind('release', ffi.release)}({released})")
    source.line("if status: on_error(status)")


def load_flat(library: FunctionLibrary, symbol: str, flat: FlatList) -> NativeFunction:
    """The flat function `symbol` of a library."""
    types = [c_type(place.type, place.unsigned) for place in flat.arguments]
    return library.function(symbol, [*types, "void *"])


def checked_arguments(signature: Signature) -> Callable[..., tuple[Any, ...]]:
    """A Python function of the signature's parameters, by position, that gives them as they may be passed, or raises."""
    source = Source("checked", [f"a{i}" for i in range(len(signature.parameters))])
    codes = [ParameterCode(source, signature, i) for i in range(len(signature.parameters))]
    check_arguments(source, signature, codes, functional=True)
    source.line(f"return ({''.join(code.given + ', ' for code in codes)})")
    return source.function()


def native_call(signature: Signature, function: NativeFunction, on_error: OnError) -> Callable[..., Any]:
    """A Python function of the signature's parameters, by position, that calls `function` on the caller's own arrays."""
    flat = flat_list(signature)
    source = Source("call", [f"a{i}" for i in range(len(signature.parameters))])
    source.bind("native", function)
    source.bind("on_error", on_error)
    codes = [ParameterCode(source, signature, i) for i in range(len(signature.parameters))]
    check_arguments(source, signature, codes, functional=False)
    for code in codes:
        code.passed = code.given
    slots = Slots(source, flat.results)
    expressions = [codes[int(i)].flat(int(j)) for _, i, j in (place.label for place in flat.arguments)]  # type: ignore[call-overload]
    emit_call(source, signature, [*expressions, slots.take()])
    if (value := read_result(signature.result, slots)) is not None:
        source.line(f"value = {value}")
        slots.give()
        source.line("return value")
    return source.function()
