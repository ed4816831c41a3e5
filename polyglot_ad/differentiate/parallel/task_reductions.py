"""Reductions by tasks (`task_reduction`, `in_reduction`, `reduction(task, ...)`).

The runtime gives a task a copy of the variable that belongs to the task's thread, and combines the copies at the end of the group. Here a
task that adds up floating-point numbers has a copy of its own, which it adds atomically when it ends: the order of sums does not matter.
Tasks of all other reductions work on the variable itself, and are run at once (`run_undeferred` in `tasks.py`), one after the other.
"""

from __future__ import annotations

from polyglot_ad.analysis.memory.addresses import constant_offset
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.values import Function, Module, Value

_BEGINS = ("__kmpc_taskred_init", "__kmpc_task_reduction_init", "__kmpc_taskred_modifier_init", "__kmpc_task_reduction_modifier_init")
_END = "__kmpc_task_reduction_modifier_fini"
_GIVE = "__kmpc_task_reduction_get_th_data"
_ITEM, _COMBINE = 56, 40
"""Size of what a reduction is described by, and where in it the function that combines stands."""


def lower_task_reductions(module: Module, alone: str) -> None:
    """In place. `alone` names the mark of functions that are not to be spawned."""
    begins = [c for name in _BEGINS for c in _calls(module, name)]
    layout = data_layout(module.data_layout)
    kinds = {kind for begin in begins for kind in _kinds(layout, begin)}
    added = kinds.pop() if len(kinds) == 1 else None
    for ask in _calls(module, _GIVE):
        assert ask.block is not None and ask.block.function is not None
        variable = ask.arguments[2]
        if added is not None and ask.block is ask.block.function.entry:
            ask.replace_all_uses_with(_copy(ask.block.function, ask, variable, added))
        else:
            Builder(before=ask).call_named(alone, ty.VOID, [])
            ask.replace_all_uses_with(variable)
        ask.erase()
    for call in [*begins, *_calls(module, _END)]:
        name = call.called_function.name if call.called_function is not None else ""
        if "modifier" in name:  # a group, at the end of which the tasks are waited for
            Builder(before=call).call_named("__kmpc_end_taskgroup" if name == _END else "__kmpc_taskgroup", ty.VOID, call.arguments[:2])
        if not call.type.is_void:
            call.replace_all_uses_with(val.ConstantNull(ty.PTR))
        call.erase()


def _calls(module: Module, name: str) -> list[ins.Call]:
    function = module.functions.get(name)
    return [] if function is None else [u for u in function.users if isinstance(u, ins.Call) and u.called_function is function]


def _copy(function: Function, ask: ins.Call, variable: Value, type: ty.Type) -> Value:
    """Memory that is zero here, and is added to a variable where the function returns."""
    copy = Builder(before=function.entry.instructions[0]).alloca(type, name="part")
    Builder(before=ask).store(zero(type), copy)
    for block in function.blocks:
        if block.terminator.opcode == "ret":
            b = Builder(before=block.terminator)
            b.insert(ins.AtomicRMW("fadd", variable, b.load(type, copy), "monotonic"))
    return copy


def _kinds(layout: DataLayout, begin: ins.Call) -> set[ty.Type | None]:
    """What the reductions that begin here add up; None for one that does something else, or is not known."""
    number, items = begin.arguments[-2:]
    if not isinstance(number, val.ConstantInt) or not isinstance(items, ins.Alloca):
        return {None}
    found = [added for offset, function in _stored(layout, items) if offset % _ITEM == _COMBINE for added in [_added(function)]]
    return {None} if len(found) != number.value else set(found)


def _stored(layout: DataLayout, memory: Value) -> list[tuple[int, Function]]:
    """The functions whose addresses are stored in memory, with where."""
    found: list[tuple[int, Function]] = []
    work: list[tuple[Value, int]] = [(memory, 0)]
    while work:
        place, at = work.pop()
        for user in place.users:
            if isinstance(user, ins.GetElementPtr):
                offset = constant_offset(layout, user.source_type, user.operands[1:])
                if offset is not None:
                    work.append((user, at + offset))
            elif isinstance(user, ins.Store) and user.pointer is place and isinstance(user.value, Function):
                found.append((at, user.value))
    return found


def _added(combine: Function) -> ty.Type | None:
    """The type of number that a function `(to, from)` adds, if it does nothing else."""
    if len(combine.blocks) != 1 or len(combine.arguments) != 2:
        return None
    to, other = combine.arguments
    body = [i for i in combine.entry.instructions if i.opcode != "ret"]
    if [i.opcode for i in body] != ["load", "load", "fadd", "store"]:
        return None
    one, two, total, store = body
    assert isinstance(store, ins.Store)
    loads = {one.operands[0]: one, two.operands[0]: two}
    right = set(loads) == {to, other} and set(total.operands) == {one, two} and store.value is total and store.pointer is to
    return total.type if right and total.type in (ty.FLOAT, ty.DOUBLE) else None
