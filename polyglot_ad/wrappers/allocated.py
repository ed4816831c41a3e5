"""Results that the callee allocates: their extents go to the result slots, their elements to the array that the caller brought."""

from __future__ import annotations

from polyglot_ad.errors import SignatureError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import const_int, zero
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Parameter

from .call import Call
from .containers import DESCRIPTOR_VERSION, descriptor_type, extent_places
from .passing import detail, flat, number


def pass_allocated(call: Call, parameter: Parameter, values: list[Value]) -> None:
    """Pass the address of an empty object where the callee takes one; copy out of it after the call, then free it."""
    target = flat(parameter, values, "data")
    form = str(detail(parameter, "form"))
    if form == "descriptor":
        home = _empty_descriptor(call, parameter)
    elif form == "julia-array":
        call.after.append(lambda: _take_julia(call, parameter, target))
        return
    elif detail(parameter, "inside"):
        call.after.append(lambda: _take_member(call, parameter, target))
        return
    else:
        home = call.alloca(number(parameter, "size"), 8)
    call.pass_value(home)
    take = {"descriptor": _take_descriptor, "rust-vec": _take_rust_vec, "vector": _take_vector}.get(form)
    if take is None:
        raise SignatureError(f"`{call.signature.name}` returns its result in an unknown form, {form}")
    call.after.append(lambda: take(call, parameter, target, home))


def _take_vector(call: Call, parameter: Parameter, target: Value, home: Value) -> None:
    builder = call.builder
    begin = builder.load(ty.PTR, call.at(home, number(parameter, "begin")), align=8)
    end = builder.load(ty.PTR, call.at(home, number(parameter, "end")), align=8)
    size = builder.sub(builder.cast("ptrtoint", end, ty.I64), builder.cast("ptrtoint", begin, ty.I64))
    _copy_out(call, target, begin, [builder.binary("sdiv", size, call.i64(number(parameter, "element")))], size)
    builder.call_named("_ZdlPv", ty.VOID, [begin])


def _take_rust_vec(call: Call, parameter: Parameter, target: Value, home: Value) -> None:
    builder = call.builder
    pointer = builder.load(ty.PTR, call.at(home, number(parameter, "pointer")), align=8)
    length = builder.load(ty.I64, call.at(home, number(parameter, "length")), align=8)
    capacity = builder.load(ty.I64, call.at(home, number(parameter, "capacity")), align=8)
    size = builder.mul(length, call.i64(number(parameter, "element")))
    extents: list[Value] = [builder.load(ty.I64, call.at(home, place), align=8) for place in extent_places(parameter)]
    _copy_out(call, target, pointer, extents or [length], size, number(parameter, "slot"))
    unallocated = builder.icmp("eq", capacity, call.i64(0))
    builder.call_named("free", ty.VOID, [builder.select(unallocated, zero(ty.PTR), pointer)])


def _take_member(call: Call, parameter: Parameter, target: Value) -> None:
    """An array, or a number, inside of what the callee returned."""
    assert call.home is not None
    if detail(parameter, "number"):
        _copy_out(call, target, call.at(call.home, number(parameter, "at")), [], call.i64(number(parameter, "element")))
    else:
        _take_rust_vec(call, parameter, target, call.home)


def _empty_descriptor(call: Call, parameter: Parameter) -> Value:
    """An unallocated allocatable array."""
    builder = call.builder
    rank = number(parameter, "rank")
    home = builder.alloca(descriptor_type(rank), align=8)
    call.store_at(zero(ty.PTR), home, 0)
    call.store_at(call.i64(number(parameter, "element")), home, 8)
    call.store_at(const_int(ty.I32, DESCRIPTOR_VERSION), home, 16)
    for offset, value in ((20, rank), (21, number(parameter, "type")), (22, 2), (23, 0)):
        call.store_at(const_int(ty.I8, value), home, offset)
    for axis in range(rank):
        for word in range(3):
            call.store_at(call.i64(0), home, 24 + 24 * axis + 8 * word)
    return home


def _take_descriptor(call: Call, parameter: Parameter, target: Value, home: Value) -> None:
    builder = call.builder
    base = builder.load(ty.PTR, home, align=8)
    extents: list[Value] = [builder.load(ty.I64, call.at(home, 32 + 24 * axis), align=8) for axis in range(number(parameter, "rank"))]
    _copy_out(call, target, base, extents, _bytes(call, extents, number(parameter, "element")))
    builder.call_named("free", ty.VOID, [base])


def _take_julia(call: Call, parameter: Parameter, target: Value) -> None:
    """The array belongs to the call's arena, which the guard releases. A member of a tuple has "at", where it stands in what is returned,
    and "slot", the first slot of its extents; a number stands there itself."""
    builder = call.builder
    assert call.returned is not None
    header: Value = call.returned
    member = dict(parameter.detail)
    if "at" in member:
        header = call.at(header, number(parameter, "at"))
        if member.get("number"):
            _copy_out(call, target, header, [], call.i64(number(parameter, "element")))
            return
        header = builder.load(ty.PTR, header, align=8)
    data = builder.load(ty.PTR, header, align=8)
    first = 16 if detail(parameter, "layout") == "memory" else 24
    axes = range(number(parameter, "rank"))
    extents: list[Value] = [builder.load(ty.I64, call.at(header, first + 8 * axis), align=8) for axis in axes]
    slot = number(parameter, "slot") if "slot" in member else 0
    _copy_out(call, target, data, extents, _bytes(call, extents, number(parameter, "element")), slot)


def _bytes(call: Call, extents: list[Value], element: int) -> Value:
    size: Value = call.i64(element)
    for extent in extents:
        size = call.builder.mul(size, extent)
    return size


def _copy_out(call: Call, target: Value, data: Value, extents: list[Value], size: Value, slot: int = 0) -> None:
    """Store the extents; copy the elements unless the caller only asks for the extents."""
    builder = call.builder
    for axis, extent in enumerate(extents):
        builder.store(extent, call.at(call.slots, 8 * (slot + axis)), align=8)
    assert builder.block is not None and builder.block.function is not None
    function = builder.block.function
    wanted, done = function.add_block(), function.add_block()
    builder.cond_br(builder.icmp("eq", target, zero(ty.PTR)), done, wanted)
    builder.at_end(wanted)
    call.copy(target, data, size)
    builder.br(done)
    builder.at_end(done)
