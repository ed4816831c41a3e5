"""Shadows of threadprivate variables.

Every thread has a variable of its own, and so its own shadow: memory that is allocated when the thread first asks for it, in a table by
the runtime's number of the thread. A shadow belongs to the thread that ran the forward pass: the reverse pass is given its address from
there, whichever thread it runs in. Two tasks, or two nested regions, that ran one after the other on one thread could be reversed side by
side: so tasks that use such variables are run at once by the thread that meets them (`regions.py`), and nested regions that do are refused.
Every call of the derivative begins with zeros in all shadows.
"""

from __future__ import annotations

from polyglot_ad import runtime
from polyglot_ad.analysis.memory import leaves
from polyglot_ad.guards.splice import splice
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.layout import data_layout
from polyglot_ad.ir.values import Function, Module, Value

from ..shadows.helpers import emit_zero

CACHED = "__kmpc_threadprivate_cached"
"""`(place, thread, variable, size, cache)`: the thread's copy of a variable."""
SHADOW = "pad.private.shadow"
"""`(table, size)`: the thread's shadow."""
FRESH = "pad.private.fresh"
"""`(table, size)`: zeros in all shadows."""
_SLOTS = 4096
TABLE = ty.array(ty.PTR, _SLOTS)


def is_private(variable: val.GlobalVariable) -> bool:
    """Whether each thread has its own."""
    if "thread_local" in variable.prefix:
        return True
    return any(isinstance(u, ins.CallBase) and u.called_function is not None and u.called_function.name == CACHED for u in variable.users)


def own_copy(call: ins.CallBase) -> val.GlobalVariable | None:
    """The variable whose copy of the thread's a call gives."""
    name = call.called_function.name if call.called_function is not None else ""
    place = 2 if name == CACHED else 0 if name.startswith("llvm.threadlocal.address") else None
    variable = call.arguments[place] if place is not None else None
    return variable if isinstance(variable, val.GlobalVariable) else None


def copies_numbers(call: ins.CallBase) -> bool:
    """Whether a call gives the thread's copy of a variable with floating-point numbers in it, or with addresses that may lead to some."""
    variable = own_copy(call)
    if variable is None or variable.module is None:
        return False
    return any(
        type.scalar.is_float or type.is_pointer for _, _, type in leaves(data_layout(variable.module.data_layout), variable.value_type)
    )


def shadow_of_copy(b: Builder, table: Value, size: Value) -> Value:
    return b.call_named(SHADOW, ty.PTR, [table, size])


def keep_alone(module: Module) -> None:
    """Shadows in a derivative that is differentiated again, and so runs in one thread: ordinary variables."""
    made: dict[Value, val.GlobalVariable] = {}
    for name in (SHADOW, FRESH):
        function = module.functions.get(name)
        for call in list(function.users) if function is not None else []:
            assert isinstance(call, ins.Call)
            table = call.arguments[0]
            assert isinstance(table, val.GlobalVariable)
            if table not in made:
                made[table] = _alone(module, table)
            if name == SHADOW:
                call.replace_all_uses_with(made[table])
            else:
                emit_zero(Builder(before=call), made[table], call.arguments[1])
            call.erase()


def _alone(module: Module, table: val.GlobalVariable) -> val.GlobalVariable:
    variables = [
        g for g in module.globals.values() if isinstance(g, val.GlobalVariable) and is_private(g) and table.name.startswith(g.name)
    ]
    type = max(variables, key=lambda g: len(g.name)).value_type
    made = val.GlobalVariable(module.unique_name(f"{table.name}.alone"), type, val.ConstantZero(type), prefix="internal")
    module.add_global(made)
    return made


def install_private(module: Module) -> None:
    """Give the functions their bodies."""
    if any(isinstance(module.functions.get(name), Function) for name in (SHADOW, FRESH)):
        splice(module, runtime.read("threads", "private.ll"))
