"""Calls of held pullbacks: one function runs the primal and keeps, the other runs the reverse pass on what was kept, as often as wanted.

What is kept is a tuple of objects: the arena, which frees what native code allocated when the last reference to it goes; the shadows, whose
addresses native code knows; copies of the arguments that are only read. Arrays that the function writes are not kept: they are the
outputs, and belong to the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from polyglot_ad.signature.model import Signature

from .derivative import DerivativeCode, differentiable_outputs, set_result_cotangents
from .dtypes import clear_integers
from .flat import ARENA, FLOATS, FlatList, Label
from .loader import NativeFunction, ffi
from .native import OnError, emit_call
from .parameters import check_arguments
from .request import parameter_of
from .results import Slots
from .source import tuple_of

Kept = tuple[Any, ...]


def augmented_call(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, close: NativeFunction, selected: Collection[int],
    width: int,
) -> Callable[..., tuple[tuple[Any, ...], Kept]]:  # fmt: skip
    """`(arguments…) -> (outputs, kept)`."""
    code = DerivativeCode("augmented", signature, native, flat, on_error, selected)
    check_arguments(code.source, signature, code.codes, functional=True)
    for parameter in code.codes:
        parameter.keep()
    for label, name, i in shadows_of(code):
        code.source.line(f"{name} = {code.codes[i].zeros()}")
        code.values[label] = code.codes[i].address(name)
    open_arena(code, close)
    slots = code.call()
    kept = ["arena", *(name for _, name, _ in shadows_of(code)), *(c.passed for c in code.codes if c.is_memory and not c.written)]
    return code.finish(slots, tuple_of([tuple_of(code.outputs(slots)), tuple_of(kept)]))


def pullback_call(
    signature: Signature, native: NativeFunction, flat: FlatList, augmented: FlatList, on_error: OnError, selected: Collection[int],
    width: int,
) -> Callable[..., tuple[Any, ...]]:  # fmt: skip
    """`(kept, cotangents of the outputs…) -> gradients with respect to the selected`: cotangents as `reverse_call` takes them, gradients as
    it gives them. One call at a time may run on what is kept."""
    outputs = differentiable_outputs(signature)
    code = DerivativeCode("pullback", signature, native, augmented, on_error, selected, [f"t{o}" for o in outputs])
    source = code.source
    source.parameters[: len(signature.parameters)] = ["kept"]
    shadows = shadows_of(code)
    source.line(f"arena, {''.join(name + ', ' for _, name, _ in shadows)}*_ = kept")
    for i, parameter in enumerate(code.codes):
        if str(i) in outputs:
            source.line(f"{', '.join(f'c{i}_{k}' for k in range(width))}{',' if width > 1 else ''} = t{i}")
            for k in range(width):
                name = f"s{i}_{k}"
                made = f"{code.companion(i, 'cotangent of argument')}.like(c{i}_{k}, {name})"
                made = f"conj({made})" if parameter.dtype.kind == "c" else made
                source.line(f"if {name} is not None: {name}[...] = {made}")
    for _, name, i in shadows:
        if str(i) not in outputs:
            source.line(f"if {name} is not None: {name}.fill(0)")
    if any(type in FLOATS for type in signature.result.slots):
        set_result_cotangents(code, width, "given")
    slots = pull_native(code, flat)
    lanes = [tuple_of([_gradient(code, slots, i, k) for i in code.selected]) for k in range(width)]
    return code.finish(slots, lanes[0] if width == 1 else tuple_of(lanes))


def open_arena(code: DerivativeCode, close: NativeFunction) -> None:
    """A line that makes the arena, which frees itself."""
    code.source.bind("open_arena", lambda: ffi.gc(ffi.new("int64_t[8]"), close))
    code.source.line("arena = open_arena()")
    code.values[ARENA] = code.released = "arena"


def pull_native(code: DerivativeCode, flat: FlatList) -> Slots:
    """Emit the native call of the second half, whose flat list is `flat`."""
    slots = Slots(code.source, flat.results)
    expressions = ["arena", *(code.values.get(place.label, "0.0") for place in flat.arguments[1:])]
    emit_call(code.source, code.signature, [*expressions, slots.take()])
    return slots


def shadows_of(code: DerivativeCode) -> list[tuple[Label, str, int]]:
    """(label, variable, parameter) of every shadow that native code has the address of."""
    found: list[tuple[Label, str, int]] = []
    for place in code.flat.arguments:
        if place.label[0] == "shadow":
            i = parameter_of(place.label)
            assert i is not None
            found.append((place.label, f"s{i}_{place.label[2]}", i))
    return found


def _gradient(code: DerivativeCode, slots: Slots, i: int, lane: int) -> str:
    parameter = code.codes[i]
    if not parameter.is_memory:
        parts = [slots.read(("gradient", ("argument", i, j), lane)) for j, f in enumerate(parameter.parameter.flat) if f.kind != "present"]
        return f"complex({parts[0]}, -{parts[1]})" if len(parts) == 2 else parts[0]
    if parameter.parameter.intent == "out":
        return "None"
    name = f"s{i}_{lane}"
    if parameter.dtype.names is not None:
        code.source.bind("clear_integers", clear_integers)
        code.source.line(f"clear_integers({name})")
    copied = f"conj({name})" if parameter.dtype.kind == "c" else f"{name}.copy('K')"
    return f"({copied} if {name} is not None else None)" if parameter.parameter.optional else copied
