"""Passing data inside of the object that a language keeps around it: std::vector, Vec, Fortran's descriptor, Julia's array.

Where the callee may free or move the storage, it gets storage of its own kind: allocated before the call, copied back after it, and
freed. NumPy's memory is never given away.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import const_int, zero
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Parameter

from ..guards import errors
from ..guards.strings import constant_string
from .associated import copy_target
from .call import Call
from .passing import detail, flat, has_flat, number, scalar_home

POINTER = 1
"""The attribute of a descriptor."""
DESCRIPTOR_VERSION = 20240719
"""CFI_VERSION of ISO_Fortran_binding.h."""


def pass_vector(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """std::vector is three pointers: begin, end, end of the storage."""
    builder = call.builder
    data = flat(parameter, values, "data")
    size = builder.mul(flat(parameter, values, "extent", 0), call.i64(number(parameter, "element")))
    begin_at = number(parameter, "begin")
    copy = bool(detail(parameter, "copy"))
    if copy:
        storage: Value = builder.call_named("_Znwm", ty.PTR, [size])
        call.copy(storage, data, size)
    else:
        storage = data
    end = call.at(storage, size)
    home = call.alloca(number(parameter, "size"), 8)
    call.store_at(storage, home, begin_at)
    call.store_at(end, home, number(parameter, "end"))
    call.store_at(end, home, number(parameter, "capacity"))
    call.pass_value(home)

    def copy_back() -> None:
        begin = builder.load(ty.PTR, call.at(home, begin_at), align=8)
        finish = builder.load(ty.PTR, call.at(home, number(parameter, "end")), align=8)
        if not detail(parameter, "owned"):
            length = builder.sub(builder.cast("ptrtoint", finish, ty.I64), builder.cast("ptrtoint", begin, ty.I64))
            require(call, builder.icmp("eq", length, size), f"the callee changed the length of `{parameter.name}`")
        if copy:
            if not detail(parameter, "owned"):
                call.copy(data, begin, size)
            builder.call_named("_ZdlPv", ty.VOID, [begin])

    if copy or detail(parameter, "check"):
        call.after.append(copy_back)


def pass_rust_vec(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """Vec is a pointer, a length and a capacity, in an order of the compiler's choice; 0 capacity means that nothing is allocated."""
    builder = call.builder
    data = flat(parameter, values, "data")
    extents = [flat(parameter, values, "extent", axis) for axis, known in enumerate(parameter.shape) if known is None]
    length = reduce(builder.mul, extents)
    size = builder.mul(length, call.i64(number(parameter, "element")))
    copy = bool(detail(parameter, "copy"))
    if copy:
        storage: Value = builder.call_named("malloc", ty.PTR, [size])
        call.copy(storage, data, size)
    else:
        storage = data
    home = rust_vec_home(call, parameter, storage, length)
    places = extent_places(parameter)
    for value, place in zip(extents, places, strict=False):
        call.store_at(value, home, place)
    absent = builder.icmp("eq", data, zero(ty.PTR)) if parameter.optional else None
    call.pass_value(home if absent is None else builder.select(absent, zero(ty.PTR), home))
    if places and parameter.intent == "inout":
        call.after.append(lambda: _require_shape(call, parameter, home, extents))
    if not copy:
        return
    if detail(parameter, "owned"):
        call.after.append(lambda: release_empty(call, storage, length))
        return

    def copy_back() -> None:
        now = builder.load(ty.I64, call.at(home, number(parameter, "length")), align=8)
        require(call, builder.icmp("eq", now, length), f"the callee changed the length of `{parameter.name}`")
        pointer = builder.load(ty.PTR, call.at(home, number(parameter, "pointer")), align=8)
        capacity = builder.load(ty.I64, call.at(home, number(parameter, "capacity")), align=8)
        call.copy(data, pointer, size)
        unallocated = builder.icmp("eq", capacity, call.i64(0))
        builder.call_named("free", ty.VOID, [builder.select(unallocated, storage, pointer)])

    call.after.append(copy_back)


def _require_shape(call: Call, parameter: Parameter, home: Value, extents: list[Value]) -> None:
    for value, place in zip(extents, extent_places(parameter), strict=True):
        same = call.builder.icmp("eq", call.builder.load(ty.I64, call.at(home, place), align=8), value)
        require(call, same, f"the callee changed the shape of `{parameter.name}`")


def extent_places(parameter: Parameter) -> tuple[int, ...]:
    """The offsets of the extents of a matrix beside the Vec that it is made of."""
    places = detail(parameter, "extents", ())
    assert isinstance(places, tuple)
    return places


def rust_vec_home(call: Call, parameter: Parameter, storage: Value, length: Value) -> Value:
    """A Vec around memory of the caller's."""
    home = call.alloca(number(parameter, "size"), 8)
    call.store_at(storage, home, number(parameter, "pointer"))
    call.store_at(length, home, number(parameter, "length"))
    call.store_at(length, home, number(parameter, "capacity"))
    return home


def release_empty(call: Call, storage: Value, length: Value) -> None:
    """The callee owns the storage and frees it, but of no elements it believes that there is none."""
    empty = call.builder.icmp("eq", length, call.i64(0))
    call.builder.call_named("free", ty.VOID, [call.builder.select(empty, storage, zero(ty.PTR))])


def pass_rust_box(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """A box is the address of memory that the callee frees; one of a slice is that and the number of elements."""
    builder = call.builder
    length = flat(parameter, values, "extent", 0) if has_flat(parameter, "extent") else None
    size: Value = call.i64(number(parameter, "size")) if length is None else builder.mul(length, call.i64(number(parameter, "element")))
    content = scalar_home(call, parameter, values) if parameter.kind == "scalar" else flat(parameter, values, "data")
    storage = builder.call_named("malloc", ty.PTR, [size])
    call.copy(storage, content, size)
    call.pass_value(storage)
    if length is not None:
        call.pass_value(length)
        call.after.append(lambda: release_empty(call, storage, length))


def pass_descriptor(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """base, element bytes, version, rank, type, attribute, extra; per dimension lower bound, extent, stride in bytes."""
    builder = call.builder
    rank = len(parameter.shape)
    element = number(parameter, "element")
    data = flat(parameter, values, "data")
    extents = [flat(parameter, values, "extent", axis) for axis in range(rank)]
    copy = bool(detail(parameter, "copy"))
    strided = has_flat(parameter, "stride")
    size: Value = call.i64(element)
    strides: list[Value] = []
    for axis, length in enumerate(extents):
        strides.append(flat(parameter, values, "stride", axis) if strided else size)
        size = builder.mul(size, length)
    if copy:
        storage: Value = builder.call_named("malloc", ty.PTR, [size])
        call.copy(storage, data, size)
    else:
        storage = data
    home = builder.alloca(descriptor_type(rank), align=8)
    store = _storer(call, home)
    store(storage, 0)
    store(call.i64(element), 8)
    store(const_int(ty.I32, DESCRIPTOR_VERSION), 16)
    store(const_int(ty.I8, rank), 20)
    store(const_int(ty.I8, number(parameter, "type")), 21)
    store(const_int(ty.I8, number(parameter, "attribute")), 22)
    store(const_int(ty.I8, 0), 23)
    for axis in range(rank):
        store(call.i64(1), 24 + 24 * axis)
        store(extents[axis], 32 + 24 * axis)
        store(strides[axis], 40 + 24 * axis)
    address: Value = home
    if parameter.optional:
        address = builder.select(builder.icmp("eq", data, zero(ty.PTR)), zero(ty.PTR), home)
    call.pass_value(address)
    if number(parameter, "attribute") == POINTER and detail(parameter, "associated"):
        call.after.append(lambda: _take_target(call, parameter, home, data, extents, strides))
    if not copy:
        return

    def copy_back() -> None:
        base = builder.load(ty.PTR, home, align=8)
        kept = builder.binary("and", _same_shape(call, home, extents), builder.icmp("ne", base, zero(ty.PTR)))
        require(call, kept, f"the callee changed the shape of `{parameter.name}` or deallocated it")
        call.copy(data, base, size)
        builder.call_named("free", ty.VOID, [base])

    call.after.append(copy_back)


def _same_shape(call: Call, home: Value, extents: list[Value]) -> Value:
    same: Value = const_int(ty.I1, 1)
    for axis, extent in enumerate(extents):
        now = call.builder.load(ty.I64, call.at(home, 32 + 24 * axis), align=8)
        same = call.builder.binary("and", same, call.builder.icmp("eq", now, extent))
    return same


def _take_target(call: Call, parameter: Parameter, home: Value, data: Value, extents: list[Value], strides: list[Value]) -> None:
    """What the callee's pointer leads to at the end."""
    builder = call.builder
    base = builder.load(ty.PTR, home, align=8)
    known = builder.binary("or", builder.icmp("ne", base, zero(ty.PTR)), builder.icmp("eq", data, zero(ty.PTR)))
    known = builder.binary("and", known, _same_shape(call, home, extents))
    require(call, known, f"the callee associated `{parameter.name}` with a target of another shape than the argument's, or with none")
    copy_target(call, parameter, home, data, extents, strides)


def descriptor_type(rank: int) -> ty.StructType:
    dimensions = ty.array(ty.array(ty.I64, 3), rank)
    return ty.struct((ty.PTR, ty.I64, ty.I32, ty.I8, ty.I8, ty.I8, ty.I8, *([dimensions] if rank else [])))


def pass_julia_array(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """Julia's array object around the data; the word before it is the object's type tag, which compiled kernels do not read."""
    builder = call.builder
    rank = number(parameter, "rank")
    element = number(parameter, "element")
    data = flat(parameter, values, "data")
    # the first axes of the NumPy array may be the inside of an element
    extents = [value for one, value in zip(parameter.flat, values, strict=True) if one.kind == "extent"]
    length: Value = call.i64(1)
    for extent in extents:
        length = builder.mul(length, extent)
    block = call.alloca(16 + 32 + 8 * max(rank, 2))
    call.store_at(call.i64(0), block, 8)
    home = call.at(block, 16)
    store = _storer(call, home)
    store(data, 0)
    if detail(parameter, "layout") == "memory":
        memory = call.alloca(16)
        call.store_at(length, memory, 0)
        call.store_at(data, memory, 8)
        store(memory, 8)
        first = 16
    else:
        store(length, 8)
        store(const_int(ty.I16, rank << 2), 16)
        store(const_int(ty.I16, element), 18)
        store(const_int(ty.I32, 0), 20)
        first = 24
    dimensions = extents if first == 16 or rank > 1 else [*extents, length]
    for axis, extent in enumerate(dimensions):
        store(extent, first + 8 * axis)
    call.pass_value(home)

    def check() -> None:
        same = builder.icmp("eq", builder.load(ty.PTR, home, align=8), data)
        for axis, extent in enumerate(extents):
            now = builder.load(ty.I64, call.at(home, first + 8 * axis), align=8)
            same = builder.binary("and", same, builder.icmp("eq", now, extent))
        require(call, same, f"the callee changed the length of `{parameter.name}`")

    if detail(parameter, "check"):
        call.after.append(check)


def _storer(call: Call, home: Value) -> Callable[[Value, int], None]:
    def store(value: Value, offset: int) -> None:
        call.store_at(value, home, offset)

    return store


def require(call: Call, condition: Value, message: str) -> None:
    """Raise unless the condition holds; the call's builder goes on where it does."""
    builder = call.builder
    assert builder.block is not None and builder.block.function is not None
    module = builder.module
    errors.install(module, call.thread_local)
    function = builder.block.function
    broken, fine = function.add_block(), function.add_block()
    builder.cond_br(condition, fine, broken)
    builder.at_end(broken)
    builder.call_named("pad.raise", ty.VOID, [constant_string(module, message), const_int(ty.I64, len(message.encode()))])
    builder.unreachable()
    builder.at_end(fine)
