"""Functions of the program in the place of function pointers that Python would pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.signature.model import Signature

from .build import PREFIX, flat_type

Prototype = tuple[str, Sequence[str]]

_SCALARS = {
    "<f8": ty.DOUBLE, "<f4": ty.FLOAT, "|b1": ty.I1, "|i1": ty.I8, "|u1": ty.I8, "<i2": ty.I16, "<u2": ty.I16, "<i4": ty.I32,
    "<u4": ty.I32, "<i8": ty.I64, "<u8": ty.I64, "": ty.VOID,
}  # fmt: skip


def bound(signature: Signature) -> dict[int, tuple[str, Prototype]]:
    """By flat argument: the function of the program that stands for it, and its type."""
    found: dict[int, tuple[str, Prototype]] = {}
    at = 0
    for parameter in signature.parameters:
        detail = dict(parameter.detail)
        if "bound" in detail:
            prototype = detail["function"]
            assert isinstance(prototype, tuple)
            found[at] = str(detail["bound"]), prototype
        at += len(parameter.flat)
    return found


def bind(module: Module, name: str, targets: Mapping[int, tuple[str, Prototype]], signatures: Sequence[Signature]) -> None:
    """Let the flat function `name` pass these functions for its arguments."""
    arguments = module.functions[name].arguments
    for at, (symbol, prototype) in targets.items():
        target = next(one for one in signatures if one.symbol == symbol and not one.error)
        arguments[at].replace_all_uses_with(_thunk(module, target, prototype))


def _thunk(module: Module, target: Signature, prototype: Prototype) -> Function:
    """A function of C's convention that calls the target's flat function, whatever optimisers made of the target itself."""
    result, parameters = prototype
    types: list[Type] = [_type(one) for one in parameters]
    function = Function(
        module.unique_name(f"pad.bound.{target.symbol}"), ty.function(_type(result), types), [f"a{i}" for i in range(len(types))],
        prefix="internal",
    )  # fmt: skip
    function.attributes = ("alwaysinline",)
    module.add_function(function)
    builder = Builder(function.add_block("entry"))
    slot = builder.alloca(ty.array(ty.I64, max(len(target.result.slots), 1)), align=16)
    given = [_converted(builder, value, flat_type(flat)) for value, flat in zip(function.arguments, target.flat, strict=True)]
    flat_function = module.functions[PREFIX + target.symbol]
    builder.call(flat_function, [*given, slot])
    builder.ret(_result(builder, slot, _type(result)) if result else None)
    return function


def _type(word: str) -> Type:
    return ty.PTR if word.endswith("*") or word.startswith("&") else _SCALARS[word]


def _converted(builder: Builder, value: Value, type: Type) -> Value:
    if value.type is type:
        return value
    return builder.load(type, value) if value.type is ty.PTR else builder.cast("zext", value, type)


def _result(builder: Builder, slot: Value, type: Type) -> Value:
    if type is ty.PTR:
        return builder.cast("inttoptr", builder.load(ty.I64, slot, align=8), type)
    if type is ty.I1:
        return builder.cast("trunc", builder.load(ty.I8, slot, align=8), type)
    return builder.load(type, slot, align=8)
