"""Passing arrays of Rust's crate ndarray: built around the caller's memory, or around a copy that the callee may free."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Parameter

from .call import Call
from .containers import release_empty, require, rust_vec_home
from .passing import detail, flat, number


def pass_ndarray(call: Call, parameter: Parameter, values: list[Value]) -> None:
    builder = call.builder
    data = flat(parameter, values, "data")
    extents = [flat(parameter, values, "extent", axis) for axis in range(len(parameter.shape))]
    length = reduce(builder.mul, extents)
    size = builder.mul(length, call.i64(number(parameter, "element")))
    copy = bool(detail(parameter, "copy"))
    storage: Value = data
    if copy:
        storage = builder.call_named("malloc", ty.PTR, [size])
        call.copy(storage, data, size)
    vec = bool(detail(parameter, "vec"))
    home = rust_vec_home(call, parameter, storage, length) if vec else call.alloca(number(parameter, "size"), 8)
    call.store_at(storage, home, number(parameter, "begin"))
    words = list(_words(call, parameter, extents))
    for value, place in words:
        call.store_at(value, home, place)
    call.pass_value(home)

    def finish() -> None:
        if detail(parameter, "owned"):
            release_empty(call, storage, length)
            return
        for value, place in words:
            same = builder.icmp("eq", builder.load(ty.I64, call.at(home, place), align=8), value)
            require(call, same, f"the callee changed the shape of `{parameter.name}`")
        begin = builder.load(ty.PTR, call.at(home, number(parameter, "begin")), align=8)
        if not copy:
            require(call, builder.icmp("eq", begin, storage), f"the callee put another array in the place of `{parameter.name}`")
            return
        call.copy(data, begin, size)
        pointer = builder.load(ty.PTR, call.at(home, number(parameter, "pointer")), align=8)
        capacity = builder.load(ty.I64, call.at(home, number(parameter, "capacity")), align=8)
        unallocated = builder.icmp("eq", capacity, call.i64(0))
        builder.call_named("free", ty.VOID, [builder.select(unallocated, storage, pointer)])

    if copy or (parameter.intent == "inout" and vec):
        call.after.append(finish)


def _words(call: Call, parameter: Parameter, extents: list[Value]) -> Iterator[tuple[Value, int]]:
    """(extent or stride, its offset). Strides count elements; an array without elements has none."""
    builder = call.builder
    places, strides = detail(parameter, "extents"), detail(parameter, "strides")
    assert isinstance(places, tuple) and isinstance(strides, tuple)
    yield from zip(extents, places, strict=True)
    empty = builder.icmp("eq", reduce(builder.mul, extents), call.i64(0))
    stride: Value = builder.select(empty, call.i64(0), call.i64(1))
    for axis in reversed(range(len(extents))):
        yield stride, strides[axis]
        stride = builder.mul(stride, extents[axis])


__all__ = ["pass_ndarray"]
