"""Calls of derivatives on the caller's own memory: no copies, shadows given by the caller."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from polyglot_ad.budget import Budget
from polyglot_ad.signature.model import Signature

from .derivative import DerivativeCode, output_tangents, set_result_cotangents
from .flat import FLOATS, FlatList
from .held import Kept, open_arena, pull_native, shadows_of
from .loader import NativeFunction
from .native import OnError
from .results import Slots, read_result
from .source import tuple_of


def in_place_forward_call(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, selected: Collection[int]
) -> Callable[..., Any]:
    """`(arguments…, shadows of the selected…) -> (value, tangent)` of the return value, each None where there is none. Shadows of memory
    hold its tangents before and after the call; the shadow of a scalar is its tangent."""
    chosen = sorted(selected)
    code = DerivativeCode("forward", signature, native, flat, on_error, chosen, [f"s{i}_0" for i in chosen])
    code.check(in_place=True)
    for i in chosen:
        if code.codes[i].is_memory:
            _shadow(code, i, "tangent", written=code.codes[i].written)
        else:
            code.number(i, f"s{i}_0")
            code.set_scalar(i, 0, f"s{i}_0")
    slots = code.call()
    tangent = output_tangents(code, slots, 0)[0] if signature.result.kind != "none" else "None"
    return code.finish(slots, tuple_of([_value(code, slots), tangent]))


def in_place_reverse_call(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, selected: Collection[int],
    budget: Budget | None = None, read: bool = True,
) -> Callable[..., Any]:  # fmt: skip
    """`(arguments…, shadows of the selected memory…, [cotangent of the return value]) -> (value, gradients of the selected scalars)`.
    The value is None unless it is `read`.
    Shadows are added into; those of memory that the function overwrites are consumed."""
    chosen = sorted(selected)
    memory = [i for i in chosen if signature.parameters[i].kind != "scalar"]
    with_result = any(type in FLOATS for type in signature.result.slots)
    code = DerivativeCode(
        "reverse",
        signature,
        native,
        flat,
        on_error,
        chosen,
        [*(f"s{i}_0" for i in memory), *(["tr"] if with_result else [])],
        budget,
    )
    code.check(in_place=True)
    for i in memory:
        _shadow(code, i, "shadow", written=True)
    if with_result:
        set_result_cotangents(code, 1, "given", conjugate=False)
    slots = code.call()
    gradients = [_gradient(code, slots, i) for i in chosen if i not in memory]
    return code.finish(slots, tuple_of([_value(code, slots) if read else "None", tuple_of(gradients)]))


def in_place_run_call(
    signature: Signature, native: NativeFunction, flat: FlatList, on_error: OnError, close: NativeFunction, selected: Collection[int]
) -> Callable[..., tuple[Any, Kept]]:
    """`(arguments…, shadows of the selected memory…) -> (value, kept)`: the first half of a split derivative, on the caller's memory."""
    memory = [i for i in sorted(selected) if signature.parameters[i].kind != "scalar"]
    code = DerivativeCode("run", signature, native, flat, on_error, selected, [f"s{i}_0" for i in memory])
    code.check(in_place=True)
    for i in memory:
        _shadow(code, i, "shadow", written=True)
    for label, name, i in shadows_of(code):
        if i not in memory:
            code.source.line(f"{name} = {code.codes[i].zeros()}")
            code.values[label] = code.codes[i].address(name)
    open_arena(code, close)
    slots = code.call()
    kept = ["arena", *(name for _, name, _ in shadows_of(code)), *(c.passed for c in code.codes if c.is_memory)]
    return code.finish(slots, tuple_of([_value(code, slots), tuple_of(kept)]))


def in_place_pull_call(
    signature: Signature, native: NativeFunction, flat: FlatList, run: FlatList, on_error: OnError, selected: Collection[int]
) -> Callable[..., tuple[Any, ...]]:
    """`(kept, [cotangent of the return value]) -> gradients of the selected scalars`: the second half, any number of times."""
    with_result = any(type in FLOATS for type in signature.result.slots)
    code = DerivativeCode("pull", signature, native, run, on_error, selected, ["tr"] if with_result else [])
    code.source.parameters[: len(signature.parameters)] = ["kept"]
    shadows = shadows_of(code)
    code.source.line(f"arena, {''.join(name + ', ' for _, name, _ in shadows)}*_ = kept")
    for _, name, i in shadows:
        if i not in selected:
            code.source.line(f"if {name} is not None: {name}.fill(0)")
    if with_result:
        set_result_cotangents(code, 1, "given", conjugate=False)
    slots = pull_native(code, flat)
    return code.finish(slots, tuple_of([_gradient(code, slots, i) for i in code.selected if signature.parameters[i].kind == "scalar"]))


def _shadow(code: DerivativeCode, i: int, kind: str, written: bool) -> None:
    name = f"s{i}_0"
    passed = code.codes[i].passed
    code.source.line(f"{name} = {code.companion(i, 'shadow of argument')}.in_place({name}, {passed}, {written})")
    code.set_shadow(kind, i, 0, name)


def _gradient(code: DerivativeCode, slots: Slots, i: int) -> str:
    flats = code.codes[i].parameter.flat
    parts = [slots.read(("gradient", ("argument", i, j), 0)) for j, flat in enumerate(flats) if flat.kind != "present"]
    return f"complex({parts[0]}, {parts[1]})" if len(parts) == 2 else parts[0]


def _value(code: DerivativeCode, slots: Slots) -> str:
    return read_result(code.signature.result, slots) or "None"
