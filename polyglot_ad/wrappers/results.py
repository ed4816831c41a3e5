"""Results: from what the callee returns, or wrote to its result argument, to the slots of the flat results."""

from __future__ import annotations

from typing import Literal

import numpy as np

from polyglot_ad.errors import SignatureError
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Result, slot_size
from polyglot_ad.signature.source_types import dtype_size, element_count, leaves

from .call import Call, leaf_type


def result_size(result: Result) -> int:
    return dtype_size(result.dtype) * element_count(result.shape)


def store_results(call: Call, result: Result, returned: Value, home: Value | None, slots: Value) -> None:
    """`home`: where an indirect result was written; `returned`: what the call returned otherwise."""
    if result.kind == "none":
        return
    if home is None:
        pieces = _pieces(call, returned)
        as_they_lie = _order(result) == "C"
        wanted = [leaf_type(scalar) for _ in range(element_count(result.shape)) for _, scalar in leaves(result.dtype)]
        if as_they_lie and len(pieces) == len(wanted) and all(_fits(piece.type, want) for piece, want in zip(pieces, wanted, strict=True)):
            _store(call, [call.convert(piece, want, signed=False) for piece, want in zip(pieces, wanted, strict=True)], slots)
            return
        home = _spill(call, pieces, result_size(result))
    values: list[Value] = []
    for base in _element_offsets(result):
        for offset, scalar in leaves(result.dtype, base):
            values.append(call.builder.load(leaf_type(scalar), call.at(home, offset), align=1))
    _store(call, values, slots)


def _element_offsets(result: Result) -> list[int]:
    """Where each element lies in the callee's memory, in C order of the elements."""
    positions = np.arange(element_count(result.shape)).reshape(result.shape, order=_order(result))
    return [int(position) * dtype_size(result.dtype) for position in positions.reshape(-1)]


def _order(result: Result) -> Literal["C", "F"]:
    return "F" if dict(result.detail).get("order") == "F" else "C"


def _fits(have: Type, want: Type) -> bool:
    if have is want or (have.is_pointer and want is ty.I64):
        return True
    return isinstance(have, ty.IntType) and isinstance(want, ty.IntType) and have.bits == 1 and want.bits == 8


def _pieces(call: Call, value: Value) -> list[Value]:
    type = value.type
    if isinstance(type, ty.StructType):
        assert type.fields is not None
        return [piece for index in range(len(type.fields)) for piece in _pieces(call, call.builder.extract_value(value, index))]
    if isinstance(type, ty.ArrayType):
        return [piece for index in range(type.count) for piece in _pieces(call, call.builder.extract_value(value, index))]
    if type.is_void:
        raise SignatureError(f"`{call.signature.name}` returns nothing where its signature has a result")
    return [value]


def spill(call: Call, returned: Value, size: int) -> Value:
    """What a call returned in memory, as it lies there."""
    return _spill(call, _pieces(call, returned), size)


def _spill(call: Call, pieces: list[Value], size: int) -> Value:
    """Pieces in memory as the structure lies there, each at its own alignment behind the one before."""
    ends = at = 0
    offsets: list[int] = []
    for piece in pieces:
        at = call.offset_after(ends, piece.type)
        offsets.append(at)
        ends = at + call.layout.store_size(piece.type)
    home = call.alloca(max(ends, size))
    for piece, offset in zip(pieces, offsets, strict=True):
        call.store_at(piece, home, offset)
    return home


def _store(call: Call, values: list[Value], slots: Value) -> None:
    at = 0
    for value in values:
        call.builder.store(value, call.at(slots, at), align=8)
        at += slot_size(str(value.type))
