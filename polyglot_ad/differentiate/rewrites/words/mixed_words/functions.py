"""Functions with two parameters, and two results, for a word."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Argument, Function, Value

from .halves import Types, halves_of, made_word
from .web import calls_of, field_of


def change_function(function: Function, split: dict[int, Types], fields: dict[int, Types]) -> dict[ins.Instruction, None]:
    """Put one in the place of a function that has two parameters for each of `split`, and two results for each of `fields`; what puts their
    words together."""
    module = function.module
    assert module is not None
    old_result = function.function_type.result
    types = [t for a in function.arguments for t in split.get(a.index, (a.type,))]
    names = [n for a in function.arguments for n in ((f"{a.name}.lower", f"{a.name}.upper") if a.index in split else (a.name,))]
    result, places = _result_type(old_result, fields)
    made = Function(function.name, ty.function(result, types), names, prefix=function.prefix, attributes=function.attributes)
    made.metadata, made.suffix, made.personality = function.metadata, function.suffix, function.personality
    made.calling_convention = function.calling_convention
    made.result_attributes = () if fields else function.result_attributes
    calls = calls_of(function)
    made.blocks, function.blocks = function.blocks, []
    for block in made.blocks:
        block.function = made
    words: dict[ins.Instruction, None] = {}
    entry = Builder(before=made.entry.instructions[0])
    at = iter(made.arguments)
    for old in function.arguments:
        new: Value = next(at)
        if old.index in split:
            parts = made_word(entry, new, next(at))
            words.update(dict.fromkeys(parts))
            new = list(parts)[-1]
        else:
            assert isinstance(new, Argument)
            new.attributes = old.attributes
        old.replace_all_uses_with(new)
    if fields:
        for block in made.blocks:
            if isinstance(block.terminator, ins.Return):
                words.update(dict.fromkeys(_return_halves(block.terminator, result, places, old_result is ty.I64, fields)))
    del module.functions[function.name]
    module.add_function(made)
    for call in calls:
        words.update(dict.fromkeys(_change_call(call, made, split, places if fields else {})))
    return words


def _result_type(type: ty.Type, fields: dict[int, Types]) -> tuple[ty.Type, dict[int, tuple[int, ...]]]:
    """The new type, and where a field of the old one is in it."""
    if not fields:
        return type, {}
    old = [type] if type is ty.I64 else list(type.fields or ()) if isinstance(type, ty.StructType) else []
    new: list[ty.Type] = []
    places: dict[int, tuple[int, ...]] = {}
    for index, field in enumerate(old):
        parts = list(fields.get(index, (field,)))
        places[index] = tuple(range(len(new), len(new) + len(parts)))
        new += parts
    return ty.struct(new), places


def _return_halves(
    ret: ins.Return, type: ty.Type, places: dict[int, tuple[int, ...]], whole: bool, fields: dict[int, Types]
) -> list[ins.Instruction]:
    b, old = Builder(before=ret), ret.operands[0]
    made: Value = val.ConstantUndef(type)
    words: list[ins.Instruction] = []
    for index, at in places.items():
        field = old if whole else field_of(old, index) or b.extract_value(old, index)
        if len(at) == 1:
            made = b.insert_value(made, field, at[0])
            continue
        lower, upper, shifted = halves_of(b, field, fields[index])
        words += [shifted] if isinstance(shifted, ins.Instruction) else []
        made = b.insert_value(b.insert_value(made, lower, at[0]), upper, at[1])
    b.ret(made)
    ret.erase()
    _erase_chain(old)
    return words


def _change_call(call: ins.Call, made: Function, split: dict[int, Types], places: dict[int, tuple[int, ...]]) -> list[ins.Instruction]:
    b = Builder(before=call)
    arguments: list[Value] = []
    attributes: list[tuple[str, ...]] = []
    words: list[ins.Instruction] = []
    for index, argument in enumerate(call.arguments):
        if index not in split:
            arguments.append(argument)
            attributes.append(call.argument_attributes[index])
            continue
        lower, upper, shifted = halves_of(b, argument, split[index])
        words += [shifted] if isinstance(shifted, ins.Instruction) else []
        arguments += [lower, upper]
        attributes += [(), ()]
    new = b.call(made, arguments)
    new.argument_attributes, new.attributes = attributes, call.attributes
    new.metadata, new.tail = dict(call.metadata), call.tail
    if not places:
        new.result_attributes = call.result_attributes
        call.replace_all_uses_with(new)
    elif call.type is ty.I64:
        parts = list(made_word(b, b.extract_value(new, 0), b.extract_value(new, 1)))
        words += parts
        call.replace_all_uses_with(parts[-1])
    else:
        for user in list(call.users):
            assert isinstance(user, ins.ExtractValue)
            at = places[user.indices[0]]
            if len(at) == 1:
                user.replace_all_uses_with(b.extract_value(new, at[0]))
            else:
                parts = list(made_word(b, b.extract_value(new, at[0]), b.extract_value(new, at[1])))
                words += parts
                user.replace_all_uses_with(parts[-1])
            user.erase()
    call.erase()
    return words


def _erase_chain(value: Value) -> None:
    while isinstance(value, ins.InsertValue) and not value.users:
        before = value.operands[0]
        value.erase()
        value = before
