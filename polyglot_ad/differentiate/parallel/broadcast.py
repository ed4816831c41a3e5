"""copyprivate: one thread's private variables become everyone's.

The runtime passes a list of addresses around. Here a slot that the forking thread provides holds the address of the list, between two
barriers, and the copies are made by the compiler's own function, which is differentiated like any other.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value

from ..rewrites.control.blocks import split_block
from .captures import calls_of, change_call, change_parameters


def inline_broadcasts(module: Module, regions: list[Function]) -> None:
    """Mark the functions between regions and the construct, so that it will stand in the regions themselves."""
    copy = module.functions.get("__kmpc_copyprivate")
    work = [user for user in copy.users if isinstance(user, ins.Call)] if copy is not None else []
    seen: set[Function] = set()
    while work:
        call = work.pop()
        function = call.block.function if call.block is not None else None
        if function is None or function in seen or function in regions:
            continue
        seen.add(function)
        function.attributes = tuple(a for a in function.attributes if a not in ("noinline", "optnone"))
        for user in function.users:
            if isinstance(user, ins.Call) and user.called_function is function:
                user.attributes = (*user.attributes, "alwaysinline")
                work.append(user)


def lower_broadcasts(regions: list[Function]) -> bool:
    """In place; whether anything changed."""
    return bool([region for region in regions if _lower(region)])


def drop_broadcasts(module: Module, inside: set[Function]) -> None:
    """Outside of regions a team is one thread, which has nobody to give anything to. `inside`: what may run in regions."""
    copy = module.functions.get("__kmpc_copyprivate")
    for user in list(copy.users) if copy is not None else []:
        if isinstance(user, ins.Call) and user.block is not None and user.block.function not in inside:
            user.erase()


def _lower(region: Function) -> bool:
    found = [
        i for i in region.instructions()
        if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name == "__kmpc_copyprivate"
        and isinstance(i.arguments[4], Function)
    ]  # fmt: skip
    calls = calls_of(region)
    if not found or not calls:
        return False
    made = change_parameters(region, list(range(len(region.arguments))), [(ty.PTR, "broadcast") for _ in found])
    for call in calls:
        function = call.block.function if call.block is not None else None
        assert function is not None
        start = Builder(before=function.entry.instructions[0])
        slots = [start.alloca(ty.PTR, name="broadcast") for _ in found]
        change_call(call, made, [*call.arguments, *slots])
    for copy, slot in zip(found, made.arguments[-len(found) :], strict=True):
        place, thread, _, data, receive_from, mine = copy.arguments
        first = copy.block
        assert isinstance(receive_from, Function) and first is not None
        _as_record(data)
        wait = split_block(first, copy)
        publish = made.add_block("publish", before=wait)
        b = Builder(first)
        single = b.icmp("ne", mine, const_int(mine.type, 0))
        b.cond_br(single, publish, wait)
        b.at_end(publish).store(data, slot)
        b.br(wait)
        rest = split_block(wait, copy)
        receive = made.add_block("receive", before=rest)
        b.at_end(wait).call_named("__kmpc_barrier", ty.VOID, [place, thread])
        source = b.load(ty.PTR, slot)
        b.cond_br(single, rest, receive)
        b.at_end(receive).call(receive_from, [data, source])
        b.br(rest)
        Builder(before=copy).call_named("__kmpc_barrier", ty.VOID, [place, thread])
        copy.erase()
    return True


def _as_record(data: Value) -> None:
    """The list of addresses is no array to the analysis of memory, for which all elements of one would lead to one place."""
    if isinstance(data, ins.Alloca) and isinstance(data.allocated_type, ty.ArrayType):
        data.allocated_type = ty.StructType((data.allocated_type.element,) * data.allocated_type.count)
