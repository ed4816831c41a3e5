"""Vector operations that the generators do not know are taken apart: masked accesses lane by lane, reductions into chains.

    %v = call <2 x double> @llvm.masked.load.v2f64.p0(ptr %x, <2 x i1> %mask, <2 x double> %otherwise)

becomes a load behind a branch for each lane. What a lane does not access it has no derivative by, so a select would not do."""

from __future__ import annotations

from collections.abc import Callable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Function, Value
from polyglot_ad.rules.functions import mangled

from ..control.blocks import split_block

_CHAINS = {
    "llvm.vector.reduce.fmul.": "fmul",
    "llvm.vector.reduce.fmax.": "llvm.maxnum",
    "llvm.vector.reduce.fmin.": "llvm.minnum",
    "llvm.vector.reduce.fmaximum.": "llvm.maximum",
    "llvm.vector.reduce.fminimum.": "llvm.minimum",
}
"""Reductions of floats, and what they do with two of them. That of sums is differentiated as it is."""


def lower_lanes(function: Function, layout: DataLayout) -> None:
    """In place. Masked accesses and reductions that are not listed are left, to be refused where they matter."""
    for call in [i for i in function.instructions() if isinstance(i, ins.Call)]:
        callee = call.called_function
        if callee is None or callee.blocks or not callee.name.startswith("llvm."):
            continue
        if (operation := next((chain for name, chain in _CHAINS.items() if callee.name.startswith(name)), None)) is not None:
            _chain(call, operation)
            continue
        lower = next((lower for name, lower in _ACCESSES.items() if callee.name.startswith(name)), None)
        if lower is not None:
            lower(call, layout)


def _chain(call: ins.Call, operation: str) -> None:
    *start, vector = call.arguments
    assert isinstance(vector.type, ty.VectorType)
    if vector.type.scalable:
        return
    b = Builder(before=call)
    parts = [*start, *(_lane(b, vector, k) for k in range(vector.type.count))]
    total = parts[0]
    for part in parts[1:]:
        if operation == "fmul":
            total = b.fmul(total, part)
        else:
            total = b.call_named(f"{operation}.{mangled(vector.type.element)}", call.type, [total, part])
    call.replace_all_uses_with(total)
    call.erase()


def _lane(b: Builder, vector: Value, k: int) -> Value:
    return b.insert(ins.ExtractElement(vector, const_int(ty.I64, k)))


def _load(call: ins.Call, layout: DataLayout) -> None:
    pointer, mask, otherwise = _without_alignment(call)
    _loads(call, mask, otherwise, lambda b, k: _element(b, pointer, call.type, k, layout))


def _gather(call: ins.Call, layout: DataLayout) -> None:
    pointers, mask, otherwise = _without_alignment(call)
    _loads(call, mask, otherwise, lambda b, k: _lane(b, pointers, k))


def _store(call: ins.Call, layout: DataLayout) -> None:
    value, pointer, mask = _without_alignment(call)
    _stores(call, value, mask, lambda b, k: _element(b, pointer, value.type, k, layout))


def _scatter(call: ins.Call, layout: DataLayout) -> None:
    value, pointers, mask = _without_alignment(call)
    _stores(call, value, mask, lambda b, k: _lane(b, pointers, k))


_ACCESSES: dict[str, Callable[[ins.Call, DataLayout], None]] = {
    "llvm.masked.load.": _load,
    "llvm.masked.gather.": _gather,
    "llvm.masked.store.": _store,
    "llvm.masked.scatter.": _scatter,
}


def _without_alignment(call: ins.Call) -> list[Value]:
    """Before LLVM 22 the alignment is an argument: the only integer."""
    return [a for a in call.arguments if not isinstance(a.type, ty.IntType)]


def _element(b: Builder, pointer: Value, type: ty.Type, k: int, layout: DataLayout) -> Value:
    assert isinstance(type, ty.VectorType)
    return b.gep(ty.I8, pointer, [k * layout.store_size(type.element)]) if k else pointer


def _loads(call: ins.Call, mask: Value, otherwise: Value, address: Callable[[Builder, int], Value]) -> None:
    if not isinstance(call.type, ty.VectorType) or call.type.scalable:
        return
    element = call.type.element
    result = otherwise
    for k in range(call.type.count):

        def read(b: Builder, k: int = k) -> Value:
            return b.load(element, address(b, k), align=1)

        b = Builder(before=call)
        kept = _lane(b, otherwise, k)
        loaded = _where(call, _lane(b, mask, k), read, kept)
        result = Builder(before=call).insert(ins.InsertElement(result, loaded, const_int(ty.I64, k)))
    call.replace_all_uses_with(result)
    call.erase()


def _stores(call: ins.Call, value: Value, mask: Value, address: Callable[[Builder, int], Value]) -> None:
    if not isinstance(value.type, ty.VectorType) or value.type.scalable:
        return
    for k in range(value.type.count):

        def write(b: Builder, k: int = k) -> None:
            b.store(_lane(b, value, k), address(b, k), align=1)

        _where(call, _lane(Builder(before=call), mask, k), write, None)
    call.erase()


def _where(call: ins.Call, condition: Value, make: Callable[[Builder], Value | None], otherwise: Value | None) -> Value:
    """What `make` makes before `call` where the condition holds, elsewhere `otherwise`."""
    block = call.block
    assert block is not None and block.function is not None
    rest = split_block(block, call)
    inside = block.function.add_block("lane", before=rest)
    Builder(block).cond_br(condition, inside, rest)
    b = Builder(inside)
    made = make(b)
    b.br(rest)
    if made is None or otherwise is None:
        return condition
    joined = ins.Phi(made.type, [(made, inside), (otherwise, block)])
    rest.insert(0, joined)
    return joined
