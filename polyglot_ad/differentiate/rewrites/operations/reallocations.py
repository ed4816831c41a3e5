"""Memory that is made larger or smaller, as shapes with known adjoints."""

from __future__ import annotations

from polyglot_ad.callees import allocation_of
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Module, Value


def lower_reallocations(module: Module, function: Function) -> None:
    """realloc(p, n) becomes an allocation of n bytes, a copy of what fits, and a free: shapes with known adjoints."""
    for call in list(function.instructions()):
        if not isinstance(call, ins.Call) or call.called_function is None:
            continue
        row = allocation_of(call)
        if row is None or row.kind != "realloc" or row.pointer is None or len(row.size) not in (1, 2):
            continue
        if not row.allocates:
            continue
        assert call.block is not None
        extra = [call.arguments[row.align]] if row.align is not None else []
        sized: list[ty.Type] = [ty.I64, *(ty.I64 for _ in extra)]
        allocate = _declared(module, row.allocates, ty.PTR, sized)
        free = _declared(module, row.free, ty.VOID, [ty.PTR, *(sized if row.old_size is not None else [])])
        b = Builder(before=call)
        old, size = call.arguments[row.pointer], _product(b, [call.arguments[place] for place in row.size])
        had: Value = call.arguments[row.old_size] if row.old_size is not None else b.call_named("malloc_usable_size", ty.I64, [old])
        new = b.call(allocate, [size, *extra], name=call.name)
        new.metadata = {"dbg": call.metadata["dbg"]} if "dbg" in call.metadata else {}
        amount = b.call_named("llvm.umin.i64", ty.I64, [had, size])
        b.call_named("llvm.memcpy.p0.p0.i64", ty.VOID, [new, old, amount, const_int(ty.I1, 0)])
        b.call(free, [old, had, *extra] if row.old_size is not None else [old])
        call.replace_all_uses_with(new)
        call.erase()


def _product(b: Builder, factors: list[Value]) -> Value:
    """The bytes that reallocarray asks for: more than there are where their number overflows."""
    if len(factors) == 1:
        return factors[0]
    checked = b.call_named("llvm.umul.with.overflow.i64", ty.StructType((ty.I64, ty.I1)), factors)
    return b.select(b.extract_value(checked, 1), const_int(ty.I64, -1), b.extract_value(checked, 0))


def _declared(module: Module, name: str, result: ty.Type, parameters: list[ty.Type]) -> Function:
    found = module.functions.get(name)
    return found if found is not None else module.add_function(Function(name, ty.function(result, parameters)))
