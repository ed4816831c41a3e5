"""One function per word of `signature/passing.py` for what needs no object around the data: scalars, addresses, structures, slices."""

from __future__ import annotations

from polyglot_ad.errors import SignatureError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import zero
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Parameter
from polyglot_ad.signature.source_types import element_count

from .call import Call


def detail(parameter: Parameter, key: str, default: object = None) -> object:
    return dict(parameter.detail).get(key, default)


def number(parameter: Parameter, key: str) -> int:
    value = detail(parameter, key, 0)
    assert isinstance(value, int)
    return value


def flat(parameter: Parameter, values: list[Value], kind: str, axis: int = -1) -> Value:
    """The flat argument of one kind."""
    for one, value in zip(parameter.flat, values, strict=True):
        if one.kind == kind and one.axis == axis:
            return value
    raise SignatureError(f"parameter `{parameter.name}` has no flat argument `{kind}`")


def has_flat(parameter: Parameter, kind: str) -> bool:
    return any(one.kind == kind for one in parameter.flat)


def pass_value(call: Call, parameter: Parameter, values: list[Value]) -> None:
    signed = isinstance(parameter.dtype, str) and parameter.dtype[1] == "i"
    if call.boxed:
        call.arguments.append(call.box(values[0]))
        return
    if detail(parameter, "handle", "") and call.next_type().is_pointer:  # a handle that is an address
        call.arguments.append(call.builder.cast("inttoptr", values[0], ty.PTR))
        return
    call.arguments.append(call.convert(values[0], call.next_type(), signed))


def pass_complex(call: Call, parameter: Parameter, values: list[Value]) -> None:
    real, imag = flat(parameter, values, "real"), flat(parameter, values, "imag")
    type = call.next_type()
    if type is real.type:
        call.arguments.append(real)
        call.pass_value(imag)
    elif isinstance(type, ty.StructType | ty.ArrayType):
        call.arguments.append(call.builder.insert_value(call.builder.insert_value(call.builder.undef(type), real, 0), imag, 1))
    else:
        home = _complex_home(call, real, imag)
        call.arguments.append(home if isinstance(type, ty.PointerType) else call.builder.load(type, home))


def _complex_home(call: Call, real: Value, imag: Value) -> Value:
    home = call.builder.alloca(ty.array(real.type, 2), align=16)
    call.builder.store(real, home)
    call.store_at(imag, home, call.layout.size(real.type))
    return home


def scalar_home(call: Call, parameter: Parameter, values: list[Value]) -> Value:
    """Memory of the caller's with a scalar in it."""
    if has_flat(parameter, "real"):
        return _complex_home(call, flat(parameter, values, "real"), flat(parameter, values, "imag"))
    value = flat(parameter, values, "value")
    stored = _type(str(detail(parameter, "store", str(value.type))))
    converted = call.convert(value, stored, isinstance(parameter.dtype, str) and parameter.dtype[1] == "i")
    home = call.builder.alloca(stored, align=call.layout.align(stored))
    call.builder.store(converted, home)
    return home


def pass_reference(call: Call, parameter: Parameter, values: list[Value]) -> None:
    home = scalar_home(call, parameter, values)
    if has_flat(parameter, "present"):
        present = call.convert(flat(parameter, values, "present"), ty.I1)
        home = call.builder.select(present, home, zero(ty.PTR))
    call.pass_value(home)


def _type(text: str) -> Type:
    return ty.integer(int(text[1:])) if text.startswith("i") else ty.FLOATS[text]


def pass_pointer(call: Call, parameter: Parameter, values: list[Value]) -> None:
    call.pass_value(values[0])


def pass_image(call: Call, parameter: Parameter, values: list[Value]) -> None:
    pass_memory(call, values[0], call.pieces_for(parameter.dtype, element_count(parameter.shape)), number(parameter, "size"))


def pass_memory(call: Call, data: Value, types: list[Type] | None, size: int) -> None:
    """Pass a structure that lies in memory by value: in registers of these types, or by the address of a copy."""
    if types is None:
        if any(attribute.startswith("byval") for attribute in call.next_attributes()):
            call.arguments.append(_aligned_copy(call, data, size))
        else:
            call.pass_value(_aligned_copy(call, data, size))
        return
    at = 0
    for type in types:
        at = call.offset_after(at, type)
        call.arguments.append(call.builder.load(type, call.at(data, at), align=1))
        at += call.layout.store_size(type)


def _aligned_copy(call: Call, data: Value, size: int) -> Value:
    home = call.alloca(size)
    call.copy(home, data, size)
    return home


def pass_slice(call: Call, parameter: Parameter, values: list[Value]) -> None:
    call.pass_value(flat(parameter, values, "data"))
    call.pass_value(flat(parameter, values, "extent", 0))


def pass_option(call: Call, parameter: Parameter, values: list[Value]) -> None:
    present = call.convert(flat(parameter, values, "present"), ty.I1)
    call.arguments.append(call.convert(present, call.next_type(), signed=False))
    call.pass_value(flat(parameter, values, "value"))


def pass_character(call: Call, parameter: Parameter, values: list[Value]) -> None:
    call.pass_value(flat(parameter, values, "data"))
    call.trailing.append(flat(parameter, values, "extent", 0))
