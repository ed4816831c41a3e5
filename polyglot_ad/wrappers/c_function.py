"""A program's function as C would call it: for other libraries, which call it by its address."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_float, const_int
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Constant, Function, Module
from polyglot_ad.signature.model import Signature

from .build import flat_type

NAME = "pad_c_function"


def add_c_function(module: Module, signature: Signature, entry: str) -> Function:
    """Add `result pad_c_function(flat arguments…)`, which calls the guarded `entry`. After an error the result is NaN, or zero."""
    slots = signature.result.slots
    result = flat_of(slots[0]) if slots else ty.VOID
    types = [flat_type(flat) for flat in signature.flat]
    function = Function(NAME, ty.function(result, types), [f"a{i}" for i in range(len(types))])
    module.add_function(function)
    builder = Builder(function.add_block("entry"))
    home = builder.alloca(ty.array(ty.I64, 2), align=16)
    if slots:
        builder.store(_nothing(result), home, align=8)
    builder.call(module.functions[entry], [*function.arguments, home])
    builder.ret(builder.load(result, home, align=8) if slots else None)
    return function


def flat_of(text: str) -> Type:
    return ty.integer(int(text[1:])) if text.startswith("i") else ty.FLOATS[text]


def _nothing(type: Type) -> Constant:
    return const_float(type, float("nan")) if type.is_float else const_int(type, 0)
