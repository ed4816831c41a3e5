"""Results with something around them (Rust's `Result`, `Option` and `Box`): the variant that is no result is an error."""

from __future__ import annotations

from typing import cast

from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import const_int
from polyglot_ad.ir.values import Value
from polyglot_ad.signature.model import Result
from polyglot_ad.signature.rust_enums import Tag

from ..guards import errors
from ..guards.strings import constant_string
from .call import Call
from .results import spill


def is_wrapped(result: Result) -> bool:
    return any(key == "whole" for key, _ in result.detail)


def whole_size(result: Result) -> int:
    return cast("int", dict(result.detail)["whole"])


def unwrap(call: Call, result: Result, returned: Value, home: Value | None) -> Value:
    """Where the result lies, once it is known to be one. `home`: where the callee wrote it, None where it is what the call returned."""
    detail = dict(result.detail)
    if home is None:
        home = call.alloca(max(whole_size(result), 1)) if returned.type.is_void else spill(call, returned, whole_size(result))
    call.home = home
    for arm in cast("tuple[tuple[Tag, tuple[str, tuple[int, ...]], tuple[object, ...]], ...]", detail["arms"]):
        if arm:
            _require(call, home, *arm)
    place = call.at(home, cast("int", detail.get("at", 0)))
    if "boxed" not in detail:
        return place
    size = cast("int", detail["boxed"])
    box, kept = call.builder.load(ty.PTR, place, align=8), call.alloca(max(size, 1))
    call.copy(kept, box, size)
    call.builder.call_named("free", ty.VOID, [box])
    return kept


def _require(call: Call, home: Value, tag: Tag, test: tuple[str, tuple[int, ...]], message: tuple[object, ...]) -> None:
    """Raise unless the tag has one of the values of the test, or none of them."""
    builder = call.builder
    value = builder.load(ty.integer(8 * tag[1]), call.at(home, tag[0]), align=1)
    meant: Value = const_int(ty.I1, int(test[0] == "not"))
    for one in test[1]:
        equal = builder.icmp("eq" if test[0] == "is" else "ne", value, const_int(value.type, one))
        meant = builder.binary("or" if test[0] == "is" else "and", meant, equal)
    assert builder.block is not None and builder.block.function is not None
    errors.install(builder.module, call.thread_local)
    function = builder.block.function
    fine, broken = function.add_block(), function.add_block()
    builder.cond_br(meant, fine, broken)
    builder.at_end(broken)
    builder.call_named("pad.raise", ty.VOID, list(_text(call, home, message)))
    builder.unreachable()
    builder.at_end(fine)


def _text(call: Call, home: Value, message: tuple[object, ...]) -> tuple[Value, Value]:
    """The address and the length of what is said."""
    builder = call.builder
    if message[0] == "says":
        return _constant(call, str(message[1]))
    if message[0] == "text":
        pointer, length = cast("tuple[int, int]", message[1:])
        return builder.load(ty.PTR, call.at(home, pointer), align=8), builder.load(ty.I64, call.at(home, length), align=8)
    tag, names = cast("tuple[Tag, tuple[tuple[int | None, str], ...]]", message[1:])
    value = builder.load(ty.integer(8 * tag[1]), call.at(home, tag[0]), align=1)
    address, length_said = _constant(call, next((text for one, text in names if one is None), names[0][1]))
    for one, text in names:
        if one is None:
            continue
        equal = builder.icmp("eq", value, const_int(value.type, one))
        other = _constant(call, text)
        address, length_said = builder.select(equal, other[0], address), builder.select(equal, other[1], length_said)
    return address, length_said


def _constant(call: Call, text: str) -> tuple[Value, Value]:
    return constant_string(call.builder.module, text), call.i64(len(text.encode()))
