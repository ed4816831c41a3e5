"""What every call of OpenMP's run-time library takes: where it stands, and the thread that makes it."""

from __future__ import annotations

from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Module, Value

IDENT = "pad.ident"


def ident(module: Module) -> Value:
    """The `ident_t` of what is generated."""
    found = module.get_global(IDENT)
    if found is None:
        text = ty.array(ty.I8, 8)
        name = val.GlobalVariable("pad.ident.text", text, val.ConstantZero(text), constant=True, prefix="internal")
        module.add_global(name)
        type = ty.struct([ty.I32, ty.I32, ty.I32, ty.I32, ty.PTR])
        numbers: list[Value] = [const_int(ty.I32, n) for n in (0, 2, 0, 0)]
        found = val.GlobalVariable(IDENT, type, val.ConstantAggregate(type, (*numbers, name)), constant=True, prefix="internal")
        module.add_global(found)
    return found


def thread_number(b: Builder) -> Value:
    return b.call_named("__kmpc_global_thread_num", ty.I32, [ident(b.module)])
