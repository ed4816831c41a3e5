"""Arguments that are `enzyme_dupnoneed` and lead nowhere: only their shadows count, and what the function stores there is left out."""

from __future__ import annotations

from polyglot_ad.callees import is_memory_copy, is_memory_set
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value

from .request import Request, resolved


def leading_nowhere(call: ins.CallBase, request: Request) -> tuple[int, ...]:
    """The parameters for which the call gives null, or a small number, in the place of an address whose memory is not needed."""
    return tuple(
        k
        for k, given in enumerate(request.given)
        if given.unneeded and given.offset is None and _is_nowhere(resolved(call.arguments[given.primal]))
    )


def _is_nowhere(value: Value) -> bool:
    return isinstance(value, val.ConstantNull) or (isinstance(value, val.ConstantInt) and 0 <= value.value < 4096)


def drop_stores(pointer: Value) -> None:
    """Leave out what is stored through a pointer. (What is read through it is needed after all, and stays.)"""
    for user in list(pointer.users):
        if isinstance(user, ins.GetElementPtr) and user.operands[0] is pointer:
            drop_stores(user)
        elif isinstance(user, ins.Store) and user.pointer is pointer:
            user.erase()
        elif isinstance(user, ins.CallBase) and (callee := user.called_function) is not None:
            if callee.blocks and len(callee.users) == 1:
                for given, taken in zip(user.arguments, callee.arguments, strict=False):
                    if given is pointer:
                        drop_stores(taken)
            elif (is_memory_copy(user) or is_memory_set(user)) and user.arguments[0] is pointer and user.type.is_void:
                user.erase()
