"""Signatures of functions without debug info, from their IR alone: numbers by value are known, pointers are not."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function

from .building import Draft, result_of, scalar_parameter
from .model import Parameter, Signature
from .source_types import Scalar, Unsupported

_FLOATS: dict[Type, str] = {ty.HALF: "<f2", ty.FLOAT: "<f4", ty.DOUBLE: "<f8", ty.X86_FP80: "<f16"}
_PRIVATE = ("internal", "private", "available_externally")


def read(function: Function) -> Signature | None:
    """What the IR says of an external function; pointers make it an error that a declaration cures."""
    if any(word in _PRIVATE for word in function.prefix.split()):
        return None
    draft = Draft(function.name, function.name, "llvm")
    if function.function_type.variadic:
        draft.fail("the function takes a variable number of arguments")
    for number, argument in enumerate(function.arguments, 1):
        name = argument.name or f"arg{number}"

        def make(name: str = name, type: Type = argument.type) -> Parameter:
            return scalar_parameter(name, _scalar(type))

        draft.parameter(name, make)
    if not function.function_type.result.is_void:
        draft.returns(lambda: result_of(_scalar(function.function_type.result)))
    return draft.finish()


def _scalar(type: Type) -> Scalar:
    if type in _FLOATS:
        return Scalar(_FLOATS[type])
    if type is ty.I1:
        return Scalar("|b1")
    if isinstance(type, ty.IntType) and type.bits in (8, 16, 32, 64):
        return Scalar(f"{'|' if type.bits == 8 else '<'}i{type.bits // 8}")
    if isinstance(type, ty.PointerType):
        raise Unsupported("a pointer, and there is no debug info that says to what: declare the function")
    raise Unsupported(f"of type {type}, and there is no debug info that says what that is: declare the function")
