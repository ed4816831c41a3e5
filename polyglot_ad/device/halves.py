"""Numbers of 8 bytes that are exchanged as two words of 4, as devices do it and programs did: exchanged whole."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantInt, Function, Value

_WORD, _WHOLE = "polyglot_gpu_exchange_i32", "polyglot_gpu_exchange_i64"


def join_halves(kernel: Function) -> None:
    """In place: two exchanges of the halves of a word of 8 bytes, by the same lanes of the same lanes, are one of the word."""
    for block in kernel.blocks:
        waiting: dict[tuple[object, ...], tuple[ins.CallBase, Value]] = {}
        for call in [i for i in block.instructions if isinstance(i, ins.CallBase) and _is_of_words(i)]:
            mask, value, *how = call.arguments
            if (half := _half(value)) is None:
                continue
            word, upper = half
            key = (*map(_identity, (word, mask, *how)),)
            other = waiting.pop((*key, not upper), None)
            if other is None:
                waiting[*key, upper] = call, word
            else:
                first, whole = other
                _join(first, whole, *((first, call) if upper else (call, first)))


def _is_of_words(call: ins.CallBase) -> bool:
    return call.called_function is not None and call.called_function.name == _WORD


def _identity(value: Value) -> object:
    """The same for equal constants, and for the bits of the same number."""
    if isinstance(value, ConstantInt):
        return value.value
    return value.operands[0] if isinstance(value, ins.Cast) and value.opcode == "bitcast" else value


def _half(value: Value) -> tuple[Value, bool] | None:
    """The word of 8 bytes of which this is the lower half, or (True) the upper one."""
    if not isinstance(value, ins.Cast) or value.opcode != "trunc" or value.operands[0].type is not ty.I64:
        return None
    word = value.operands[0]
    if isinstance(word, ins.BinaryOp) and word.opcode in ("lshr", "ashr") and _identity(word.operands[1]) == 32:
        return word.operands[0], True
    return word, False


def _join(first: ins.CallBase, word: Value, low: ins.CallBase, high: ins.CallBase) -> None:
    """`first`: where the exchange is made, of those two."""
    mask, _, *how = first.arguments
    b = Builder(before=first)
    whole = b.call_named(_WHOLE, ty.I64, [mask, word, *how])
    assert whole.called_function is not None and low.called_function is not None
    whole.called_function.attributes = whole.called_function.attributes or low.called_function.attributes
    whole.metadata = {kind: node for kind, node in first.metadata.items() if kind == "dbg"}
    lower, upper = b.cast("trunc", whole, ty.I32), b.cast("trunc", b.binary("lshr", whole, const_int(ty.I64, 32)), ty.I32)
    for call, part in ((low, lower), (high, upper)):
        call.replace_all_uses_with(part)
        call.erase()
