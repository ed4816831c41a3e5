"""Derivatives of which nobody reads what the primal returns: what only that needs is not computed."""

from __future__ import annotations

from collections.abc import Sequence

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Module
from polyglot_ad.signature.model import slot_size


def without_value(module: Module, inner: Function, values: Sequence[str], types: Sequence[str]) -> Function:
    """Add a function that calls the derivative `inner` and stores all its result slots (LLVM types `types`) but the first, those of
    `values`. Where `inner` becomes part of it, LLVM finds that nothing reads those."""
    function = Function(module.unique_name(f"{inner.name}.alone"), inner.function_type, [argument.name for argument in inner.arguments])
    for own, given in zip(function.arguments, inner.arguments, strict=True):
        own.attributes = given.attributes
    module.add_function(function)
    builder = Builder(function.add_block("entry"))
    *passed, results = function.arguments
    slots = builder.alloca(ty.array(ty.I8, sum(map(slot_size, types))), align=16)
    builder.call(inner, [*passed, slots])
    at = 0
    for k, type in enumerate(types):
        if k >= len(values):
            value = builder.load(_type(type), builder.gep(ty.I8, slots, [at]), align=8)
            builder.store(value, builder.gep(ty.I8, results, [at]), align=8)
        at += slot_size(type)
    builder.ret()
    return function


def _type(text: str) -> Type:
    return ty.integer(int(text[1:])) if text.startswith("i") else ty.FLOATS[text]
