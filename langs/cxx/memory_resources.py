"""Containers of `std::pmr` whose memory resources are all the library's own: what they get, `operator new` gives them.

A resource hands out pieces of its buffers: to the memory analysis all that it gives is one object, the nodes of a tree and the elements of
a vector in the same bytes. But what a container gets, nobody else has until the container gives it back, and it looks at nothing that was
there before. So each piece may as well be an object of its own. `polymorphic_allocator`, by which containers ask, is code of the program
and not optimised yet; there, `operator new` and `delete` take the place of the resource.

Where a resource is to run out of memory (`null_memory_resource` behind a buffer), the resource is asked as well, and its piece not used.

Programs stay as they are where somebody would notice: where there are resources of the program's own, which count or limit what they give,
where a pool may run out of memory, which uses again what was given back, and where objects are made that need not be destroyed, nor what
they hold given back (`new_object`). What is asked of a resource itself stays a piece of its buffers. (A container at such a place that is
never destroyed, since the resource gives all back at once, keeps its memory.)
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, Function, Module
from polyglot_ad.process.regex import regex

_GET, _GIVE = "_ZNSt3pmr15memory_resource8allocateEmm", "_ZNSt3pmr15memory_resource10deallocateEPvmm"
_OF_CONTAINERS = regex(r"_ZNSt3pmr21polymorphic_allocatorI.*E(?:8allocateEm|10deallocateEP.*m)$")
_OBJECT = regex(r"_ZNSt3pmr21polymorphic_allocatorI.*E10new_objectI")
_OF_THE_LIBRARY = "_ZNSt3pmr"
_RESOURCE = regex(r"_ZN.*11do_allocateEmm$")
_NOTHING = "_ZNSt3pmr20null_memory_resourceEv"
_POOL = regex(r"_ZNSt3pmr2\d\w+_pool_resourceC[12]E")
_OF_NEW = 16
"""To so many bytes memory of `operator new` is aligned."""


def part_pieces(module: Module) -> bool:
    """In place, on an unoptimised program that shares no containers with code that is not here; whether containers' memory is of
    `operator new` now."""
    get, give, nothing = (module.functions.get(name) for name in (_GET, _GIVE, _NOTHING))
    if get is None or give is None:
        return False
    limited = nothing is not None and bool(nothing.users)
    if limited and any(function.users for name, function in module.functions.items() if _POOL.match(name)):
        return False
    if any(_OBJECT.match(name) or (_RESOURCE.match(name) and not name.startswith(_OF_THE_LIBRARY)) for name in module.functions):
        return False
    found = [(_of_containers(get), _new(module, (get, give) if limited else None)), (_of_containers(give), _delete(module))]
    for calls, made in found:
        for call in calls:
            call.set_operand(len(call.operands) - 1, made)
    return True


def _of_containers(function: Function) -> list[ins.CallBase]:
    calls = [user for user in dict.fromkeys(function.users) if isinstance(user, ins.CallBase) and user.called_function is function]
    return [call for call in calls if call.block is not None and _OF_CONTAINERS.match(call.function.name)]


def _new(module: Module, asked: tuple[Function, Function] | None) -> Function:
    """`asked`: functions that ask a resource for a piece, and give it back."""
    made, small, b = _declared(module, "pad.resource.allocate", ty.PTR, ["resource", "size", "align"])
    resource, size, align = made.arguments
    if asked is not None:
        first = Builder(before=made.entry.instructions[0])
        first.call(asked[1], [resource, first.call(asked[0], [resource, size, align]), size, align])
    with_align = b.call_named("_ZnwmSt11align_val_t", ty.PTR, [size, align])
    b.ret(with_align)
    b.at_end(small)
    b.ret(b.call_named("_Znwm", ty.PTR, [size]))
    return made


def _delete(module: Module) -> Function:
    made, small, b = _declared(module, "pad.resource.deallocate", ty.VOID, ["resource", "piece", "size", "align"])
    _, piece, size, align = made.arguments
    b.call_named("_ZdlPvmSt11align_val_t", ty.VOID, [piece, size, align])
    b.ret()
    b.at_end(small)
    b.call_named("_ZdlPvm", ty.VOID, [piece, size])
    b.ret()
    return made


def _declared(module: Module, name: str, result: ty.Type, arguments: list[str]) -> tuple[Function, Block, Builder]:
    """(the function, where it goes on for small alignments, where to build what is done for others)"""
    types: list[ty.Type] = [ty.PTR if argument in ("resource", "piece") else ty.I64 for argument in arguments]
    made = Function(module.unique_name(name), ty.function(result, types), arguments, prefix="internal", attributes=("alwaysinline",))
    module.add_function(made)
    entry, small, large = made.add_block("entry"), made.add_block("small"), made.add_block("large")
    b = Builder(entry)
    b.cond_br(b.icmp("ule", made.arguments[-1], const_int(ty.I64, _OF_NEW)), small, large)
    b.at_end(large)
    return made, small, b


__all__ = ["part_pieces"]
