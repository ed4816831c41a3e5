"""Shadows of addresses that integers move, as calls that the optimiser does not look into until all derivatives are made.

The shadow lies as far from the shadow of where the address started as the address lies from there. Written as an addition, LLVM would turn
`shadow + ((base | tag) - base)` into `(base | tag) + (shadow - base)`: the distance of two objects added to a third address, from which the
next derivative cannot tell which object it leads to.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Module, Value

OFFSET = "pad.address.offset"
"""(address, bytes): the address so many bytes further."""
_ATTRIBUTES = ("nounwind", "willreturn", "memory(none)")


def offset_address(b: Builder, address: Value, distance: Value) -> Value:
    """The i64 `address`, `distance` bytes further."""
    pointer = b.cast("inttoptr", address, ty.PTR)
    callee = b.declare(OFFSET, ty.PTR, [ty.PTR, ty.I64])
    callee.attributes = _ATTRIBUTES
    return b.cast("ptrtoint", b.call(callee, [pointer, distance]), ty.I64)


def lower_address_offsets(module: Module) -> None:
    """Make them plain arithmetic, in place: when no derivative of this module is to be made any more."""
    function = module.functions.get(OFFSET)
    if function is None:
        return
    for call in list(function.users):
        assert isinstance(call, ins.Call)
        b = Builder(before=call)
        call.replace_all_uses_with(b.gep(ty.I8, call.arguments[0], [call.arguments[1]]))
        call.erase()
    del module.functions[OFFSET]
