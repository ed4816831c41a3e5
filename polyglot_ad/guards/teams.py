"""Errors of native code on threads of an OpenMP team.

`pad.raise` jumps to a frame of its own thread, and no jump may leave a region, which the runtime would believe to be running. So every
thread of a team sets up a frame: after an error it keeps the message in the stack of the thread that forked and goes to the end of the
region, and that thread raises the error again when the team has ended. Tasks do the same for the region they run in.

A thread that is gone to the end comes to no barrier that the others wait at, and takes no part in what the runtime deals out. Where that
would be waited for, or where the thread holds a lock, the message is printed and the process ends, as it would without this package.
"""

from __future__ import annotations

from collections.abc import Iterable

from polyglot_ad import runtime
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Block, ConstantInt, Function, Module, Value
from polyglot_ad.programs.error_record import ERROR_BYTES

from .errors import JUMP_BUFFER_WORDS, RAISERS
from .guard import reachable
from .splice import splice

RAISE = "pad.raise.kept"
FORKS = ("__kmpc_fork_call", "__kmpc_fork_teams")
_TASK = "__kmpc_omp_task_alloc"
_SERIAL_END = "__kmpc_end_serialized_parallel"
_WAITED_FOR = (
    "__kmpc_barrier", "__kmpc_cancel_barrier", "__kmpc_ordered", "__kmpc_dispatch_init_4", "__kmpc_dispatch_init_4u", "__kmpc_reduce",
    "__kmpc_dispatch_init_8", "__kmpc_dispatch_init_8u", "__kmpc_copyprivate", "__kmpc_doacross_wait", "__kmpc_fork_teams",
    "__kmpc_dist_dispatch_init_4", "__kmpc_dist_dispatch_init_8", "pad.order.wait", "pthread_barrier_wait", "pthread_cond_wait",
)  # fmt: skip
"""What threads wait in for others of their team, or share the state of."""
_LOCKS = {
    "__kmpc_critical": "__kmpc_end_critical",
    "__kmpc_critical_with_hint": "__kmpc_end_critical",
    "__kmpc_ordered": "__kmpc_end_ordered",
    "omp_set_lock": "omp_unset_lock",
    "omp_set_nest_lock": "omp_unset_nest_lock",
    "__kmpc_set_lock": "__kmpc_unset_lock",
    "__kmpc_set_nest_lock": "__kmpc_unset_nest_lock",
    "pthread_mutex_lock": "pthread_mutex_unlock",
}
_CONTEXTS = ("pad.order.context", "pad.task.context", "pad.sums.table")
"""What regions of derivatives say to their threads, and take back at their end."""
_LEFT = {"pad.sums.table": "pad.sums.abandon"}
"""How that is taken back of a thread that has failed, if others wait for it."""
_STATE = ty.struct([ty.I32, ty.array(ty.I8, ERROR_BYTES)])
"""Whether a thread has failed, and what it says."""
_ALONE, _PATIENT, _HOLDING = 0, 1, 2
"""What a thread that is gone leaves behind: nothing; others, if there are any, at a barrier; a lock, or tasks that use its variables."""


def catch_in_teams(module: Module) -> None:
    """Frames for all threads and tasks of regions that may raise. The module has the runtime of raised errors, with storage per thread;
    nothing of it is differentiated any more."""
    if not any(name in module.functions for name in FORKS):
        return
    raising = _Raising(module)
    caught: dict[Function, Function] = {}
    for call in [i for f in list(module.functions.values()) for i in f.instructions() if isinstance(i, ins.Call)]:
        called = call.called_function
        if called is None or call.block is None or call.block.function is None or call.block.function in caught.values():
            continue
        if called.name in FORKS:
            region = call.arguments[2]
            if isinstance(region, Function) and raising(region):
                state = _state(call)
                wrapper = caught[region] if region in caught else caught.setdefault(region, _wrapper(module, region, raising))
                _replace(call, [call.arguments[0], _one_more(call.arguments[1]), wrapper, *call.arguments[3:], state])
        elif called.name == _TASK:
            entry = call.arguments[-1]
            if isinstance(entry, Function) and raising(entry):
                wrapper = caught[entry] if entry in caught else caught.setdefault(entry, _task_wrapper(module, entry, raising))
                call.set_operand(len(call.arguments) - 1, wrapper)
    for region in [one for one in caught if one.function_type.result.is_void]:
        for call in [u for u in region.users if isinstance(u, ins.Call) and u.called_function is region]:
            _in_line(call, caught[region])


class _Raising:
    """What functions may raise, and how others depend on it."""

    def __init__(self, module: Module) -> None:
        self._raises: dict[Function, bool] = {}
        self._pointed_at = [f for f in module.functions.values() if f.blocks and f.name not in RAISERS and _is_pointed_at(f)]

    def __call__(self, function: Function) -> bool:
        if function not in self._raises:
            self._raises[function] = bool(function.blocks) and any(one.name in RAISERS for one in reachable(function))
        return self._raises[function]

    def harm(self, function: Function) -> int:
        """What a thread does to the others that leaves this function in the middle."""
        inside = self._inside(function)
        if any(self._while_holding(one) for one in inside):
            return _HOLDING
        called = {i.called_function.name for one in inside for i in one.instructions() if isinstance(i, ins.CallBase) and i.called_function}
        if _TASK in called and called & set(RAISERS):
            # Tasks that wait to run may look at its variables.
            return _HOLDING
        return _PATIENT if called & set(_WAITED_FOR) else _ALONE

    def _inside(self, function: Function) -> set[Function]:
        """What the thread that runs this function may run in it: `reachable`, but that pointers lead to no region, and without tasks."""
        seen: set[Function] = set()
        work = [function]
        while work:
            current = work.pop()
            if current in seen or not current.blocks or current.name in RAISERS:
                continue
            seen.add(current)
            for i in current.instructions():
                called = i.called_function if isinstance(i, ins.CallBase) else None
                if called is not None and called.name == _TASK:
                    continue
                work += [operand for operand in i.operands if isinstance(operand, Function)]
                if isinstance(i, ins.CallBase) and called is None:
                    work += self._pointed_at
        return seen

    def _while_holding(self, function: Function) -> bool:
        """Whether something raises between the acquisition of a lock and its release; a lock that outlives the function counts."""
        for taken in function.instructions():
            if not isinstance(taken, ins.Call) or taken.called_function is None or taken.called_function.name not in _LOCKS:
                continue
            end = _LOCKS[taken.called_function.name]
            assert taken.block is not None
            seen: set[Block] = set()
            work: list[tuple[Block, int]] = [(taken.block, taken.block.position(taken) + 1)]
            while work:
                block, start = work.pop()
                for i in block.instructions[start:]:
                    called = i.called_function if isinstance(i, ins.CallBase) else None
                    if called is not None and called.name == end:
                        break
                    if isinstance(i, ins.CallBase) and (called is None or called.name in RAISERS or self(called)):
                        return True
                    if isinstance(i, ins.Return):
                        return True
                else:
                    new = [b for b in block.instructions[-1].targets if b not in seen]
                    seen.update(new)
                    work += [(b, 0) for b in new]
        return False


def _is_pointed_at(function: Function) -> bool:
    """Whether some pointer may lead to the function, other than those that the runtime is given."""
    for user in function.users:
        called = user.called_function if isinstance(user, ins.CallBase) else None
        if called is function and function not in user.operands[:-1]:
            continue
        if called is None or not called.name.startswith("__kmpc_"):
            return True
    return False


def _one_more(count: Value) -> Value:
    assert isinstance(count, ConstantInt)
    return const_int(ty.I32, count.value + 1)


def _state(call: ins.Call) -> Value:
    """The place of an error, in the stack of the function that forks; after the call the error is raised again."""
    splice_runtime(call)
    assert call.block is not None and call.block.function is not None
    function = call.block.function
    b = Builder(before=function.blocks[0].instructions[0])
    state = b.alloca(_STATE, name="failed", align=16)
    before = Builder(before=call)
    before.store(const_int(ty.I32, 0), state)
    outer = before.call_named("pad.team.current", ty.PTR, [], "outside")
    after = call.block.after(call)
    Builder(before=after).call_named("pad.team.raise", ty.VOID, [state, outer])
    return state


def splice_runtime(call: ins.Call) -> None:
    module = call.block.function.module if call.block is not None and call.block.function is not None else None
    assert module is not None
    if "pad.team.raise" not in module.functions:
        splice(module, runtime.read("errors", "teams.ll"))


def _replace(call: ins.Call, arguments: Iterable[Value]) -> None:
    assert call.called_function is not None
    made = Builder(before=call).call(call.called_function, list(arguments), call.function_type)
    made.metadata = dict(call.metadata)
    call.erase()


def _in_line(call: ins.Call, wrapper: Function) -> None:
    """A region that its own thread runs, without a team: between the two calls that tell the runtime so."""
    assert call.block is not None
    if call.block.function is wrapper:
        return
    state = _state(call)
    made = Builder(before=call).call(wrapper, [*call.arguments, state])
    made.metadata = dict(call.metadata)
    block = call.block
    at = block.position(call)
    call.erase()
    check = block.instructions[at]
    ends = [i for i in block.instructions[at:] if isinstance(i, ins.Call) and i.called_function and i.called_function.name == _SERIAL_END]
    if ends:
        after = block.after(ends[0])
        Builder(before=after).call_named("pad.team.raise", ty.VOID, check.operands[:2])
        check.erase()


def framed(module: Module, inner: Function, made: Function) -> tuple[Builder, Builder]:
    """Builders of (the block that runs under a frame of its own, the block that an error leads to)."""
    module.add_function(made)
    made.attributes = ("noinline",)
    b = Builder(made.add_block("entry"))
    frame = b.alloca(ty.array(ty.I64, JUMP_BUFFER_WORDS), align=16)
    outer = b.call_named("pad.error.enter", ty.PTR, [frame], "outer")
    kept = [(variable, b.load(ty.PTR, variable)) for name in _CONTEXTS if (variable := module.get_global(name)) is not None]
    setjmp = b.declare("_setjmp", ty.I32, [ty.PTR], attributes=("returns_twice", "nounwind"))
    again = b.call(setjmp, [frame], name="again")
    again.attributes = ("returns_twice",)
    run, raised = made.add_block("run"), made.add_block("raised")
    b.cond_br(b.icmp("eq", again, const_int(ty.I32, 0)), run, raised)
    back = Builder(raised)
    back.call_named("pad.error.leave", ty.VOID, [outer])
    for variable, before in kept:
        if (leave := module.functions.get(_LEFT.get(variable.name, ""))) is not None:
            back.call(leave, [before])
        else:
            back.store(before, variable)
    b.at_end(run)
    call = b.call(inner, made.arguments[: len(inner.arguments)])
    call.attributes = ("noinline",)
    b.call_named("pad.error.leave", ty.VOID, [outer])
    return b, back


def _wrapper(module: Module, region: Function, raising: _Raising) -> Function:
    types = [*region.function_type.parameters, ty.PTR]
    names = [*(a.name for a in region.arguments), "failed"]
    made = Function(module.unique_name(f"{region.name}.caught"), ty.function(ty.VOID, types), names, prefix="internal")
    b, back = framed(module, region, made)
    state = made.arguments[-1]
    # Tasks of the region look here, also those that the thread runs when it waits for the others at the end.
    Builder(before=made.blocks[0].instructions[0]).call_named("pad.team.enter", ty.VOID, [state])
    b.ret()
    back.call_named("pad.team.failed", ty.VOID, [state, const_int(ty.I32, raising.harm(region))])
    back.ret()
    return made


def _task_wrapper(module: Module, entry: Function, raising: _Raising) -> Function:
    names = [a.name for a in entry.arguments]
    made = Function(module.unique_name(f"{entry.name}.caught"), entry.function_type, names, prefix="internal")
    splice(module, runtime.read("errors", "teams.ll"))
    b, back = framed(module, entry, made)
    result = entry.function_type.result
    state = back.call_named("pad.team.current", ty.PTR, [])
    back.call_named("pad.team.failed", ty.VOID, [state, const_int(ty.I32, raising.harm(entry))])
    for builder in (b, back):
        builder.ret(None if result.is_void else const_int(result, 0))
    return made
