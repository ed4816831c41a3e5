"""Leagues of teams (`teams`, `distribute`) are leagues of one team: how many there are is the implementation's choice.

The initial thread of the one team is the thread that comes to the construct. So `__kmpc_fork_teams` is a plain call, and what is
distributed over teams all goes to this one; regions inside are regions as anywhere else. `thread_limit` bounds their teams.
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import ConstantInt, Function, Module, Value

from .ident import thread_number

FORK = "__kmpc_fork_teams"
_LIMITS = {"__kmpc_push_num_teams": 3, "__kmpc_push_num_teams_51": 4}
"""Which argument is the bound for the threads of a team; 0 is none."""
_STATIC = "__kmpc_for_static_init_"
_DISTRIBUTED = "__kmpc_dist_for_static_init_"
_OVER_TEAMS = (91, 92, 93)
"""Kinds of schedules that give iterations to teams, not to threads."""


def lower_leagues(module: Module) -> None:
    """In place."""
    limits: dict[Function, ins.Alloca] = {}
    calls = [i for f in module.functions.values() for i in f.instructions() if isinstance(i, ins.Call) and i.called_function is not None]
    for call in calls:
        assert call.called_function is not None
        name = call.called_function.name
        if name in _LIMITS:
            _note_limit(call, call.arguments[_LIMITS[name]], limits)
    for call in calls:
        name = call.called_function.name if call.operands and call.called_function is not None else ""
        if name == FORK:
            _call(call, limits)
        elif name.startswith(_DISTRIBUTED):
            _share(call)
        elif name.startswith(_STATIC) and isinstance(call.arguments[2], ConstantInt) and call.arguments[2].value in _OVER_TEAMS:
            _give_all(call)


def _note_limit(call: ins.Call, limit: Value, limits: dict[Function, ins.Alloca]) -> None:
    assert call.block is not None and call.block.function is not None
    function = call.block.function
    if not isinstance(limit, ConstantInt) or limit.value:
        if function not in limits:
            b = Builder(before=function.entry.instructions[0])
            limits[function] = b.alloca(ty.I32, name="limit")
            b.store(const_int(ty.I32, 0), limits[function])
        Builder(before=call).store(limit, limits[function])
    call.erase()


def _call(call: ins.Call, limits: dict[Function, ins.Alloca]) -> None:
    outlined, captures = call.arguments[2], call.arguments[3:]
    if not isinstance(outlined, Function) or not outlined.blocks:
        return
    assert call.block is not None and call.block.function is not None
    function = call.block.function
    top = Builder(before=function.entry.instructions[0])
    places: list[Value] = [top.alloca(ty.I32, name="thread"), top.alloca(ty.I32, name="bound")]
    b = Builder(before=call)
    b.store(thread_number(b), places[0])
    b.store(const_int(ty.I32, 0), places[1])
    after = None
    if function in limits:
        wanted = b.load(ty.I32, limits[function])
        after = b.call_named("omp_get_max_threads", ty.I32, [])
        bounded = b.select(b.icmp("slt", wanted, after), wanted, after)
        b.call_named("omp_set_num_threads", ty.VOID, [b.select(b.icmp("sgt", wanted, const_int(ty.I32, 0)), bounded, after)])
        b.store(const_int(ty.I32, 0), limits[function])
    made = b.call(outlined, [*places, *captures])
    made.attributes = (*made.attributes, "alwaysinline")
    outlined.attributes = tuple(a for a in outlined.attributes if a not in ("noinline", "optnone"))
    if "dbg" in call.metadata:
        made.metadata["dbg"] = call.metadata["dbg"]
    if after is not None:
        b.call_named("omp_set_num_threads", ty.VOID, [after])
    call.erase()


def _share(call: ins.Call) -> None:
    """What the only team gets is shared among its threads."""
    assert call.called_function is not None
    place, thread, schedule, last, lower, upper, whole, stride, step, chunk = call.arguments
    b = Builder(before=call)
    b.store(b.load(step.type, upper), whole)
    name = _STATIC + call.called_function.name.removeprefix(_DISTRIBUTED)
    made = b.call_named(name, ty.VOID, [place, thread, schedule, last, lower, upper, stride, step, chunk])
    made.metadata = dict(call.metadata)
    call.erase()


def _give_all(call: ins.Call) -> None:
    """The only team gets all that there is, in one piece."""
    assert call.called_function is not None
    last, lower, upper, stride, step = call.arguments[3:8]
    if any(_is_static(u) and u is not call for u in lower.users):
        # Flang's `dist_schedule` with `schedule`: the bounds are the thread's by now, and stay what they are.
        call.erase()
        return
    b = Builder(before=call)
    first, end = b.load(step.type, lower), b.load(step.type, upper)
    order = "u" if call.called_function.name.endswith("u") else "s"
    up = b.icmp("sgt", step, const_int(step.type, 0))
    some = b.select(up, b.icmp(f"{order}le", first, end), b.icmp(f"{order}ge", first, end))
    b.store(b.cast("zext", some, ty.I32), last)
    one = const_int(step.type, 1)
    length = b.select(up, b.add(b.sub(end, first), one), b.sub(b.sub(end, first), one))
    b.store(b.select(some, length, step), stride)
    call.erase()


def _is_static(user: ins.Instruction) -> bool:
    return isinstance(user, ins.CallBase) and user.called_function is not None and user.called_function.name.startswith(_STATIC)
