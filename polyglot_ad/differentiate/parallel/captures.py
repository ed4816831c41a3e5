"""What a region only reads is passed by value.

Compilers pass shared variables by their addresses. A variable that lives on the forking thread's stack, is written by no one while the
region runs and whose address goes nowhere else has one value there: the value is passed instead. Adjoints of such a variable are then
summed in each thread and added up once, and the addresses of arrays are known to come from outside the region.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory.addresses import constant_offset
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.values import Argument, Function, Module, Value

Place = tuple[int, ty.Type]
"""(byte offset in a variable, type of what is loaded from there)."""


def promote_captures(module: Module, regions: list[Function]) -> bool:
    """In place; whether anything changed."""
    layout = data_layout(module.data_layout)
    return bool([region for region in regions if _promote(layout, region)])


def _promote(layout: DataLayout, region: Function) -> bool:
    calls = calls_of(region)
    if not calls:
        return False
    chosen: dict[int, list[tuple[Place, ins.Load]]] = {}
    for index, argument in enumerate(region.arguments):
        if argument.type.is_pointer and all(_is_private(c.arguments[index], c) for c in calls):
            loads = _only_loaded(layout, argument)
            if loads:
                chosen[index] = loads
    if not chosen:
        return False
    places = {index: list(dict.fromkeys(place for place, _ in loads)) for index, loads in chosen.items()}
    keep = [i for i in range(len(region.arguments)) if i not in chosen]
    more = [(type, f"{region.arguments[index].name}.value") for index in chosen for _, type in places[index]]
    made = change_parameters(region, keep, more)
    given = iter(made.arguments[len(keep) :])
    for index, loads in chosen.items():
        values: dict[Place, Value] = {place: next(given) for place in places[index]}
        for place, load in loads:
            load.replace_all_uses_with(values[place])
            load.erase()
        _erase_unused(region.arguments[index])
    for call in calls:
        b = Builder(before=call)
        arguments = [call.arguments[i] for i in keep]
        for index in chosen:
            for offset, type in places[index]:
                arguments.append(b.load(type, b.gep(ty.I8, call.arguments[index], [offset]), align=1))
        change_call(call, made, arguments)
    return True


def change_parameters(region: Function, keep: list[int], more: list[tuple[ty.Type, str]]) -> Function:
    """A function in the place of a region, with some of its parameters, and more after them. The others are still used in its body."""
    module = region.module
    assert module is not None
    types = [*(region.arguments[i].type for i in keep), *(type for type, _ in more)]
    names = [*(region.arguments[i].name for i in keep), *(name for _, name in more)]
    made = Function(region.name, ty.function(ty.VOID, types), names, prefix=region.prefix, attributes=region.attributes)
    made.metadata, made.suffix, made.personality = region.metadata, region.suffix, region.personality
    made.calling_convention = region.calling_convention
    for index, kept in zip(keep, made.arguments, strict=False):
        kept.attributes = region.arguments[index].attributes
        region.arguments[index].replace_all_uses_with(kept)
    made.blocks, region.blocks = region.blocks, []
    for block in made.blocks:
        block.function = made
    del module.functions[region.name]
    module.add_function(made)
    return made


def change_call(call: ins.Call, region: Function, arguments: list[Value]) -> None:
    made = Builder(before=call).call(region, arguments)
    made.metadata = dict(call.metadata)
    call.erase()


def calls_of(region: Function) -> list[ins.Call] | None:
    """The calls of a region; None if it has other uses."""
    calls = [u for u in region.users if isinstance(u, ins.Call) and u.called_function is region]
    return None if len(calls) != len(region.users) or any(region in c.arguments for c in calls) else calls


def _only_loaded(layout: DataLayout, argument: Argument) -> list[tuple[Place, ins.Load]] | None:
    """The loads through a pointer, if it has no other use in the region."""
    found: list[tuple[Place, ins.Load]] = []
    work: list[tuple[Value, int]] = [(argument, 0)]
    while work:
        value, at = work.pop()
        for user in value.users:
            if isinstance(user, ins.Load) and not user.volatile and not user.ordering:
                if user.type.is_aggregate:
                    return None
                found.append(((at, user.type), user))
            elif isinstance(user, ins.GetElementPtr) and user.operands[0] is value:
                offset = constant_offset(layout, user.source_type, user.operands[1:])
                if offset is None:
                    return None
                work.append((user, at + offset))
            else:
                return None
    return found


def _erase_unused(value: Value) -> None:
    for user in list(value.users):
        if isinstance(user, ins.GetElementPtr):
            _erase_unused(user)
            user.erase()


def _is_private(value: Value, call: ins.Call) -> bool:
    """Whether this is a stack variable of the forking function whose address nobody else keeps."""
    if not isinstance(value, ins.Alloca):
        return False
    work: list[Value] = [value]
    passed = 0
    while work:
        at = work.pop()
        for user in at.users:
            passed += user is call
            if isinstance(user, ins.GetElementPtr):
                work.append(user)
            elif isinstance(user, ins.Load) or (isinstance(user, ins.Store) and user.value is not at):
                continue
            elif isinstance(user, ins.CallBase) and user.called_function is not None:
                if user.called_function.name.startswith("llvm.lifetime."):
                    continue
                if any(a is at and not _forgets(user, k) for k, a in enumerate(user.arguments)):
                    return False
            else:
                return False
    return passed == 1


def _forgets(call: ins.CallBase, index: int) -> bool:
    """Whether a callee keeps no copy of an address."""
    callee = call.called_function
    attributes = list(call.argument_attributes[index]) if index < len(call.argument_attributes) else []
    if callee is not None and index < len(callee.arguments):
        attributes += callee.arguments[index].attributes
    return "nocapture" in attributes or any(a.startswith("captures(none") for a in attributes)
