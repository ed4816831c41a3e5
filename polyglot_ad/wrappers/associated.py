"""Fortran's `pointer` dummies that the callee associates anew: what they lead to at the end is what the caller gets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Parameter
from polyglot_ad.signature.source_types import dtype_size, leaves

from .call import Call, leaf_type


def copy_target(call: Call, parameter: Parameter, home: Value, data: Value, extents: Sequence[Value], strides: Sequence[Value]) -> None:
    """Copy the elements that the descriptor `home` leads to into the caller's array, if they are others. Their number is right. What is
    read may overlap what is written, as in `y => y(n:1:-1)`: the elements wait in memory of their own."""
    builder = call.builder
    base = builder.load(ty.PTR, home, align=8)
    steps = [builder.load(ty.I64, call.at(home, 40 + 24 * axis), align=8) for axis in range(len(extents))]
    other: Value = builder.icmp("ne", base, data)
    count: Value = call.i64(1)
    for own, new, extent in zip(strides, steps, extents, strict=True):
        other = builder.binary("or", other, builder.icmp("ne", own, new))
        count = builder.mul(count, extent)
    other = builder.binary("and", other, builder.icmp("sgt", count, call.i64(0)))
    assert builder.block is not None and builder.block.function is not None
    function = builder.block.function
    copying, done = function.add_block("associated"), function.add_block("copied")
    builder.cond_br(other, copying, done)
    builder.at_end(copying)
    element = call.i64(dtype_size(parameter.dtype))
    room = builder.call_named("malloc", ty.PTR, [builder.mul(count, element)])
    _each(call, count, lambda k: (call.at(room, builder.mul(k, element)), _place(call, base, k, extents, steps)), parameter)
    _each(call, count, lambda k: (_place(call, data, k, extents, strides), call.at(room, builder.mul(k, element))), parameter)
    builder.call_named("free", ty.VOID, [room])
    builder.br(done)
    builder.at_end(done)


def _each(call: Call, count: Value, places: Callable[[Value], tuple[Value, Value]], parameter: Parameter) -> None:
    """A loop that copies an element per turn; `places` gives where to and where from."""
    builder: Builder = call.builder
    before = builder.block
    assert before is not None and before.function is not None
    body, after = before.function.add_block("element"), before.function.add_block("elements")
    builder.br(body)
    builder.at_end(body)
    k = builder.phi(ty.I64, [(call.i64(0), before)])
    target, source = places(k)
    for offset, scalar in leaves(parameter.dtype):
        type = leaf_type(scalar)
        align = call.layout.align(type)
        builder.store(builder.load(type, call.at(source, offset), align=align), call.at(target, offset), align=align)
    following = builder.add(k, call.i64(1))
    k.add_incoming(following, body)
    builder.cond_br(builder.icmp("slt", following, count), body, after)
    builder.at_end(after)


def _place(call: Call, base: Value, number: Value, extents: Sequence[Value], strides: Sequence[Value]) -> Value:
    """The address of an element by its number, in Fortran's order."""
    builder = call.builder
    offset: Value = zero(ty.I64)
    for axis, (extent, stride) in enumerate(zip(extents, strides, strict=True)):
        last = axis == len(extents) - 1
        index = number if last else builder.binary("urem", number, extent)
        number = number if last else builder.binary("udiv", number, extent)
        offset = builder.add(offset, builder.mul(index, stride))
    return call.at(base, offset)
