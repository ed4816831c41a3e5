"""Calls of the surface that need no derivative: batches, the size of a tape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.printer import print_module
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Function, Module, Value

from .names import Ask
from .request import refusal, resolved, word_of
from .root import plain, shape_of

TAPE_BYTES = 8


@dataclass(frozen=True)
class _Lanes:
    """One parameter of a batched function: an argument for each lane, or one for all; with `step` the address moves by as many bytes."""

    positions: tuple[int, ...]
    step: int | None = None


def used_arguments(call: ins.CallBase, ask: Ask, function: Function, words: Mapping[int, str]) -> list[int]:
    """The positions of the call's arguments that its replacement takes."""
    if ask is Ask.AUGMENT_SIZE:
        return []
    lanes, _ = _batch(call, function, words)
    return sorted({at for one in lanes for at in (*one.positions, one.step) if at is not None} | set(_result(call)))


def part(call: ins.CallBase, ask: Ask, function: Function, words: Mapping[int, str], name: str) -> str:
    """The module with the function that takes the place of the call."""
    source = call.function.module
    assert source is not None
    module = Module()
    module.data_layout, module.triple = source.data_layout, source.triple
    positions = used_arguments(call, ask, function, words)
    types = [plain(call.arguments[at].type) for at in positions]
    made = module.add_function(Function(name, ty.function(plain(call.type), types), [f"a{at}" for at in positions]))
    made.attributes = ("alwaysinline",)
    b = Builder(made.add_block("entry"))
    if ask is Ask.AUGMENT_SIZE:
        if not isinstance(call.type, ty.IntType):
            raise refusal(call, "it is declared to return no integer", "declare it to return size_t")
        b.ret(const_int(call.type, TAPE_BYTES))
        return print_module(module)
    _fill_batch(b, call, function, words, dict(zip(positions, made.arguments, strict=True)))
    return print_module(module)


def _result(call: ins.CallBase) -> list[int]:
    return [0] if call.arguments and any(a.startswith("sret") for a in call.argument_attributes[0]) else []


def _batch(call: ins.CallBase, function: Function, words: Mapping[int, str]) -> tuple[list[_Lanes], int]:
    """The lanes of each parameter, and how many lanes there are."""
    arguments = call.arguments
    at = 1 + len(_result(call))
    width: int | None = None
    found: list[_Lanes] = []
    kind = "enzyme_scalar"

    def take() -> int:
        nonlocal at
        if at >= len(arguments) or word_of(arguments[at], words) is not None:
            raise refusal(call, f"there are too few arguments for '{function.name}'")
        at += 1
        return at - 1

    while at < len(arguments):
        word = word_of(arguments[at], words)
        if word == "enzyme_width":
            at += 1
            number = resolved(arguments[take()])
            width = number.value if isinstance(number, val.ConstantInt) else None
        elif word is not None:
            kind = word
            at += 1
        elif width is None:
            raise refusal(call, "the number after 'enzyme_width' is not known when the program is compiled")
        elif kind == "enzyme_vector":
            found.append(_Lanes(tuple(take() for _ in range(width))))
            kind = "enzyme_scalar"
        elif kind == "enzyme_buffer":
            step = take()
            found.append(_Lanes((take(),), step))
            kind = "enzyme_scalar"
        else:
            found.append(_Lanes((take(),)))
    parameters = shape_of(function).parameters
    if len(found) != len(parameters) or width is None:
        raise refusal(call, f"there are arguments for {len(found)} parameters, and '{function.name}' has {len(parameters)}")
    return found, width


def _fill_batch(b: Builder, call: ins.CallBase, function: Function, words: Mapping[int, str], values: Mapping[int, Value]) -> None:
    lanes, width = _batch(call, function, words)
    shape = shape_of(function)
    if shape.through_memory or any(p.by_value for p in shape.parameters):
        raise refusal(call, f"'{function.name}' takes or returns a structure through memory", "pass its numbers one by one")
    types = [p.type for p in shape.parameters]
    result: Type = shape.result or ty.VOID
    target = b.declare(function.name, result, types)
    results = []
    for lane in range(width):
        passed = [_lane(b, call, one, lane, type, values) for one, type in zip(lanes, types, strict=True)]
        results.append(b.call(target, passed))
    _return(b, call, result, results, values)


def _lane(b: Builder, call: ins.CallBase, one: _Lanes, lane: int, type: Type, values: Mapping[int, Value]) -> Value:
    value = values[one.positions[lane if len(one.positions) > 1 else 0]]
    if one.step is not None:
        step = values[one.step]
        step = step if step.type is ty.I64 else b.cast("sext", step, ty.I64)
        return b.gep(ty.I8, value, [b.mul(step, const_int(ty.I64, lane))])
    if value.type is type:
        return value
    if value.type.is_float and type.is_float:
        return b.cast("fptrunc", value, type)
    raise refusal(call, f"an argument is of type {value.type}, where the function takes {type}", "cast it")


def _return(b: Builder, call: ins.CallBase, result: Type, results: Sequence[Value], values: Mapping[int, Value]) -> None:
    wanted = plain(call.type)
    if result.is_void or (wanted.is_void and not _result(call)):
        b.ret()
        return
    whole = ty.array(result, len(results))
    size = data_layout(b.module.data_layout).size
    memory = values[0] if _result(call) else b.alloca(whole, name="returned", align=16)
    for lane, value in enumerate(results):
        b.store(value, b.gep(whole, memory, [0, lane]))
    if _result(call):
        b.ret()
    elif size(wanted) != size(whole):
        raise refusal(
            call, f"it is declared to return {size(wanted)} bytes, but there are {len(results)} results of {size(result)} bytes each"
        )
    else:
        b.ret(b.load(wanted, memory))
