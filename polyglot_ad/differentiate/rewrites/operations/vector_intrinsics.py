"""Intrinsics on vectors that are said in plain instructions: matrices in vectors, reversed and spliced vectors.

LLVM lowers them late, matrices only in clang's own pipeline, and derivatives want to see what they do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int, zero
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import ConstantAggregate, ConstantInt, ConstantUndef, Function, Module, Value


def lower_vectors(module: Module) -> None:
    """In place, on any module."""
    for name, lower in _LOWERED.items():
        for function in [f for n, f in module.functions.items() if n.startswith(name)]:
            for call in list(function.users):
                if isinstance(call, ins.Call) and call.callee is function:
                    _replace(call, lower)
            if not function.users:
                del module.functions[function.name]


def _replace(call: ins.Call, lower: Callable[[Builder, ins.Call], Value | None]) -> None:
    vectors = [v.type for v in (call, *call.arguments) if v.type.is_vector]
    if any(isinstance(type, ty.VectorType) and type.scalable for type in vectors):
        return
    found = lower(Builder(before=call), call)
    if found is not None:
        call.replace_all_uses_with(found)
    call.erase()


def _number(value: Value) -> int:
    assert isinstance(value, ConstantInt)
    return value.value


def _element(b: Builder, vector: Value, index: int) -> Value:
    return b.insert(ins.ExtractElement(vector, const_int(ty.I64, index)))


def _vector(b: Builder, type: ty.Type, elements: Sequence[Value]) -> Value:
    vector: Value = ConstantUndef(type, poison=True)
    for index, element in enumerate(elements):
        vector = b.insert(ins.InsertElement(vector, element, const_int(ty.I64, index)))
    return vector


def _shuffled(b: Builder, one: Value, other: Value, places: Sequence[int]) -> Value:
    mask = ConstantAggregate(ty.vector(ty.I32, len(places)), tuple(const_int(ty.I32, place) for place in places))
    return b.insert(ins.ShuffleVector(one, other, mask))


def _multiply(b: Builder, call: ins.Call) -> Value:
    """Columns one after the other, as everywhere here."""
    left, right = call.arguments[:2]
    rows, inner, columns = map(_number, call.arguments[2:5])
    whole = call.type.scalar.is_integer
    multiply, add = ("mul", "add") if whole else ("fmul", "fadd")
    a = [_element(b, left, k) for k in range(rows * inner)]
    x = [_element(b, right, k) for k in range(inner * columns)]
    found: list[Value] = []
    for column in range(columns):
        for row in range(rows):
            total: Value | None = None
            for k in range(inner):
                product = b.binary(multiply, a[row + k * rows], x[k + column * inner], flags=call.flags)
                total = product if total is None else b.binary(add, total, product, flags=call.flags)
            found.append(total if total is not None else zero(call.type.scalar))
    return _vector(b, call.type, found)


def _transpose(b: Builder, call: ins.Call) -> Value:
    rows, columns = map(_number, call.arguments[1:3])
    return _shuffled(
        b, call.arguments[0], ConstantUndef(call.type, poison=True), [r + c * rows for r in range(rows) for c in range(columns)]
    )


def _places(b: Builder, pointer: Value, stride: Value, element: ty.Type, rows: int, columns: int) -> list[Value]:
    found: list[Value] = []
    for column in range(columns):
        start = b.gep(element, pointer, [b.mul(b.cast("sext", stride, ty.I64), const_int(ty.I64, column))])
        found += [b.gep(element, start, [row]) for row in range(rows)]
    return found


def _load(b: Builder, call: ins.Call) -> Value:
    pointer, stride, volatile, rows, columns = call.arguments
    assert isinstance(call.type, ty.VectorType)
    places = _places(b, pointer, stride, call.type.element, _number(rows), _number(columns))
    align = data_layout(b.module.data_layout).align(call.type.element)
    loads = [b.insert(ins.Load(call.type.element, place, align, volatile=bool(_number(volatile)))) for place in places]
    return _vector(b, call.type, loads)


def _store(b: Builder, call: ins.Call) -> None:
    matrix, pointer, stride, _, rows, columns = call.arguments
    assert isinstance(matrix.type, ty.VectorType)
    for index, place in enumerate(_places(b, pointer, stride, matrix.type.element, _number(rows), _number(columns))):
        b.store(_element(b, matrix, index), place, align=data_layout(b.module.data_layout).align(matrix.type.element))


def _reverse(b: Builder, call: ins.Call) -> Value:
    assert isinstance(call.type, ty.VectorType)
    return _shuffled(b, call.arguments[0], ConstantUndef(call.type, poison=True), range(call.type.count - 1, -1, -1))


def _splice(b: Builder, call: ins.Call) -> Value:
    assert isinstance(call.type, ty.VectorType) and isinstance(call.callee, Function)
    at = _number(call.arguments[2])
    start = call.type.count - at if ".right." in call.callee.name else at if at >= 0 else call.type.count + at
    return _shuffled(b, call.arguments[0], call.arguments[1], range(start, start + call.type.count))


_LOWERED: dict[str, Callable[[Builder, ins.Call], Value | None]] = {
    "llvm.matrix.multiply.": _multiply, "llvm.matrix.transpose.": _transpose, "llvm.matrix.column.major.load.": _load,
    "llvm.matrix.column.major.store.": _store, "llvm.vector.reverse.": _reverse, "llvm.vector.splice.": _splice,
}  # fmt: skip
